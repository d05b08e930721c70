import type { Option } from '../arguments/option.ts';

/** The options of `envfrom set`: where a workload is, and what to mount. */
export const SET_OPTIONS: readonly Option[] = [
  {
    name: 'namespace',
    letter: 'n',
    value: 'NAMESPACE',
    help: 'Only workloads of this namespace, and those that name none',
  },
  {
    name: 'selector',
    letter: 'l',
    value: 'SELECTOR',
    help: 'All workloads of the kind whose labels match: app=shop,tier!=cache',
  },
  {
    name: 'remove',
    help: 'Remove the triggers (all, if none is named) and use the originals again, or remove the volume and its mounts',
  },
  {
    name: 'dry-run',
    help: 'Show the changes instead of writing them',
  },
  {
    name: 'type',
    letter: 't',
    value: 'TYPE',
    values: ['configmap', 'secret'],
    help: 'Of a volume: the kind of its source',
    default: 'configmap',
  },
  ...(['configmap-name', 'configmapname'] as const).map((name): Option => ({
    name,
    value: 'NAME',
    help: name === 'configmapname' ? 'The same as --configmap-name' : 'Of a volume: its ConfigMap',
  })),
  ...(['secret-name', 'secretname'] as const).map((name): Option => ({
    name,
    value: 'NAME',
    help: name === 'secretname' ? 'The same as --secret-name' : 'Of a volume: its Secret',
  })),
  {
    name: 'mount-path',
    letter: 'm',
    value: 'PATH',
    help: 'Of a volume: where containers mount it',
  },
  {
    name: 'container',
    value: 'NAME',
    help: 'Of a volume: mount it in this container only',
    default: 'every container except init containers',
  },
  {
    name: 'name',
    value: 'NAME',
    help: 'Of a volume: its name',
    default: 'the name of its source',
  },
];
