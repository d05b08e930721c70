import type { Command } from '../command.ts';

/** The commands that edit manifests. */
export const EDIT_COMMANDS: readonly Command[] = [
  {
    name: 'set',
    usage: 'triggers|volume WORKLOAD… [SOURCE…] [PATH…]',
    summary:
      'Link a workload to its ConfigMaps and Secrets, or mount them, in the file that defines it',
    details: [
      '`set triggers` writes the annotation `deployment.kubernetes.io/triggered-by` (of a StatefulSet `statefulset.kubernetes.io/triggered-by`, and so on), which `envfrom rollout` follows. `set volume` adds a volume with a ConfigMap or Secret and, with --mount-path, mounts it.',
      'WORKLOAD is deployment/NAME, statefulset/NAME, daemonset/NAME, cronjob/NAME or rollout/NAME, or a kind alone with --selector. SOURCE is configmap/NAME or secret/NAME. Lists may be separated by commas. PATH is a file or folder to look in; without one, the current folder.',
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
    completes: 'files',
  },
  {
    name: 'rollout',
    usage: '[PATH…|-]',
    summary:
      'Give workloads that are linked to a ConfigMap or Secret an immutable copy of it, so that a change rolls out',
    details: [
      'A workload is linked by the annotation `deployment.kubernetes.io/triggered-by: configmap/foo`; `envfrom set triggers` writes it. For each content of foo there is one copy, `foo-HASH`, which all workloads linked to foo use: a change of foo changes their pod templates, and `kubectl rollout undo` finds the copy of the revision before.',
      'In a repository, --write puts the copies into `foo.rollouts.yaml` beside foo, lists that file in the kustomization, and points the workloads at the newest copy. foo itself stays for editing. Older copies stay as long as a revision of the workload may need them.',
      'With `-`, manifests or a ResourceList come from standard input and go to standard output: a post-renderer of Helm, a function of kustomize or kpt.',
      'Exit code 0: done, or nothing to do. 1: --check found copies out of date, or a link cannot be followed, and standard error says why. 2: could not run.',
    ],
    examples: [
      { line: 'envfrom rollout', does: 'show what would be written' },
      { line: 'envfrom rollout --write', does: 'after foo was edited, before the commit' },
      { line: 'envfrom rollout --check', does: 'in CI: exit code 1 when copies are out of date' },
      {
        line: 'helm template . | envfrom rollout - --copies copies.yaml --write',
        does: 'with a history in copies.yaml',
      },
    ],
    completes: 'files',
  },
];
