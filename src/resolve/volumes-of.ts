import { itemsAt, scalarAt, type MapNode } from '../model/node.ts';
import { scalarText } from '../model/scalars/scalar-text.ts';
import type { Workload } from '../model/workload.ts';

export interface PodVolume {
  readonly name: string;
  readonly node: MapNode;
  /** Path in the object: `spec.volumes[0]`; undefined for a claim template. */
  readonly path: string | undefined;
}

/** The volumes of a pod by name: its own, and what a StatefulSet claims for each of its pods. */
export function volumesOf(workload: Workload): ReadonlyMap<string, PodVolume> {
  const volumes = new Map<string, PodVolume>();
  for (const [name, volume] of ownVolumes(workload)) volumes.set(name, volume);
  for (const [name, volume] of claimedVolumes(workload)) volumes.set(name, volume);
  return volumes;
}

/** Those of its volumes that some container mounts: only these are set up on the node. */
export function mountedVolumes(
  volumes: ReadonlyMap<string, PodVolume>,
  workload: Workload,
): ReadonlyMap<string, PodVolume> {
  if (volumes.size === 0) return volumes;
  const names = new Set<string>();
  for (const { node } of workload.containers)
    for (const name of mountedNames(node, workload)) names.add(name);
  let isEach = true;
  for (const name of volumes.keys()) isEach &&= names.has(name);
  return isEach ? volumes : new Map([...volumes].filter(([name]) => names.has(name)));
}

export function mountedNames(container: MapNode, { manifest }: Workload): readonly string[] {
  return itemsAt(container, 'volumeMounts').map((mount) =>
    scalarText(scalarAt(mount, 'name'), manifest.dialect),
  );
}

function ownVolumes({ podSpec, path, manifest }: Workload): [string, PodVolume][] {
  return itemsAt(podSpec, 'volumes').flatMap((node, index): [string, PodVolume][] => {
    if (node.kind !== 'map') return [];
    const name = scalarText(scalarAt(node, 'name'), manifest.dialect);
    return [[name, { name, node, path: `${path}.volumes[${index}]` }]];
  });
}

function claimedVolumes({ manifest }: Workload): [string, PodVolume][] {
  if (manifest.kind !== 'StatefulSet') return [];
  const templates = itemsAt(manifest.node, 'spec', 'volumeClaimTemplates');
  return templates.flatMap((node): [string, PodVolume][] => {
    if (node.kind !== 'map') return [];
    const name = scalarText(scalarAt(node, 'metadata', 'name'), manifest.dialect);
    return [[name, { name, node, path: undefined }]];
  });
}
