import type { Command } from '../command.ts';
import { LIMIT } from '../options/reading-options.ts';

/** `envfrom rollout` and its options. */
export const ROLLOUT: Command = {
  name: 'rollout',
  usage: '[PATH…|-]',
  summary:
    'Write an immutable, content-hashed copy of each linked ConfigMap or Secret, so that a change restarts its workloads',
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
  options: [
    LIMIT,
    {
      name: 'write',
      help: 'Write the files instead of showing what would be written',
    },
    {
      name: 'check',
      help: 'Write nothing; exit with code 1 if copies are out of date',
    },
    {
      name: 'history',
      value: 'N',
      help: 'How many older copies to keep of each original',
      default: 'the revisionHistoryLimit of its workloads, or 10',
    },
    {
      name: 'copies',
      value: 'FILE',
      completes: 'files',
      help: 'With `-`: where earlier copies are; --write updates it',
    },
  ],
  run: async () => (await import('./run.ts')).runRollout,
};
