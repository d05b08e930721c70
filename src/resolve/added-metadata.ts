import type { Workload } from '../model/workload.ts';
import type { PodMap } from './pod-field.ts';

/** Labels that controllers put on the pods they make, by kind of the controller. */
const ADDED_LABELS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Deployment', ['pod-template-hash']],
  ['DaemonSet', ['controller-revision-hash', 'pod-template-generation']],
  [
    'StatefulSet',
    [
      'controller-revision-hash',
      'statefulset.kubernetes.io/pod-name',
      'apps.kubernetes.io/pod-index',
    ],
  ],
  ['Job', jobLabels()],
  ['CronJob', jobLabels()],
]);
/** Copied from the node when a pod is bound to it (PodTopologyLabels). */
const NODE_LABELS = new Set(['topology.kubernetes.io/zone', 'topology.kubernetes.io/region']);
const JOB_ANNOTATIONS = new Set([
  'batch.kubernetes.io/job-completion-index',
  'batch.kubernetes.io/cronjob-scheduled-timestamp',
]);

/** Whether a label or annotation that the manifest does not write may still be on the pod: then its value cannot be known. */
export function isAddedAtRunTime(map: PodMap, key: string, { manifest, core }: Workload): boolean {
  if (!core) return true;
  const isJob = manifest.kind === 'Job' || manifest.kind === 'CronJob';
  if (map === 'annotations') return isJob && JOB_ANNOTATIONS.has(key);
  return NODE_LABELS.has(key) || (ADDED_LABELS.get(manifest.kind)?.includes(key) ?? false);
}

function jobLabels(): readonly string[] {
  return [
    'batch.kubernetes.io/controller-uid',
    'batch.kubernetes.io/job-name',
    'batch.kubernetes.io/job-completion-index',
    'controller-uid',
    'job-name',
  ];
}
