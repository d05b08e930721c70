import {
  entryOf,
  type Entry,
  type MapNode,
  type SequenceNode,
  type YamlNode,
  entryWith,
} from '../../../../model/node.ts';
import { done, mapDone } from '../../../../model/result.ts';
import { isNull } from '../../../../model/scalars/resolve-scalar.ts';
import type { FieldType, StructType } from '../../../kustomize/load/go-struct.ts';
import { refused, type BuildResult } from '../../../kustomize/tree/build-refusal.ts';
import { withEntries, withEntry, withItems, withoutEntry } from '../../../kustomize/tree/nodes.ts';

const DIRECTIVE = '$patch';
const RETAIN = '$retainKeys';
const DELETE_FROM = '$deleteFromPrimitiveList/';
const ORDER = '$setElementOrder/';
/** The one list that patches add to. */
const ADDED_TO = 'finalizers';

/**
 * A strategic merge patch, as the API machinery applies it to an object of a Go type: null deletes, lists take the place of lists
 * but where the type says otherwise. Where both sides have a map or list that the type does not know (a map within
 * `valuesObject`), the patch is refused. See k8s.io/apimachinery/pkg/util/strategicpatch.
 */
export function mergePatch(
  original: MapNode,
  patch: MapNode,
  type: StructType,
): BuildResult<MapNode> {
  return mergeMaps(original, patch, { kind: 'struct', of: type });
}

function mergeMaps(original: MapNode, patch: MapNode, type: FieldType): BuildResult<MapNode> {
  const directive = entryOf(patch, DIRECTIVE);
  if (directive !== undefined) return byDirective(patch, directive);
  const retained = retainKeys(original, patch);
  if (retained.kind === 'refused') return retained;
  let merged = retained.value;
  for (const one of patch.entries) {
    if (one.name === RETAIN || one.name.startsWith(ORDER)) continue;
    const next = mergeEntry(merged, one, type);
    if (next.kind === 'refused') return next;
    merged = next.value;
  }
  return done(merged);
}

function byDirective(patch: MapNode, { value }: Entry): BuildResult<MapNode> {
  const text = value.kind === 'scalar' ? value.text : '';
  if (text === 'replace') return done(withoutEntry(patch, DIRECTIVE));
  if (text === 'delete') return done({ ...patch, entries: [] });
  return refused(value, `unknown patch type found: ${text}`);
}

function retainKeys(original: MapNode, patch: MapNode): BuildResult<MapNode> {
  const directive = entryOf(patch, RETAIN)?.value;
  if (directive === undefined) return done(original);
  const bad = 'invalid patch format of retainKeys';
  if (directive.kind !== 'sequence') return refused(directive, bad);
  const kept = new Set(directive.items.map((item) => (item.kind === 'scalar' ? item.text : '')));
  const extra = patch.entries.find(
    ({ name, value }) => !name.startsWith('$') && !isNull(value, 'kubectl') && !kept.has(name),
  );
  if (extra !== undefined) return refused(extra.key, bad);
  return done(
    withEntries(
      original,
      original.entries.filter(({ name }) => kept.has(name)),
    ),
  );
}

function mergeEntry(original: MapNode, one: Entry, type: FieldType): BuildResult<MapNode> {
  const { key, name, value } = one;
  if (name.startsWith(DELETE_FROM)) {
    return done(deleteItems(original, name.slice(DELETE_FROM.length), value));
  }
  if (isNull(value, 'kubectl')) return done(withoutEntry(original, name));
  const old = entryOf(original, name)?.value;
  if (old?.kind === 'map' && value.kind === 'map') {
    const inner = innerOf(type, one);
    if (inner.kind === 'refused') return inner;
    const merged = mergeMaps(old, value, inner.value);
    return mapDone(merged, (value) => withEntry(original, key, value));
  }
  if (old?.kind === 'sequence' && value.kind === 'sequence') {
    const inner = innerOf(type, one);
    if (inner.kind === 'refused') return inner;
    const merged = name === ADDED_TO ? mergeTexts(old, value) : value;
    return done(withEntry(original, key, merged));
  }
  const added = cleaned(value);
  return done(added === undefined ? withoutEntry(original, name) : withEntry(original, key, added));
}

function innerOf(type: FieldType, { key, name }: Entry): BuildResult<FieldType> {
  if (type.kind === 'struct') {
    const folded = name.toLowerCase();
    const field =
      type.of.get(name) ?? [...type.of].find(([known]) => known.toLowerCase() === folded)?.[1];
    if (field !== undefined) return done(field.type);
  } else if (type.kind !== 'any') {
    const message = 'merging an object in json but data type is not struct, instead is: map';
    return refused(key, message);
  }
  const struct = type.kind === 'any' ? 'RawExtension' : 'the type';
  return refused(key, `unable to find api field in struct ${struct} for the json field "${name}"`);
}

/** A list of texts that a patch adds to: the patch's first, those of the original where their order asks for it. */
function mergeTexts(original: SequenceNode, patch: SequenceNode): SequenceNode {
  const added = new Map<string, YamlNode>();
  for (const item of patch.items) if (!added.has(textOf(item))) added.set(textOf(item), item);
  const places = new Map<string, number>();
  for (const item of original.items)
    if (!places.has(textOf(item))) places.set(textOf(item), places.size);
  const left = original.items.filter((item) => !added.has(textOf(item)));
  const items: YamlNode[] = [];
  let at = 0;
  for (const [text, item] of added) {
    const place = places.get(text) ?? -1;
    for (let next = left[at]; next !== undefined; next = left[at]) {
      if ((places.get(textOf(next)) ?? place) >= place) break;
      items.push(next);
      at += 1;
    }
    items.push(item);
  }
  return withItems(patch, [...items, ...left.slice(at)]);
}

function textOf(node: YamlNode): string {
  return node.kind === 'scalar' ? node.text : '';
}

function deleteItems(original: MapNode, name: string, value: YamlNode): MapNode {
  const old = entryOf(original, name);
  if (old?.value.kind !== 'sequence' || value.kind !== 'sequence') return original;
  const gone = new Set(value.items.map(textOf));
  const items = old.value.items.filter((item) => item.kind !== 'scalar' || !gone.has(item.text));
  return withEntry(original, old.key, withItems(old.value, items));
}

/** What a patch adds where there is nothing: without nulls, and without maps that are directives. */
function cleaned(node: YamlNode): YamlNode | undefined {
  if (node.kind === 'scalar') return node;
  if (node.kind === 'sequence')
    return withItems(
      node,
      node.items.flatMap((item) => cleaned(item) ?? []),
    );
  if (entryOf(node, DIRECTIVE) !== undefined) return undefined;
  const entries = node.entries.flatMap((one): readonly Entry[] => {
    if (one.name.startsWith('$') || isNull(one.value, 'kubectl')) return [];
    const value = cleaned(one.value);
    return value === undefined ? [] : [entryWith(one, value)];
  });
  return withEntries(node, entries);
}
