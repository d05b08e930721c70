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

/** What keeps pods from running. */
interface Halted {
  readonly idle: Reason | undefined;
  /** The Job in the cluster is suspended. */
  readonly suspended: boolean;
}

/** What may change in a Job that is suspended and has not begun (kubernetes: validatePodTemplateUpdate in pkg/apis/batch/validation/validation.go). */
const SCHEDULING: ReadonlySet<unknown> = new Set([
  'nodeSelector',
  'affinity',
  'tolerations',
  'schedulingGates',
]);

function isScheduling({ path: [part, field] }: TemplateDifference): boolean {
  return part === 'metadata'
    ? field === 'labels' || field === 'annotations'
    : part === 'spec' && SCHEDULING.has(field);
}

/** The pod template changes: what its controller does with it. */
export function withTemplate(
  { manifest, core }: Workload,
  { idle, suspended }: Halted,
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
      if (suspended && differences.every(isScheduling))
        return rollout('next-run', [{ text: 'it is suspended' }, ...changes], needless);
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
    case 'Deployment':
    case 'Rollout':
    case 'DeploymentConfig':
      return rolling(manifest, idle, changes, needless);
    default:
      if (isTemplate(manifest)) return rollout('next-run', changes, needless);
      return rollout('unknown', [
        { text: `only the controller of ${manifest.kind} knows what happens to running pods` },
        ...changes,
      ]);
  }
}

/** Why the controller replaces no pod although the template changes. */
export function onDeleteReason({ kind, node, dialect }: Manifest): Reason | undefined {
  const strategy = scalarAt(node, 'spec', 'updateStrategy', 'type');
  const isOnDelete = scalarText(strategy, dialect) === 'OnDelete';
  return isOnDelete && (kind === 'StatefulSet' || kind === 'DaemonSet')
    ? { text: '`updateStrategy` is `OnDelete`', after: strategy }
    : undefined;
}

function rolling(
  manifest: Manifest,
  idle: Reason | undefined,
  changes: readonly Reason[],
  needless: boolean,
): Rollout {
  const { node, dialect } = manifest;
  const waits = onDeleteReason(manifest);
  if (waits !== undefined) return rollout('on-delete', [waits, ...changes], needless);
  if (idle !== undefined) return rollout('next-run', [...changes, idle]);
  const partition = scalarAt(node, 'spec', 'updateStrategy', 'rollingUpdate', 'partition');
  const part = scalarText(partition, dialect);
  if (part === '' || part === '0') return rollout('rolls', changes, needless);
  if (Number(part) >= numberAfterLast(manifest)) {
    const held = { text: '`partition` holds back all pods until it is lower', after: partition };
    return { ...rollout('rolls', [held, ...changes], needless), held: true };
  }
  const only = { text: `only pods from number ${part} on (\`partition\`)`, after: partition };
  return rollout('rolls', [...changes, only], needless);
}

/** What follows the number of the last pod of a StatefulSet; no limit if its manifest does not count its pods. */
function numberAfterLast({ node, dialect }: Manifest): number {
  const [replicas, start] = [['replicas'], ['ordinals', 'start']].map((path) =>
    scalarText(scalarAt(node, 'spec', ...path), dialect),
  );
  return replicas === '' ? Infinity : Number(replicas) + Number(start);
}

function isImage({ path: [, list, , field] }: TemplateDifference): boolean {
  return (list === 'containers' || list === 'initContainers') && field === 'image';
}

/** Of a Pod only images (and deadlines, tolerations) may change in place: its containers restart (kubernetes: ValidatePodUpdate). */
function withPod(
  differences: readonly TemplateDifference[],
  force: string | undefined,
  changes: readonly Reason[],
  needless: boolean,
): Rollout {
  if (differences.every(isImage)) return rollout('rolls', changes);
  if (force !== undefined)
    return rollout('rolls', [{ text: `${force} deletes and creates it` }, ...changes], needless);
  return rollout('not-applied', [
    {
      text: 'the API server refuses to change a running Pod: spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image` and a few more',
    },
    ...changes,
  ]);
}
