import type { Reason, Rollout, RolloutVerdict } from '../../model/changes/change.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import { scalarText } from '../../model/scalars/scalar-text.ts';
import type { Workload } from '../../model/workload.ts';
import type { TemplateDifference } from '../templates/compare-templates.ts';
import { hookOf, isTemplate } from './later-runs.ts';
import { templateReasons } from './rollout-reasons.ts';
import { recreatorOf } from './source-refusal.ts';

/** A verdict with its evidence. */
export function rollout(
  verdict: RolloutVerdict,
  reasons: readonly Reason[],
  needless = false,
): Rollout {
  return { verdict, needless, reasons };
}

/** The pod template changes: what its controller does with it. */
export function withTemplate(
  { manifest, core }: Workload,
  build: Build | undefined,
  differences: readonly TemplateDifference[],
  needless: boolean,
  more: readonly Reason[],
): Rollout {
  const changes = [...templateReasons(differences, needless), ...more];
  const force = recreatorOf(manifest, build);
  const hook = hookOf(manifest, build);
  switch (core || manifest.kind === 'Rollout' ? manifest.kind : '') {
    case 'CronJob':
      return rollout('next-run', changes, needless);
    case 'Job':
      if (hook !== undefined)
        return rollout(
          'next-run',
          [{ text: `${hook} creates the Job again` }, ...changes],
          needless,
        );
      if (force !== undefined)
        return rollout(
          'rolls',
          [{ text: `${force} deletes and creates it` }, ...changes],
          needless,
        );
      return rollout('not-applied', [
        {
          text: "the API server refuses to change a Job's template: spec.template: Invalid value: field is immutable",
          update: true,
        },
        ...changes,
      ]);
    case 'Pod':
      return withPod(differences, force, changes, needless);
    case 'ReplicaSet':
    case 'ReplicationController':
      return rollout('on-delete', [
        { text: `a ${manifest.kind} does not replace running pods` },
        ...changes,
      ]);
    case 'StatefulSet':
    case 'DaemonSet':
      if (scalarText(strategyOf(manifest), manifest.dialect) === 'OnDelete') {
        return rollout(
          'on-delete',
          [{ text: '`updateStrategy` is `OnDelete`', after: strategyOf(manifest) }, ...changes],
          needless,
        );
      }
      return rolling(manifest, changes, needless);
    case 'Deployment':
    case 'Rollout':
    case 'DeploymentConfig':
      return rolling(manifest, changes, needless);
    default:
      if (isTemplate(manifest)) return rollout('next-run', changes, needless);
      return rollout('unknown', [
        { text: `only the controller of ${manifest.kind} knows what happens to running pods` },
        ...changes,
      ]);
  }
}

function rolling(manifest: Manifest, changes: readonly Reason[], needless: boolean): Rollout {
  const { node, dialect } = manifest;
  if (hasNoReplicas(manifest)) return rollout('next-run', [...changes, NO_REPLICAS]);
  const partition = scalarAt(node, 'spec', 'updateStrategy', 'rollingUpdate', 'partition');
  const part = scalarText(partition, dialect);
  const only =
    part === '' || part === '0'
      ? []
      : [{ text: `only pods from number ${part} on (\`partition\`)`, after: partition }];
  return rollout('rolls', [...changes, ...only], needless);
}

export const NO_REPLICAS: Reason = { text: 'no pods run (`replicas: 0`)' };

export function hasNoReplicas({ node, dialect }: Manifest): boolean {
  return scalarText(scalarAt(node, 'spec', 'replicas'), dialect) === '0';
}

/** Of a Pod only images (and deadlines, tolerations) may change in place: its containers restart (kubernetes: ValidatePodUpdate). */
function withPod(
  differences: readonly TemplateDifference[],
  force: string | undefined,
  changes: readonly Reason[],
  needless: boolean,
): Rollout {
  if (differences.every(({ name }) => name.startsWith('the image of ')))
    return rollout('rolls', changes);
  if (force !== undefined)
    return rollout('rolls', [{ text: `${force} deletes and creates it` }, ...changes], needless);
  return rollout('not-applied', [
    {
      text: 'the API server refuses to change a running Pod: spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image` and a few more',
    },
    ...changes,
  ]);
}

function strategyOf({ node }: Manifest) {
  return scalarAt(node, 'spec', 'updateStrategy', 'type');
}
