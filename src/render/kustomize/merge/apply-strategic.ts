import { entryOf, mapAt, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import {
  ALLOW_KIND_CHANGE,
  ALLOW_NAME_CHANGE,
  annotationOf,
  annotationsOf,
  ENABLED,
  labelsOf,
  setAnnotations,
  setLabels,
} from '../object/annotations.ts';
import { storePreviousId } from '../object/previous-ids.ts';
import { namespaceOf, setMetadata, withNode, type Resource } from '../object/resource.ts';
import type { BuildResult } from '../tree/build-refusal.ts';
import { valueText } from '../tree/merge-context.ts';
import { styleOf, styleOfNew } from '../tree/node-fields.ts';
import { withEntry, withoutEntry } from '../tree/nodes.ts';
import type { Schema } from '../tree/schema.ts';
import { withSecretData } from '../tree/secret-nodes.ts';
import { mergeStrategic } from './merge-strategic.ts';

/**
 * A strategic merge patch applied to one object, whose kind, name and namespace stay unless the patch may change them.
 * Undefined when the patch deletes the object.
 */
export function applyStrategic(
  resource: Resource,
  patch: MapNode,
  schema: Schema,
  trail: Trail,
): BuildResult<Resource | undefined> {
  const mayName = annotationOf(patch, ALLOW_NAME_CHANGE) === ENABLED;
  const mayKind = annotationOf(patch, ALLOW_KIND_CHANGE) === ENABLED;
  const stored = mayName || mayKind ? storePreviousId(resource, patch) : done(resource);
  if (stored.kind === 'refused') return stored;
  const noted = stored.value;
  const before = mayKind ? withSecretData(noted.node) : noted.node;
  const merged = mergeStrategic(before, patch, schema, trail);
  if (merged.kind === 'refused') return merged;
  if (merged.value === undefined || merged.value.entries.length === 0) return done(undefined);
  let node = merged.value;
  if (!mayKind) node = restore(node, resource.node, 'kind');
  if (!mayName) node = restoreInMetadata(node, resource.node, 'name');
  node = restoreInMetadata(node, resource.node, 'namespace');
  return done(withNode(noted, node));
}

/** kustomize writes the old text anew, without a type, into whatever scalar the patch left: its quotes are those of the patch. */
function restored(old: YamlNode | undefined, now: YamlNode | undefined): YamlNode | undefined {
  if (old?.kind !== 'scalar') return old;
  const style = now === undefined ? styleOfNew({ text: old.text }) : styleOf(now);
  if (old.untyped === true && old.tag === undefined && old.style === style) return old;
  const { tag: _tag, ...rest } = old;
  return { ...rest, style, untyped: true };
}

function restore(node: MapNode, before: MapNode, name: string): MapNode {
  const old = entryOf(before, name);
  const value = restored(old?.value, entryOf(node, name)?.value);
  return old === undefined || value === undefined ? node : withEntry(node, old.key, value);
}

function restoreInMetadata(node: MapNode, before: MapNode, name: 'name' | 'namespace'): MapNode {
  const old = entryOf(mapAt(before, 'metadata'), name);
  const isSet = name === 'name' || namespaceOf(before) !== '';
  const now = valueAt(node, 'metadata', name);
  const value = isSet ? restored(old?.value, now) : undefined;
  if (now === value) return node;
  return setMetadata(
    node,
    (metadata) =>
      old === undefined || value === undefined
        ? withoutEntry(metadata, name)
        : withEntry(metadata, old.key, value),
    before,
  );
}

/**
 * A patch as kustomize hands it to the objects that a `target` selects: its labels and annotations made strings (so that a null
 * no longer deletes), its group and version those of the object.
 */
export function patchForTarget(patch: MapNode, target: MapNode, at: Span): MapNode {
  let node = setLabels(patch, labelsOf(patch), at);
  node = setAnnotations(node, annotationsOf(patch), at);
  const namespace = namespaceOf(patch);
  if (namespace === '') {
    node = setMetadata(node, (metadata) => withoutEntry(metadata, 'namespace'), at);
  }
  const own = entryOf(node, 'apiVersion');
  const wanted = entryOf(target, 'apiVersion');
  if (wanted === undefined || valueText(own?.value) === valueText(wanted.value)) return node;
  return withEntry(node, own?.key ?? wanted.key, wanted.value);
}
