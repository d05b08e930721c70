import type { Entry, MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import type { Trail } from '../../../model/trail.ts';
import type { Schema, Shape } from '../tree/schema.ts';
import { entryOf } from '../../../model/node.ts';
import { resolveScalar } from '../../../model/resolve-scalar.ts';
import { commentShape } from './comment-shape.ts';
import { mapDirective } from './merge-directive.ts';
import { wrongKind } from '../tree/merge-elements.ts';
import { associativeKeys, mergeList } from './merge-list.ts';
import {
  CLEARED,
  isMissingOrNull,
  stop,
  valueText,
  type Maybe,
  type Merge,
  type MergeOptions,
  type Walked,
} from '../tree/merge-context.ts';
import { withRemoved, withTrail } from '../tree/nodes.ts';
import { isText, typeTag } from '../tree/scalar-type.ts';
import { isKnownUnchanged, noteUnchanged } from './unchanged-nodes.ts';
import { done, type Outcome } from '../tree/outcome.ts';

const LOOKALIKE = /^[-+.0-9yYnNtTfFoO~]/;
const KUSTOMIZE: MergeOptions = { inferAssociativeLists: false, listPrepend: true };

/**
 * A strategic merge patch as kustomize applies it (kyaml's merge2 with ListPrepend). Lists of built-in types merge by
 * the keys of `schema`, everything else is a JSON merge. Undefined when the patch deletes the whole object
 * (`$patch: delete`); at the top, `$patch: replace` does nothing. The target is returned itself when nothing changes.
 * Nodes of the patch come with `trail`.
 * Name, kind and namespace are not restored here: see `Resource.ApplySmPatch`, which the caller imitates.
 * `$setElementOrder`, `$deleteFromPrimitiveList` and `$retainKeys` mean nothing to kustomize: they are fields.
 */
export function mergeStrategic(
  target: MapNode,
  patch: MapNode,
  schema: Schema,
  trail: Trail,
  options: MergeOptions = KUSTOMIZE,
): Outcome<MapNode | undefined> {
  const merge: Merge = {
    schema,
    options,
    walk: (ours, theirs, shape) => walk(merge, ours, theirs, shape),
    refused: undefined,
  };
  const { node, inPlace } = merge.walk(target, withTrail(patch, trail), undefined);
  if (merge.refused !== undefined) return merge.refused;
  // `$patch: replace` at the top makes another object, which kustomize forgets.
  if (node !== undefined && !inPlace) return done(target);
  return done(node?.kind === 'map' ? node : undefined);
}

/** kyaml's Walker: what stands where `target` and `patch` stand. */
function walk(merge: Merge, target: Maybe, patch: Maybe, known: Shape | undefined): Walked {
  if (merge.refused !== undefined) return CLEARED;
  if (patch === undefined && isKnownUnchanged(merge, target, known))
    return { node: target, inPlace: true };
  const walked = walkUnknown(merge, target, patch, known);
  if (patch === undefined && walked.node === target) noteUnchanged(merge, target, known);
  return walked;
}

function walkUnknown(merge: Merge, target: Maybe, patch: Maybe, known: Shape | undefined): Walked {
  const shape = known ?? typeShape(merge.schema, target) ?? typeShape(merge.schema, patch);
  const kind = [target, patch].find((node) => !isMissingOrNull(node))?.kind;
  const wrong = [target, patch].flatMap((node) =>
    node === undefined || kind === undefined ? [] : (wrongKind(node, kind) ?? []),
  );
  if (wrong[0] !== undefined) return stop(merge, patch ?? wrong[0].at, wrong[0].message);
  if (kind === 'sequence') {
    const keys = associativeKeys(merge, target, patch, shape);
    if (keys !== undefined) return mergeList(merge, target, patch, shape, keys);
  }
  if (kind === 'map' || kind === undefined) return walkMap(merge, target, patch, shape);
  return patch === undefined
    ? { node: target, inPlace: true }
    : { node: patch, inPlace: patch === target };
}

/** An object within an object may say what it is, where no schema knows it (a template in a custom resource). */
function typeShape(schema: Schema, node: Maybe): Shape | undefined {
  if (node?.kind !== 'map') return undefined;
  const apiVersion = valueText(entryOf(node, 'apiVersion')?.value);
  const kind = valueText(entryOf(node, 'kind')?.value);
  return apiVersion === '' || kind === '' ? undefined : schema.typeNamed(apiVersion, kind);
}

function walkMap(merge: Merge, target: Maybe, patch: Maybe, shape: Shape | undefined): Walked {
  if (isMissingOrNull(target)) return addMap(merge, target, patch, shape);
  if (target?.kind !== 'map') return CLEARED;
  if (patch === undefined) return mergeFields(merge, target, undefined, shape);
  if (patch.kind !== 'map') return CLEARED;
  const directive = mapDirective(patch);
  if (directive.kind === 'unknown') return stop(merge, patch, directive.message);
  const { rest } = directive;
  if (directive.kind === 'delete') return { ...CLEARED, left: rest };
  if (directive.kind === 'replace') {
    return { ...mergeFields(merge, rest, rest, shape), inPlace: false };
  }
  // A map merged with itself stays one map, also when it loses its directive.
  return mergeFields(merge, patch === target ? rest : target, rest, shape);
}

/** A map that only the patch has: it is merged with itself, which takes nulls and directives out. */
function addMap(merge: Merge, target: Maybe, patch: Maybe, shape: Shape | undefined): Walked {
  if (patch === undefined) {
    // `field: null` of the target stays as written, but `field:` goes.
    return valueText(target) === '' ? CLEARED : { node: target, inPlace: true, keep: true };
  }
  if (patch.kind !== 'map') return CLEARED;
  const directive = mapDirective(patch);
  if (directive.kind === 'delete') return { ...CLEARED, left: directive.rest };
  const rest = directive.kind === 'unknown' ? patch : directive.rest;
  return { ...mergeFields(merge, rest, rest, shape), inPlace: false };
}

function mergeFields(
  merge: Merge,
  target: MapNode,
  patch: MapNode | undefined,
  shape: Shape | undefined,
): Walked {
  const kept = target.entries.flatMap((ours) => {
    const theirs = patch === undefined ? undefined : entryOf(patch, ours.name);
    return mergeEntry(merge, ours, theirs, shape);
  });
  const added = (patch?.entries ?? [])
    .filter((theirs) => entryOf(target, theirs.name) === undefined)
    .flatMap((theirs) => mergeEntry(merge, undefined, theirs, shape));
  const all = [...kept, ...added];
  const gone = target.duplicates === undefined ? [] : missing(target.entries, all);
  return { node: withRemoved(target, all, gone), inPlace: true };
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
): readonly Entry[] {
  const either = ours ?? theirs;
  if (either === undefined) return [];
  const fieldShape =
    commentShape(ours, merge.schema) ??
    commentShape(theirs, merge.schema) ??
    shape?.field(either.name);
  const { node, keep } = merge.walk(ours?.value, theirs?.value, fieldShape);
  if (node === undefined || (isMissingOrNull(node) && keep !== true)) return [];
  const value =
    ours === undefined || node === ours.value ? quoted(node) : withStyleOf(node, ours.value);
  if (ours === undefined) return [value === either.value ? either : { ...either, value }];
  return [value === ours.value ? ours : { ...ours, value }];
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
  if (resolveScalar(plain, 'kubectl').kind === 'string') return node;
  return { ...plain, style: 'double-quoted' };
}

function withoutTag({ tag: _tag, ...node }: ScalarNode): ScalarNode {
  return node;
}
