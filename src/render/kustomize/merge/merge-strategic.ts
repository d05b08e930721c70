import { entryOf, type MapNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Trail } from '../../../model/trail.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
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
import { wrongKind } from '../tree/merge-elements.ts';
import { withTrail } from '../tree/nodes.ts';
import type { Schema, Shape } from '../tree/schema.ts';
import { mapDirective } from './merge-directive.ts';
import { mergeFields } from './merge-fields.ts';
import { associativeKeys, mergeList } from './merge-list.ts';
import { isKnownUnchanged, noteUnchanged } from './unchanged-nodes.ts';

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
): BuildResult<MapNode | undefined> {
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
