import {
  mapAt,
  type DuplicateEntry,
  type Entry,
  type MapNode,
  type YamlNode,
  entryWith,
} from '../../../model/node.ts';
import { isEmptyNode } from '../tree/node-fields.ts';
import { withEntries } from '../tree/nodes.ts';

/**
 * An object that has `metadata.annotations` twice, with the annotations of all of them; of one that several have, the first counts. kustomize
 * reads an object's annotations and writes them back, so that nothing is left of the second map; every other key that appears twice it
 * refuses (kyaml: RNode.GetAnnotations, SetAnnotations).
 */
export function joinAnnotations(object: MapNode): MapNode {
  const metadata = mapAt(object, 'metadata');
  if (metadata?.duplicates === undefined) return object;
  const again = metadata.duplicates.filter(isTwice).map(({ dropped }) => dropped);
  const first = metadata.entries.find(({ name }) => name === 'annotations');
  if (first === undefined || again.length === 0 || ![first, ...again].every(isMap)) return object;
  const value = joined(first, again);
  const { duplicates, ...rest } = metadata;
  const left = duplicates.filter((each) => !isTwice(each));
  const entries = metadata.entries.map((each) => (each === first ? entryWith(first, value) : each));
  const once: MapNode = { ...rest, entries, ...(left.length > 0 && { duplicates: left }) };
  return withEntries(
    object,
    object.entries.map((each) => (each.value === metadata ? entryWith(each, once) : each)),
  );
}

function isTwice({ kept }: DuplicateEntry): boolean {
  return kept.name === 'annotations';
}

function isMap({ value }: Entry): boolean {
  return value.kind === 'map' || isEmptyNode(value);
}

function joined(one: Entry, again: readonly Entry[]): YamlNode {
  const maps = [one, ...again].flatMap(({ value }) => (value.kind === 'map' ? [value] : []));
  const [first] = maps;
  if (first === undefined) return one.value;
  const entries = new Map<string, Entry>();
  for (const entry of maps.flatMap((map) => map.entries)) {
    if (!entries.has(entry.name)) entries.set(entry.name, entry);
  }
  return withEntries(first, [...entries.values()]);
}
