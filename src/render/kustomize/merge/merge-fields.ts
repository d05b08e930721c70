import type { Entry, MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import { entryOf, takeOverIndex, entryWith } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { isMissingOrNull, type Merge, type Walked } from '../tree/merge-context.ts';
import { withEntries, withRemoved } from '../tree/nodes.ts';
import { isText, typeTag } from '../tree/scalar-type.ts';
import type { Shape } from '../tree/schema.ts';
import { commentShape } from './comment-shape.ts';
import { noteOpen, openEntries } from './unchanged-nodes.ts';

const LOOKALIKE = /^[-+.0-9yYnNtTfFoO~?]/;
/** The beginning of a list or of a key, where it stands alone. */
const ENTRY = /^[-?](?: |$)/;

/** kyaml's walk over two maps: the fields of the target, each with the patch's of the same name, then those that only the patch has. */
export function mergeFields(
  merge: Merge,
  target: MapNode,
  patch: MapNode | undefined,
  shape: Shape | undefined,
): Walked {
  const open = openEntries(merge, target, shape);
  if (open !== undefined) return mergeTouched(merge, target, patch, shape, open);
  const all: Entry[] = [];
  const changed: Entry[] = [];
  const met = new Set<string>();
  for (const ours of target.entries) {
    const theirs = patch === undefined ? undefined : entryOf(patch, ours.name);
    if (theirs !== undefined) met.add(theirs.name);
    const merged = mergeEntry(merge, ours, theirs, shape);
    if (merged === undefined) continue;
    all.push(merged);
    if (theirs !== undefined || merged !== ours) changed.push(merged);
  }
  for (const theirs of patch?.entries ?? []) {
    const added = met.has(theirs.name) ? undefined : mergeEntry(merge, undefined, theirs, shape);
    if (added === undefined) continue;
    all.push(added);
    changed.push(added);
  }
  const gone = target.duplicates === undefined ? [] : missing(target.entries, all);
  const node = withRemoved(target, all, gone);
  if (target.duplicates === undefined) noteOpen(merge, node, shape, changed);
  return { node, inPlace: true };
}

/** The same for a map of which all entries but `open` are known to stay as they are: only these and what the patch touches are walked. */
function mergeTouched(
  merge: Merge,
  target: MapNode,
  patch: MapNode | undefined,
  shape: Shape | undefined,
  open: readonly Entry[],
): Walked {
  const changes = new Map<string, Entry | undefined>();
  const all: (Entry | undefined)[] = target.entries.slice();
  for (const at of touchedIn(target, patch, open)) {
    const ours = target.entries[at];
    if (ours === undefined) continue;
    const theirs = patch && entryOf(patch, ours.name);
    const merged = mergeEntry(merge, ours, theirs, shape);
    all[at] = merged;
    if (theirs !== undefined || merged !== ours) changes.set(ours.name, merged);
  }
  for (const theirs of patch?.entries ?? []) {
    if (entryOf(target, theirs.name) !== undefined) continue;
    const added = mergeEntry(merge, undefined, theirs, shape);
    if (added === undefined) continue;
    all.push(added);
    changes.set(added.name, added);
  }
  const left = all.filter((entry) => entry !== undefined);
  const node = withEntries(target, left);
  takeOverIndex(target, node, changes);
  const changed = [...changes.values()].filter((entry) => entry !== undefined);
  noteOpen(merge, node, shape, changed);
  return { node, inPlace: true };
}

/** Where the entries are that a walk may change, in their order. */
function touchedIn(
  target: MapNode,
  patch: MapNode | undefined,
  open: readonly Entry[],
): readonly number[] {
  const named = (patch?.entries ?? []).flatMap(({ name }) => entryOf(target, name) ?? []);
  const touched = [...new Set([...open, ...named])];
  return touched.map((entry) => target.entries.indexOf(entry)).sort((a, b) => a - b);
}

function missing(before: readonly Entry[], after: readonly Entry[]): readonly string[] {
  const names = new Set(after.map(({ name }) => name));
  return before.flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

/** The entry after the merge, or nothing when it goes. */
function mergeEntry(
  merge: Merge,
  ours: Entry | undefined,
  theirs: Entry | undefined,
  shape: Shape | undefined,
): Entry | undefined {
  const either = ours ?? theirs;
  if (either === undefined) return undefined;
  const fieldShape =
    commentShape(ours, merge.schema) ??
    commentShape(theirs, merge.schema) ??
    shape?.field(either.name);
  const { node, keep } = merge.walk(ours?.value, theirs?.value, fieldShape);
  if (node === undefined || (isMissingOrNull(node) && keep !== true)) return undefined;
  const value =
    ours === undefined || node === ours.value ? quoted(node) : withStyleOf(node, ours.value);
  return value === either.value ? either : entryWith(either, value);
}

/**
 * kyaml's FieldSetter keeps the style of the value it replaces and takes the new one's type: a number written over a quoted
 * string becomes a string, for go-yaml drops a type that the text alone would have; a string over a plain scalar stays one.
 */
function withStyleOf(node: YamlNode, old: YamlNode): YamlNode {
  if (node === old || node.kind !== 'scalar' || old.kind !== 'scalar') return node;
  if (node.style === old.style && node.tag === old.tag) return node;
  const type = typeTag(node);
  const plain: ScalarNode = { ...withoutTag(node), style: 'plain' };
  const styled: ScalarNode = { ...plain, style: old.style };
  const isImplied = typeTag(plain) === type || (type === '!!str' && old.style !== 'plain');
  return isImplied ? styled : { ...styled, tag: type };
}

/** A string that YAML 1.1 would not read as one gets quotes, which a later patch's value then keeps. */
function quoted(node: YamlNode): YamlNode {
  if (node.kind !== 'scalar' || node.style !== 'plain' || !LOOKALIKE.test(node.text)) return node;
  if (!isText(node) || node.text.includes('\n')) return node;
  const { untyped: _untyped, ...plain } = withoutTag(node);
  if (!ENTRY.test(node.text) && resolveScalar(plain, 'kubectl').kind === 'string') return node;
  return { ...plain, style: 'double-quoted' };
}

function withoutTag({ tag: _tag, ...node }: ScalarNode): ScalarNode {
  return node;
}
