import type { Span } from './span.ts';
import type { Trail } from './trail.ts';
import type { Value } from './value.ts';

/**
 * The one tree that all stages use. Immutable; a transformation returns new nodes that share what they do not change. A node is its own
 * span: the place in the file that wrote it.
 */
export type YamlNode = MapNode | SequenceNode | ScalarNode;

interface Written extends Span {
  /** How a rendered node came to be where it is; absent on a node as written. */
  readonly trail?: Trail;
  /** Explicit tag (`!!str`, `!vault`), as written. */
  readonly tag?: string;
}

export interface MapNode extends Written {
  readonly kind: 'map';
  /** One entry per key: aliases resolved, `<<` merged, the last of duplicate keys kept, all as kubectl does. */
  readonly entries: readonly Entry[];
  /** Entries that a later one of the same key replaced. */
  readonly duplicates?: readonly DuplicateEntry[];
  /** Entries replaced if one of the two came through `<<`: not a mistake by itself. */
  readonly mergeOverrides?: readonly DuplicateEntry[];
}

/**
 * `key.text` is the key as it arrives in JSON in the dialect of the object; `key` spans the key as written. A class, so that the compiler
 * refuses `{ ...entry }`, which would lose a key that is made when it is asked for (`entryWith`).
 */
export abstract class Entry {
  abstract get key(): ScalarNode;
  /** The key as kubectl's JSON holds it: `on` → `true`, `0755` → `493`. */
  abstract readonly name: string;
  abstract readonly value: YamlNode;
}

/**
 * The entry of a key that was written plainly, in the file of its value, and whose text is its name. Most keys are never looked at, and
 * there is one for every field of every file: as nodes they would be a fifth of the memory of a run.
 */
export class PlainEntry implements Entry {
  readonly name: string;
  readonly value: YamlNode;
  /** Where the key starts. */
  readonly keyStart: number;

  constructor(keyStart: number, name: string, value: YamlNode) {
    this.name = name;
    this.value = value;
    this.keyStart = keyStart;
  }

  /** Made anew each time: to keep it would cost every entry the room for it. */
  get key(): ScalarNode {
    const { name: text, value, keyStart: start } = this;
    const end = start + text.length;
    return { kind: 'scalar', file: value.file, start, end, text, style: 'plain' };
  }
}

/** The same entry with another value. */
export function entryWith<Node extends YamlNode>(
  { key, name }: Entry,
  value: Node,
): { readonly key: ScalarNode; readonly name: string; readonly value: Node } {
  return { key, name, value };
}

export interface DuplicateEntry {
  readonly dropped: Entry;
  readonly kept: Entry;
}

export interface SequenceNode extends Written {
  readonly kind: 'sequence';
  readonly items: readonly YamlNode[];
}

export interface ScalarNode extends Written {
  readonly kind: 'scalar';
  /** The text after quotes, folding and escapes; not yet resolved to a type (see `resolveScalar`). */
  readonly text: string;
  readonly style: ScalarStyle;
  /** Made by a build, not read: when its text is written over, a plain one is read again (a read one keeps its type). */
  readonly untyped?: true;
  /**
   * The known parts of the text, if something filled it in: the parts in order, some of them secret, some only placeholders, for which
   * `text` has what a person wrote there. Absent: all of it is known, and as secret as the object that holds it.
   */
  readonly value?: Value;
}

export type ScalarStyle = 'plain' | 'single-quoted' | 'double-quoted' | 'literal' | 'folded';

const LINEAR_SEARCH_LIMIT = 12;
const NONE: readonly never[] = [];

/** The entry of a map under a key, or undefined (also when `node` is not a map). Keys are data: `__proto__` too. */
export function entryOf(node: YamlNode | undefined, name: string): Entry | undefined {
  if (node?.kind !== 'map') return undefined;
  if (node.entries.length <= LINEAR_SEARCH_LIMIT) {
    // Asked more often than anything else: without a function for each question.
    for (let at = 0; at < node.entries.length; at += 1) {
      const entry = node.entries[at];
      if (entry?.name === name) return entry;
    }
    return undefined;
  }
  return entriesByName(node).get(name);
}

const indexes = new WeakMap<MapNode, Map<string, Entry>>();

function entriesByName(node: MapNode): ReadonlyMap<string, Entry> {
  const known = indexes.get(node);
  if (known !== undefined) return known;
  const made = new Map(node.entries.map((entry) => [entry.name, entry]));
  indexes.set(node, made);
  return made;
}

/**
 * Says that `after` is `before` but for some entries, by name (undefined: it is gone): it takes over the index of names, so that
 * thousands of changes of one large map, one after the other, make one index and not thousands.
 */
export function takeOverIndex(
  before: MapNode,
  after: MapNode,
  changes: Iterable<readonly [string, Entry | undefined]>,
): void {
  const index = indexes.get(before);
  if (index === undefined || before === after) return;
  indexes.delete(before);
  for (const [name, entry] of changes) {
    if (entry === undefined) index.delete(name);
    else index.set(name, entry);
  }
  indexes.set(after, index);
}

/** Whether a place is that of a scalar which is at hand. */
export function isScalarAt(place: Span): place is ScalarNode {
  return 'kind' in place && place.kind === 'scalar';
}

/** The value under a path of keys; undefined when a step is not a map or has no such key. */
export function valueAt(
  node: YamlNode | undefined,
  ...path: readonly string[]
): YamlNode | undefined {
  return follow(node, path);
}

/** With the path as one list, which is not copied from one of these functions to the next. */
function follow(node: YamlNode | undefined, path: readonly string[]): YamlNode | undefined {
  let here = node;
  for (let at = 0; at < path.length; at += 1) here = entryOf(here, path[at] ?? '')?.value;
  return here;
}

/** The map under a path, or undefined. */
export function mapAt(node: YamlNode | undefined, ...path: readonly string[]): MapNode | undefined {
  const value = follow(node, path);
  return value?.kind === 'map' ? value : undefined;
}

/** The scalar under a path, or undefined. */
export function scalarAt(
  node: YamlNode | undefined,
  ...path: readonly string[]
): ScalarNode | undefined {
  const value = follow(node, path);
  return value?.kind === 'scalar' ? value : undefined;
}

/** The name of an object, or the object, where it has none: the place of what is said of it. */
export function nameNodeOf(object: YamlNode): YamlNode {
  return scalarAt(object, 'metadata', 'name') ?? object;
}

/** The items of the sequence under a path; empty if there is no sequence. */
export function itemsAt(
  node: YamlNode | undefined,
  ...path: readonly string[]
): readonly YamlNode[] {
  const value = follow(node, path);
  return value?.kind === 'sequence' ? value.items : NONE;
}

/** What is directly in a node: the items of a sequence, the values of a map. */
export function childrenOf(node: YamlNode): readonly YamlNode[] {
  if (node.kind === 'scalar') return NONE;
  return node.kind === 'sequence' ? node.items : node.entries.map(({ value }) => value);
}

/** The scalars of a tree in their order, without keys. */
export function scalarsIn(node: YamlNode): readonly ScalarNode[] {
  return node.kind === 'scalar' ? [node] : childrenOf(node).flatMap(scalarsIn);
}

export function entriesIn(node: YamlNode): readonly Entry[] {
  if (node.kind !== 'map') return childrenOf(node).flatMap(entriesIn);
  return node.entries.flatMap((entry) => [entry, ...entriesIn(entry.value)]);
}

/** Whether a scalar of a tree passes a test, keys left aside. */
export function someScalar(node: YamlNode, test: (scalar: ScalarNode) => boolean): boolean {
  if (node.kind === 'scalar') return test(node);
  return childrenOf(node).some((child) => someScalar(child, test));
}

/** The entries of the map under a path; empty if there is no map. */
export function entriesAt(
  node: YamlNode | undefined,
  ...path: readonly string[]
): readonly Entry[] {
  const value = follow(node, path);
  return value?.kind === 'map' ? value.entries : NONE;
}
