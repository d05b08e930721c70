import type { Command } from '../command.ts';
import { SET_OPTIONS } from './set-options.ts';

/** `envfrom set` and its options. */
export const SET: Command = {
  name: 'set',
  usage: 'triggers|volume WORKLOAD… [SOURCE…] [PATH…]',
  summary:
    'Link a workload to its ConfigMaps and Secrets, or mount them, in the file that defines it',
  details: [
    '`set triggers` writes the annotation `deployment.kubernetes.io/triggered-by` (of a StatefulSet `statefulset.kubernetes.io/triggered-by`, and so on), which `envfrom rollout` follows. `set volume` adds a volume with a ConfigMap or Secret and, with --mount-path, mounts it.',
    'WORKLOAD is deployment/NAME, statefulset/NAME, daemonset/NAME, cronjob/NAME or rollout/NAME, or a kind alone with --selector. SOURCE is configmap/NAME, secret/NAME, or any other object as KIND/NAME or KIND/NAMESPACE/NAME (pvc/data, configmap/other/foo), of which a digest triggers. Lists may be separated by commas. PATH is a file or folder to look in; without one, the current folder.',
    'Manifests are edited in place: comments, order, quotes and indentation stay.',
  ],
  examples: [
    {
      line: 'envfrom set triggers deployment/bar configmap/foo',
      does: 'roll out bar when foo changes',
    },
    {
      line: 'envfrom set triggers deploy -l app=shop configmap/foo,secret/db --dry-run',
      does: 'show the change for all Deployments of a label',
    },
    {
      line: 'envfrom set volume deployment/bar -t configmap --configmap-name foo -m /etc/foo',
      does: 'mount foo in every container of bar',
    },
  ],
  completes: 'links',
  options: SET_OPTIONS,
  run: async () => (await import('./run.ts')).runSet,
};
