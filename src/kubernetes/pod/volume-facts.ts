import type { MapNode } from '../../model/node.ts';
import type { StructItem, VolumeFacts, VolumePart, Workload } from '../../model/workload.ts';
import { isSet, setMap, textField } from '../validation/field.ts';
import { VOLUME_SOURCES } from '../validation/volume-sources.ts';
import { structItems } from './struct-items.ts';

const NONE: readonly StructItem[] = [];
const KINDS = ['secret', 'configMap', 'downwardAPI'] as const;

/** The volumes of a pod spec, each with what it offers. */
export function volumeFacts(workload: Workload): readonly VolumeFacts[] {
  const { podSpec, path, manifest } = workload;
  return structItems(podSpec, 'volumes', path, manifest.dialect).map((item) =>
    factsOf(item, workload),
  );
}

function factsOf({ node, index, path }: StructItem, workload: Workload): VolumeFacts {
  const { dialect } = workload.manifest;
  const name = textField(node, 'name', dialect);
  const source = firstSource(node, workload);
  const projected = source === 'projected' ? setMap(node, 'projected', dialect) : undefined;
  const projections =
    projected === undefined
      ? NONE
      : structItems(projected, 'sources', `${path}.projected`, dialect);
  const parts = partsOf(node, path, false, workload).filter(({ kind }) => kind === source);
  for (const each of projections) parts.push(...partsOf(each.node, each.path, true, workload));
  return {
    node,
    index,
    path,
    name: name.kind === 'text' ? name.text : '',
    source,
    parts,
    projections,
  };
}

function firstSource(node: MapNode, { manifest }: Workload): string | undefined {
  let first = VOLUME_SOURCES.length;
  for (const { name } of node.entries) {
    const rank = VOLUME_SOURCES.indexOf(name);
    if (rank !== -1 && rank < first && isSet(node, name, manifest.dialect)) first = rank;
  }
  return VOLUME_SOURCES[first];
}

function partsOf(
  parent: MapNode,
  parentPath: string,
  projected: boolean,
  { manifest: { dialect } }: Workload,
): VolumePart[] {
  const parts: VolumePart[] = [];
  for (const kind of KINDS) {
    const node = setMap(parent, kind, dialect);
    if (node === undefined) continue;
    const path = `${parentPath}.${kind}`;
    parts.push({ kind, node, path, projected, items: structItems(node, 'items', path, dialect) });
  }
  return parts;
}
