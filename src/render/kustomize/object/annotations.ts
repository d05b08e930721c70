import { compareText } from '../../../go/compare-text.ts';
import { mapAt, valueAt, type Entry, type MapNode, entryWith } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import { valueText } from '../tree/merge-context.ts';
import { asString, isEmptyNode, stringOf } from '../tree/node-fields.ts';
import {
  entry,
  mapOf,
  scalarOf,
  stringScalar,
  withEntries,
  withEntry,
  withoutEntry,
} from '../tree/nodes.ts';
import { setMetadata } from './resource.ts';

/**
 * kustomize keeps what it knows of an object (former names, prefixes, behaviour …) in annotations of the object until
 * the end of the build, where patches and selectors can see them. So do we: what they see must be the same.
 */
const INTERNAL = 'internal.config.kubernetes.io/';

export const PREVIOUS_KINDS = `${INTERNAL}previousKinds`;
export const PREVIOUS_NAMES = `${INTERNAL}previousNames`;
export const PREVIOUS_NAMESPACES = `${INTERNAL}previousNamespaces`;
export const PREFIXES = `${INTERNAL}prefixes`;
export const SUFFIXES = `${INTERNAL}suffixes`;
const REFERRED_BY = `${INTERNAL}refBy`;
export const GENERATOR_BEHAVIOR = `${INTERNAL}generatorBehavior`;
export const NEEDS_HASH = `${INTERNAL}needsHashSuffix`;
export const ALLOW_NAME_CHANGE = `${INTERNAL}allowNameChange`;
export const ALLOW_KIND_CHANGE = `${INTERNAL}allowKindChange`;
export const ORIGIN = 'config.kubernetes.io/origin';
export const TRANSFORMATIONS = 'alpha.config.kubernetes.io/transformations';
export const HELM_GENERATED = `${INTERNAL}helm-generated`;
export const ENABLED = 'enabled';

/** All that is taken off before the objects are printed. */
export const BUILD_ANNOTATIONS: readonly string[] = [
  PREVIOUS_KINDS,
  PREVIOUS_NAMES,
  PREFIXES,
  SUFFIXES,
  PREVIOUS_NAMESPACES,
  ALLOW_NAME_CHANGE,
  ALLOW_KIND_CHANGE,
  REFERRED_BY,
  GENERATOR_BEHAVIOR,
  NEEDS_HASH,
  `${INTERNAL}path`,
  `${INTERNAL}index`,
  `${INTERNAL}seqindent`,
  `${INTERNAL}id`,
  `${INTERNAL}annotations-migration-resource-id`,
  'config.kubernetes.io/path',
  'config.kubernetes.io/index',
  'config.k8s.io/id',
  HELM_GENERATED,
];

/** Annotations that a JSON patch cannot take away: kustomize puts them back. */
export function isInternalAnnotation(key: string): boolean {
  return (
    key.startsWith(INTERNAL) ||
    key === 'config.kubernetes.io/path' ||
    key === 'config.kubernetes.io/index' ||
    key === 'config.k8s.io/id'
  );
}

export function annotationsOf(node: MapNode): ReadonlyMap<string, string> {
  return textsOf(node, 'annotations');
}

export function labelsOf(node: MapNode): ReadonlyMap<string, string> {
  return textsOf(node, 'labels');
}

/** One annotation's text; undefined when the object has none of that name. */
export function annotationOf(node: MapNode, name: string): string | undefined {
  const value = valueAt(node, 'metadata', 'annotations', name);
  return value === undefined ? undefined : valueText(value);
}

function textsOf(node: MapNode, field: string): ReadonlyMap<string, string> {
  const map = mapAt(mapAt(node, 'metadata'), field);
  const later = (map?.duplicates ?? []).map(({ dropped }) => dropped);
  const entries = [...(map?.entries ?? []), ...later];
  return new Map(entries.map(({ key, value }) => [key.text, valueText(value)]));
}

/** One annotation set to a string, as kustomize notes things on an object. */
export function setAnnotation(node: MapNode, name: string, text: string, at: Span): MapNode {
  return noteTexts(node, [[name, () => text]], at);
}

function append(text: string): (old: string | undefined) => string {
  return (old) => (old === undefined ? text : `${old},${text}`);
}

/** Values added to annotations that hold lists, separated by commas; empty values are not added. */
export function appendToAnnotations(
  node: MapNode,
  notes: readonly (readonly [string, string])[],
  at: Span,
): MapNode {
  const added = notes.filter(([, text]) => text !== '');
  return noteTexts(
    node,
    added.map(([name, text]) => [name, append(text)] as const),
    at,
  );
}

function noteTexts(
  node: MapNode,
  notes: readonly (readonly [string, (old: string | undefined) => string])[],
  at: Span,
): MapNode {
  return setMetadata(
    node,
    (metadata) => {
      const old = mapAt(metadata, 'annotations');
      const map = old === undefined || isEmptyNode(old) ? mapOf([], at, undefined) : old;
      const changed = withTexts(map, notes, at);
      return withEntry(metadata, scalarOf('annotations', at, undefined), changed);
    },
    at,
  );
}

/** All texts written in one step. */
function withTexts(
  map: MapNode,
  notes: readonly (readonly [string, (old: string | undefined) => string])[],
  at: Span,
): MapNode {
  if (notes.length === 0) return map;
  const entries = map.entries.slice();
  for (const [name, textFor] of notes) {
    const place = entries.findIndex((each) => each.name === name);
    const before = entries[place];
    const old = before?.value;
    const text = textFor(old === undefined ? undefined : valueText(old));
    const style = old?.kind === 'scalar' ? old.style : 'single-quoted';
    const value = stringScalar(text, at, undefined, style);
    if (before === undefined) entries.push(entry(scalarOf(name, at, undefined), value));
    else entries[place] = entryWith(before, value);
  }
  return withEntries(map, entries);
}

export function listInAnnotation(node: MapNode, name: string): readonly string[] {
  return annotationOf(node, name)?.split(',') ?? [];
}

/** All annotations set again, as kustomize's SetAnnotations: every value a string, every key unquoted. */
export function setAnnotations(
  node: MapNode,
  texts: ReadonlyMap<string, string>,
  at: Span,
): MapNode {
  return setTexts(node, 'annotations', texts, at);
}

export function setLabels(node: MapNode, texts: ReadonlyMap<string, string>, at: Span): MapNode {
  return setTexts(node, 'labels', texts, at);
}

function setTexts(
  node: MapNode,
  field: string,
  texts: ReadonlyMap<string, string>,
  at: Span,
): MapNode {
  return setMetadata(
    node,
    (metadata) => {
      if (texts.size === 0) return withoutEntry(metadata, field);
      const old = mapAt(metadata, field);
      const names = [...texts.keys()].sort(compareText);
      const entries = names.map((name) => textEntry(old, name, texts.get(name) ?? '', at));
      const map = withEntries(withoutDuplicates(old, at), sameOrder(old, entries));
      return withEntry(metadata, scalarOf(field, at, undefined), map);
    },
    at,
  );
}

function withoutDuplicates(map: MapNode | undefined, at: Span): MapNode {
  if (map === undefined) return mapOf([], at, undefined);
  const { duplicates, ...rest } = map;
  return duplicates === undefined ? map : rest;
}

/** The old order where no entry is new or gone, so that an unchanged map stays the same node. */
function sameOrder(old: MapNode | undefined, entries: readonly Entry[]): readonly Entry[] {
  if (old === undefined || old.entries.length !== entries.length) return entries;
  const made = new Map(entries.map((each) => [each.name, each]));
  const ordered = old.entries.flatMap(({ name }) => made.get(name) ?? []);
  return ordered.length === entries.length ? ordered : entries;
}

function textEntry(old: MapNode | undefined, name: string, text: string, at: Span): Entry {
  const found = old?.entries.findLast((each) => each.key.text === name);
  if (found === undefined)
    return entry(scalarOf(name, at, undefined), stringOf(text, at, undefined));
  const { key, value } = found;
  const string = asString(value, text);
  if (key.style === 'plain' && key.tag === undefined) {
    return string === value ? found : entryWith(found, string);
  }
  return entry(scalarOf(name, key, key.trail), string);
}
