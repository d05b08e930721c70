import type { MapNode } from '../../model/node.ts';
import type { Dialect } from '../../model/manifest.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { isSet, setMap, textField } from './field.ts';
import type { StructItem } from './struct-items.ts';
import { structItems } from './struct-items.ts';
import { VOLUME_SOURCES } from './volume-sources.ts';
import { memo } from '../../model/memo.ts';

/** One volume of a pod. */
export interface VolumeItem extends StructItem {
  /** For messages; empty when it has none or it is templated. */
  readonly name: string;
}

/** One list of items in a volume: the source that offers them, and the place. */
export interface VolumePart {
  readonly kind: 'configMap' | 'secret' | 'downwardAPI';
  /** The source: `configMap: {…}`. */
  readonly node: MapNode;
  readonly path: string;
  readonly projected: boolean;
  readonly items: readonly StructItem[];
}

/** The volumes of a pod spec; made once, for many rules ask. */
export function volumeItems({ podSpec, path, manifest }: Workload): readonly VolumeItem[] {
  const { dialect } = manifest;
  const items = structItems(podSpec, 'volumes', path, dialect);
  return named(items, dialect);
}

const named = memo((items: readonly StructItem[], dialect: Dialect): readonly VolumeItem[] => {
  return items.map((item) => {
    const name = textField(item.node, 'name', dialect);
    const { node, index, path: at } = item;
    return { node, index, path: at, name: name.kind === 'text' ? name.text : '' };
  });
});

/** The sources of a `projected` volume. */
export function projectionItems(volume: VolumeItem, workload: Workload): readonly StructItem[] {
  const projected = setMap(volume.node, 'projected', workload.manifest.dialect);
  if (projected === undefined || firstSource(volume, workload) !== 'projected') return [];
  return structItems(projected, 'sources', `${volume.path}.projected`, workload.manifest.dialect);
}

/** The one source that the API server looks into, if a volume has several. */
export function firstSource({ node }: VolumeItem, { manifest }: Workload): string | undefined {
  let first = VOLUME_SOURCES.length;
  for (const { name } of node.entries) {
    const rank = VOLUME_SOURCES.indexOf(name);
    if (rank !== -1 && rank < first && isSet(node, name, manifest.dialect)) first = rank;
  }
  return VOLUME_SOURCES[first];
}

/** The ConfigMaps, Secrets and downward API parts of a volume, in order. */
export const volumeParts = memo((volume: VolumeItem, workload: Workload) =>
  findParts(volume, workload),
);

function findParts(volume: VolumeItem, workload: Workload): readonly VolumePart[] {
  const first = firstSource(volume, workload);
  return [
    ...partsOf(volume.node, volume.path, false, workload).filter(({ kind }) => kind === first),
    ...projectionItems(volume, workload).flatMap(({ node, path }) =>
      partsOf(node, path, true, workload),
    ),
  ];
}

/** The `volumeMounts` of a container. */
export function mountItems(container: Container, { manifest }: Workload): readonly StructItem[] {
  return structItems(container.node, 'volumeMounts', container.path, manifest.dialect);
}

const KINDS = ['secret', 'configMap', 'downwardAPI'] as const;

function partsOf(
  parent: MapNode,
  parentPath: string,
  projected: boolean,
  { manifest }: Workload,
): readonly VolumePart[] {
  return KINDS.flatMap((kind) => {
    const node = setMap(parent, kind, manifest.dialect);
    if (node === undefined) return [];
    const path = `${parentPath}.${kind}`;
    return [
      { kind, node, path, projected, items: structItems(node, 'items', path, manifest.dialect) },
    ];
  });
}
