import { memo } from '../../../model/memo.ts';
import {
  entryWith,
  entryOf,
  takeOverIndex,
  type Entry,
  type MapNode,
  type ScalarNode,
  type ScalarStyle,
  type SequenceNode,
  type YamlNode,
} from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';

/** A new scalar that stands for the text a person wrote at `at`. Plain unless a style is given: `"1"` must be quoted. */
export function scalarOf(
  text: string,
  at: Span,
  trail: Trail | undefined,
  style: ScalarStyle = 'plain',
): ScalarNode {
  const { file, start, end } = at;
  // One shape each, without spreading: scalars are made by the hundred thousand.
  return trail === undefined
    ? { kind: 'scalar', file, start, end, text, style, untyped: true }
    : { kind: 'scalar', file, start, end, text, style, untyped: true, trail };
}

/** A new scalar that is a string whatever its text. */
export function stringScalar(
  text: string,
  at: Span,
  trail: Trail | undefined,
  style: ScalarStyle = 'plain',
): ScalarNode {
  const { file, start, end } = at;
  return trail === undefined
    ? { kind: 'scalar', file, start, end, text, style, untyped: true, tag: '!!str' }
    : { kind: 'scalar', file, start, end, text, style, untyped: true, trail, tag: '!!str' };
}

/** A new map from names and values; the keys get the map's place. */
export function mapOf(
  entries: Iterable<readonly [string, YamlNode]>,
  at: Span,
  trail: Trail | undefined,
): MapNode {
  const made = Array.from(entries, ([name, value]) => entry(scalarOf(name, at, trail), value));
  return { kind: 'map', entries: made, ...placePart(at), ...trailPart(trail) };
}

export function sequenceOf(
  items: readonly YamlNode[],
  at: Span,
  trail: Trail | undefined,
): SequenceNode {
  return { kind: 'sequence', items, ...placePart(at), ...trailPart(trail) };
}

/** A map with one value set: in place when the key exists (which keeps its spelling), else at the end under `key`. */
export function withEntry(map: MapNode, key: ScalarNode, value: YamlNode): MapNode {
  const old = entryOf(map, key.text);
  if (old?.value === value) return map;
  const entries = map.entries.slice();
  const made = old === undefined ? entry(key, value) : { key: old.key, name: old.name, value };
  if (old === undefined) entries.push(made);
  else entries[entries.indexOf(old)] = made;
  const changed = remade(map, entries);
  takeOverIndex(map, changed, [[made.name, made]]);
  return changed;
}

/** A map without a key; the same map when it has none. */
export function withoutEntry(map: MapNode, name: string): MapNode {
  const old = entryOf(map, name);
  if (old === undefined) return map;
  const left = map.entries.filter((each) => each !== old);
  const changed = withRemoved(map, left, [name]);
  if (changed.entries === left) takeOverIndex(map, changed, [[name, undefined]]);
  return changed;
}

/**
 * A map without some names, given what is left of it otherwise. kustomize takes away the first entry of a name, so that one
 * written twice comes to light.
 */
export function withRemoved(
  map: MapNode,
  entries: readonly Entry[],
  names: readonly string[],
): MapNode {
  const left = withEntries(map, entries);
  const { duplicates } = left;
  if (duplicates === undefined || names.length === 0) return left;
  const revealed = names.flatMap((name) => duplicates.find(({ kept }) => kept.name === name) ?? []);
  const still = duplicates.filter((each) => !revealed.includes(each));
  const { duplicates: _gone, ...rest } = left;
  const all = [...entries, ...revealed.map(({ dropped }) => dropped)];
  return { ...rest, entries: all, ...(still.length > 0 && { duplicates: still }) };
}

/** The map with other entries: same place, same trail; the same map when no entry differs. */
export function withEntries(map: MapNode, entries: readonly Entry[]): MapNode {
  return sameItems(map.entries, entries) ? map : remade(map, entries);
}

/** A key written twice stays a mistake, whatever else changes in the map. */
function remade(map: MapNode, entries: readonly Entry[]): MapNode {
  const { file, start, end, trail, tag, duplicates } = map;
  if (tag === undefined && duplicates === undefined) {
    return trail === undefined
      ? { kind: 'map', file, start, end, entries }
      : { kind: 'map', file, start, end, entries, trail };
  }
  return { ...map, entries };
}

/** The map itself with another trail; what is in it keeps its own. */
export function withOwnTrail(map: MapNode, trail: Trail): MapNode {
  const { file, start, end, entries, tag, duplicates, mergeOverrides } = map;
  const isPlain = tag === undefined && duplicates === undefined && mergeOverrides === undefined;
  if (!isPlain) return { ...map, trail };
  return { kind: 'map', file, start, end, entries, trail };
}

/** The sequence with other items: same place, same trail; the same sequence when no item differs. */
export function withItems(sequence: SequenceNode, items: readonly YamlNode[]): SequenceNode {
  if (sameItems(sequence.items, items)) return sequence;
  const { file, start, end, trail, tag } = sequence;
  if (tag !== undefined) return { ...sequence, items };
  return trail === undefined
    ? { kind: 'sequence', file, start, end, items }
    : { kind: 'sequence', file, start, end, items, trail };
}

/** The node with other nodes in it: same place, same trail; the same node when none of them differs. */
export function withChildren(node: MapNode, change: (child: YamlNode) => YamlNode): MapNode;
export function withChildren(
  node: MapNode | SequenceNode,
  change: (child: YamlNode) => YamlNode,
): YamlNode;
export function withChildren(
  node: MapNode | SequenceNode,
  change: (child: YamlNode) => YamlNode,
): YamlNode {
  if (node.kind === 'sequence') return withItems(node, node.items.map(change));
  const entries = node.entries.map((each) => {
    const value = change(each.value);
    return value === each.value ? each : entryWith(each, value);
  });
  return withEntries(node, entries);
}

export function entry(key: ScalarNode, value: YamlNode): Entry {
  return { key, name: key.text, value };
}

/** The same tree, every node of it with `trail`; made once per tree and trail, so that copies are shared. */
export function withTrail<T extends YamlNode>(node: T, trail: Trail): T;
export function withTrail(node: YamlNode, trail: Trail): YamlNode {
  return stampWith(trail)(node);
}

const stampWith = memo((trail: Trail) => memo((node: YamlNode) => stamp(node, trail)));

function stamp(node: YamlNode, trail: Trail): YamlNode {
  if (node.kind === 'scalar') return { ...node, trail };
  if (node.kind === 'sequence') {
    return { ...node, items: node.items.map((item) => stamp(item, trail)), trail };
  }
  const entries = node.entries.map(({ key, name, value }) => ({
    key: { ...key, trail },
    name,
    value: stamp(value, trail),
  }));
  return { ...node, entries, trail };
}

function sameItems<T>(left: readonly T[], right: readonly T[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

/** The place of a node, without the node. */
export function placePart({ file, start, end }: Span): Span {
  return { file, start, end };
}

function trailPart(trail: Trail | undefined): { readonly trail?: Trail } {
  return trail === undefined ? {} : { trail };
}
