import type { Option } from '../arguments/option.ts';

/** What the commands take that edit manifests. */
export const EDIT_OPTIONS: readonly Option[] = [
  {
    name: 'namespace',
    letter: 'n',
    value: 'NAMESPACE',
    help: 'Only workloads of this namespace, and those that name none',
    commands: ['set'],
  },
  {
    name: 'selector',
    letter: 'l',
    value: 'SELECTOR',
    help: 'All workloads of the kind whose labels match: app=shop,tier!=cache',
    commands: ['set'],
  },
  {
    name: 'remove',
    help: 'Remove the triggers (all, if none is named), or the volume and its mounts',
    commands: ['set'],
  },
  {
    name: 'dry-run',
    help: 'Show the changes instead of writing them; of check, with --fix',
    commands: ['set', 'check'],
  },
  {
    name: 'type',
    letter: 't',
    value: 'TYPE',
    values: ['configmap', 'secret'],
    help: 'Of a volume: the kind of its source',
    default: 'configmap',
    commands: ['set'],
  },
  ...(['configmap-name', 'configmapname'] as const).map((name): Option => ({
    name,
    value: 'NAME',
    help: name === 'configmapname' ? 'The same as --configmap-name' : 'Of a volume: its ConfigMap',
    commands: ['set'],
  })),
  ...(['secret-name', 'secretname'] as const).map((name): Option => ({
    name,
    value: 'NAME',
    help: name === 'secretname' ? 'The same as --secret-name' : 'Of a volume: its Secret',
    commands: ['set'],
  })),
  {
    name: 'mount-path',
    letter: 'm',
    value: 'PATH',
    help: 'Of a volume: where containers mount it',
    commands: ['set'],
  },
  {
    name: 'container',
    value: 'NAME',
    help: 'Of a volume: mount it in this container only',
    default: 'every container except init containers',
    commands: ['set'],
  },
  {
    name: 'name',
    value: 'NAME',
    help: 'Of a volume: its name',
    default: 'the name of its source',
    commands: ['set'],
  },
  {
    name: 'fix',
    help: 'Fix what is certain: misspelt fields and keys, unquoted numbers, newlines at the end of stringData, dead suppressions',
    commands: ['check'],
  },
  {
    name: 'write',
    help: 'Write the files instead of showing what would be written',
    commands: ['rollout'],
  },
  {
    name: 'check',
    help: 'Write nothing; exit with code 1 if copies are out of date',
    commands: ['rollout'],
  },
  {
    name: 'history',
    value: 'N',
    help: 'How many older copies to keep of each original',
    default: 'the revisionHistoryLimit of its workloads, or 10',
    commands: ['rollout'],
  },
  {
    name: 'copies',
    value: 'FILE',
    completes: 'files',
    help: 'With `-`: where earlier copies are; --write updates it',
    commands: ['rollout'],
  },
];
