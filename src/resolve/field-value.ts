import { compareText } from '../go/compare-text.ts';
import { goQuote } from '../go/go-quote.ts';
import { entriesAt, scalarAt, valueAt } from '../model/node.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import type { Value } from '../model/value.ts';
import type { Workload } from '../model/workload.ts';
import { parseIp, type IpAddress } from './ip-address.ts';
import type { PlainField, PodField, PodMap } from './pod-field.ts';
import { podName } from './pod-name.ts';
import type { Pod } from './pod.ts';
import { scalarValue } from './scalar-value.ts';
import { EMPTY_VALUE, joinValues, placeholderValue, textValue } from './value-parts.ts';

/** The value of a usable field; what only the cluster knows is a placeholder. */
export function fieldValue(field: Exclude<PodField, { kind: 'unusable' }>, pod: Pod): Value {
  switch (field.kind) {
    case 'plain':
      return plainValue(field.path, pod);
    case 'map':
      return wholeMap(field.map, pod);
    default:
      return subscriptValue(field.map, field.key, pod);
  }
}

function plainValue(path: PlainField, pod: Pod): Value {
  const { facts, workload, dialect } = pod;
  const { podSpec } = workload;
  switch (path) {
    case 'metadata.name':
      return podName(workload);
    case 'metadata.namespace':
      return known(workload.namespace, 'namespace');
    case 'metadata.uid':
      return known(facts.podUid, 'pod UID');
    case 'spec.nodeName':
      return known(
        scalarText(scalarAt(podSpec, 'nodeName'), dialect) || facts.nodeName,
        'node name',
      );
    case 'spec.serviceAccountName':
      return textValue(serviceAccountName(pod));
    case 'status.hostIP':
      return known(hostIps(pod)?.[0], 'host IP');
    case 'status.hostIPs':
      return known(hostIps(pod)?.join(','), 'host IPs');
    case 'status.podIP':
      return known(firstPodIp(pod), 'pod IP');
    default:
      return known(podIps(pod)?.join(','), 'pod IPs');
  }
}

function known(text: string | undefined, label: string): Value {
  return text === undefined ? placeholderValue(label) : textValue(text);
}

/** The old field `serviceAccount` counts if the new one is empty; admission fills in `default`. */
function serviceAccountName({ workload, dialect }: Pod): string {
  const { podSpec } = workload;
  const name = scalarText(scalarAt(podSpec, 'serviceAccountName'), dialect);
  return name || scalarText(scalarAt(podSpec, 'serviceAccount'), dialect) || 'default';
}

/** At most one address per family, the family of the first address first (GetNodeHostIPs). */
function hostIps({ facts }: Pod): readonly string[] | undefined {
  const all = addresses(facts.hostIPs);
  const first = all?.[0];
  if (all === undefined || first === undefined) return undefined;
  const other = all.find(({ family }) => family !== first.family);
  return other === undefined ? [first.text] : [first.text, other.text];
}

/** At most one address per family, the node's primary family first (sortPodIPs). */
function podIps({ facts }: Pod): readonly string[] | undefined {
  const all = addresses(facts.podIPs);
  if (all === undefined) return undefined;
  const primary = facts.primaryFamily ?? 'IPv4';
  const first = all.find(({ family }) => family === primary);
  const second = all.find(({ family }) => family !== primary);
  return [first, second].flatMap((ip) => (ip === undefined ? [] : [ip.text]));
}

/** Empty while the pod has no address. */
function firstPodIp(pod: Pod): string | undefined {
  const all = podIps(pod);
  return all === undefined ? undefined : (all[0] ?? '');
}

function addresses(texts: readonly string[] | undefined): readonly IpAddress[] | undefined {
  return texts?.flatMap((text) => parseIp(text) ?? []);
}

function subscriptValue(map: PodMap, key: string, pod: Pod): Value {
  const node = valueAt(pod.workload.podMetadata, map, key);
  if (node !== undefined) return scalarValue(node, pod.dialect);
  if (isAddedAtRunTime(map, key, pod.workload)) {
    return placeholderValue(`${map === 'labels' ? 'label' : 'annotation'} ${key}`);
  }
  return EMPTY_VALUE;
}

/** `key="value"` lines, sorted; what controllers add to the map later is not in it. */
function wholeMap(map: PodMap, { workload, dialect }: Pod): Value {
  const entries = [...entriesAt(workload.podMetadata, map)];
  entries.sort((a, b) => compareText(a.name, b.name));
  return joinValues(
    entries.flatMap(({ name, value }, at) => [
      textValue(`${at === 0 ? '' : '\n'}${name}=`),
      quoted(scalarValue(value, dialect)),
    ]),
  );
}

/** A value as Go's `%q` writes it; what is secret of it stays so. */
function quoted(value: Value): Value {
  const parts = value.map((part) =>
    part.kind === 'placeholder' ? part : { ...part, text: goQuote(part.text).slice(1, -1) },
  );
  return joinValues([textValue('"'), parts, textValue('"')]);
}

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
function isAddedAtRunTime(map: PodMap, key: string, { manifest, core }: Workload): boolean {
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
