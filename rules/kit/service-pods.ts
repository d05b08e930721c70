import type { Evidence } from '../../src/model/evidence.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import { holdsPlaceholder } from '../../src/model/names/placeholders.ts';
import { mapAt, scalarAt, type Entry, type MapNode } from '../../src/model/node.ts';
import type { Workload } from '../../src/model/workload.ts';
import { namespaceOf } from './namespace-of.ts';

/** A Service with its selector, or a workload with the labels of its pods. */
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

/** The Services that select pods, with a selector that is known. */
export function servicesOf(evidence: Evidence): readonly Placed[] {
  return evidence.manifests.flatMap(({ manifest, build }) => {
    const { group, kind, node } = manifest;
    if (group !== '' || kind !== 'Service') return [];
    const labels = mapAt(node, 'spec', 'selector');
    const isWhole =
      labels !== undefined &&
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
