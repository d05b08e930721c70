import { entryOf, mapAt, valueAt, type MapNode } from '../../model/node.ts';
import type { Span } from '../../model/span.ts';
import type { Way } from '../../model/way.ts';
import {
  ALLOW_KIND_CHANGE,
  ALLOW_NAME_CHANGE,
  annotationOf,
  annotationsOf,
  ENABLED,
  labelsOf,
  setAnnotations,
  setLabels,
} from './annotations.ts';
import { apiVersionOf } from './gvk.ts';
import { setField } from './node-fields.ts';
import { mergeStrategic } from './patch/merge-strategic.ts';
import { scalarOf, withEntry, withoutEntry } from './patch/nodes.ts';
import { done, type Outcome } from './patch/outcome.ts';
import type { Schema } from './patch/schema.ts';
import { storePreviousId } from './previous-ids.ts';
import { gvkOf, namespaceOf, setMetadata, withNode, type Resource } from './resource.ts';

/**
 * A strategic merge patch applied to one object, whose kind, name and namespace stay unless the patch may change them.
 * Undefined when the patch deletes the object.
 */
export function applyStrategic(
  resource: Resource,
  patch: MapNode,
  schema: Schema,
  way: Way,
): Outcome<Resource | undefined> {
  const mayName = annotationOf(patch, ALLOW_NAME_CHANGE) === ENABLED;
  const mayKind = annotationOf(patch, ALLOW_KIND_CHANGE) === ENABLED;
  const noted = mayName || mayKind ? storePreviousId(resource, patch) : resource;
  const merged = mergeStrategic(noted.node, patch, schema, way);
  if (merged.kind === 'refused') return merged;
  if (merged.value === undefined || merged.value.entries.length === 0) return done(undefined);
  let node = merged.value;
  if (!mayKind) node = restore(node, resource.node, 'kind');
  if (!mayName) node = restoreInMetadata(node, resource.node, 'name');
  node = restoreInMetadata(node, resource.node, 'namespace');
  return done(withNode(noted, node));
}

function restore(node: MapNode, before: MapNode, name: string): MapNode {
  const old = entryOf(before, name);
  return old === undefined ? node : withEntry(node, old.key, old.value);
}

function restoreInMetadata(node: MapNode, before: MapNode, name: 'name' | 'namespace'): MapNode {
  const old = entryOf(mapAt(before, 'metadata'), name);
  const isSet = name === 'name' || namespaceOf(before) !== '';
  if (valueAt(node, 'metadata', name) === old?.value && isSet) return node;
  return setMetadata(
    node,
    (metadata) =>
      old === undefined || !isSet
        ? withoutEntry(metadata, name)
        : withEntry(metadata, old.key, old.value),
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
  const text = apiVersionOf(gvkOf(target));
  const old = entryOf(node, 'apiVersion');
  if (old?.value.kind === 'scalar' && old.value.text === text) return node;
  return old === undefined
    ? withEntry(node, scalarOf('apiVersion', at, undefined), scalarOf(text, at, undefined))
    : setField(node, 'apiVersion', { text, at: old.value, way: undefined });
}
