import {
  entryOf,
  type Entry,
  type MapNode,
  type SequenceNode,
  type YamlNode,
} from '../../../model/node.ts';
import { isNull } from '../../../model/scalars/resolve-scalar.ts';
import { withEntry, withItems, withoutEntry } from '../../kustomize/tree/nodes.ts';

/**
 * An Application's source with an override merged into it, as Argo CD merges one: a JSON merge patch, decoded into the source that is
 * there. So null takes nothing away, and an item of a list goes into the item that is at its place; only `helm.valuesObject` is a merge
 * patch as it should be.
 */
export function mergeSource(source: MapNode, override: MapNode): MapNode {
  return mergeMaps(source, override, []);
}

const VALUES = 'helm.valuesObject';
/** Which repository, which folder: an override does not change it. */
const FIXED = new Set(['chart', 'path', 'repoURL', 'targetRevision']);

function mergeMaps(map: MapNode, patch: MapNode, path: readonly string[]): MapNode {
  let merged = map;
  for (const entry of patch.entries) {
    if (path.length === 0 && FIXED.has(entry.name)) continue;
    merged = mergeEntry(merged, entry, [...path, entry.name]);
  }
  return merged;
}

function mergeEntry(map: MapNode, { key, name, value }: Entry, path: readonly string[]): MapNode {
  if (isNull(value, 'kubectl')) return map;
  const old = entryOf(map, name)?.value;
  const merge = path.join('.') === VALUES ? mergePatch : mergeValues;
  return withEntry(map, { ...key, text: name }, merge(old, value, path));
}

function mergeValues(
  old: YamlNode | undefined,
  value: YamlNode,
  path: readonly string[],
): YamlNode {
  if (old?.kind === 'map' && value.kind === 'map') return mergeMaps(old, value, path);
  if (old?.kind === 'sequence' && value.kind === 'sequence') return mergeLists(old, value, path);
  return value;
}

function mergeLists(old: SequenceNode, value: SequenceNode, path: readonly string[]): SequenceNode {
  return withItems(
    value,
    value.items.map((item, index) => mergeValues(old.items[index], item, path)),
  );
}

/** RFC 7396. */
function mergePatch(old: YamlNode | undefined, patch: YamlNode): YamlNode {
  if (patch.kind !== 'map' || old?.kind !== 'map') return patch;
  let merged = old;
  for (const { key, name, value } of patch.entries) {
    merged = isNull(value, 'kubectl')
      ? withoutEntry(merged, name)
      : withEntry(merged, { ...key, text: name }, mergePatch(entryOf(merged, name)?.value, value));
  }
  return merged;
}
