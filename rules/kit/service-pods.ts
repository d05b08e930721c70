import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { mapAt, scalarAt, type Entry, type MapNode } from '../../src/model/node.ts';
import type { Workload } from '../../src/model/workload.ts';
import { namespaceOf } from './namespace-of.ts';

/** A Service, or another object that selects pods, with its labels; or a workload with the labels of its pods. */
export interface Placed {
  readonly manifest: Manifest;
  readonly build: string;
  readonly namespace: string | undefined;
  readonly labels: MapNode;
}

export interface PlacedPods extends Placed {
  readonly workload: Workload;
}

/** Where a namespace has more Services or workloads, its Services are not looked at. */
export const MAX_PLACED = 100;

/** A kind whose objects select pods of their namespace by labels. */
export interface Selecting {
  readonly group: string;
  readonly kind: string;
  /** Where the selector is, and in it the labels. */
  readonly selector: readonly string[];
  readonly labels: readonly string[];
}

export const SERVICES: Selecting = {
  group: '',
  kind: 'Service',
  selector: ['spec', 'selector'],
  labels: [],
};

/** The Services that select pods, with a selector that is known. */
export function servicesOf(evidence: Evidence): readonly Placed[] {
  return selectorsOf(evidence, SERVICES);
}

/** The objects of a kind that select pods, with a selector that is known. */
export function selectorsOf(
  evidence: Evidence,
  { group, kind, selector, labels: path }: Selecting,
): readonly Placed[] {
  return evidence.manifests.flatMap(({ manifest, build }) => {
    const { node } = manifest;
    if (manifest.group !== group || manifest.kind !== kind) return [];
    const labels = mapAt(node, ...selector, ...path);
    const isWhole =
      labels !== undefined &&
      (path.length === 0 || mapAt(node, ...selector)?.entries.length === 1) &&
      labels.entries.length > 0 &&
      labels.entries.every(({ value }) => value.kind === 'scalar' && !holdsPlaceholder(value.text));
    if (!isWhole) return [];
    return [{ manifest, build, namespace: namespaceOf(manifest, build, evidence), labels }];
  });
}

export function podsOf(evidence: Evidence): readonly PlacedPods[] {
  return evidence.workloads.flatMap((workload) => {
    const { manifest, namespace, build, podMetadata } = workload;
    const labels = mapAt(podMetadata, 'labels');
    return labels === undefined ? [] : [{ manifest, build, namespace, labels, workload }];
  });
}

/** The namespace, or if it is not known, the build. */
export function placeOf({ namespace, build }: Pick<Placed, 'namespace' | 'build'>): string {
  return namespace ?? ` ${build}`;
}

export function hasLabel({ labels }: Placed, { name, value }: Entry): boolean {
  const own = scalarAt(labels, name);
  return own !== undefined && value.kind === 'scalar' && own.text === value.text;
}
