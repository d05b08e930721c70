import { message as say } from '../../../model/message.ts';
import { valueAt } from '../../../model/node.ts';
import { done } from '../../../model/result.ts';
import type { Span } from '../../../model/span.ts';
import { refused, type BuildRefusal, type BuildResult } from '../tree/build-refusal.ts';
import { isEmptyNode } from '../tree/node-fields.ts';
import {
  appendToAnnotations,
  listInAnnotation,
  PREFIXES,
  PREVIOUS_KINDS,
  PREVIOUS_NAMES,
  PREVIOUS_NAMESPACES,
  SUFFIXES,
} from './annotations.ts';
import { effectiveNamespace, type ResourceId } from './resource-id.ts';
import { currentId, gvkOf, withNode, type Resource } from './resource.ts';

/** Every id the object had before its present one, oldest first. Group and version are those of today. */
export function previousIds(resource: Resource): readonly ResourceId[] {
  const { node, ids: known } = resource;
  if (known.previous !== undefined) return known.previous;
  const namespaces = listInAnnotation(node, PREVIOUS_NAMESPACES);
  const kinds = listInAnnotation(node, PREVIOUS_KINDS);
  const { group, version } = gvkOf(node);
  const ids = listInAnnotation(node, PREVIOUS_NAMES).map((name, index) => ({
    group,
    version,
    kind: kinds[index] ?? '',
    name,
    namespace: namespaces[index] ?? '',
    // kustomize does not look the scope of former ids up; their namespace already tells it.
    clusterScoped: false,
  }));
  known.previous = ids;
  return ids;
}

/** Notes that a patch or an empty kind has put out of step: kustomize cannot go on with them. */
export function brokenNotes({ node }: Resource): BuildRefusal | undefined {
  const names = listInAnnotation(node, PREVIOUS_NAMES).length;
  if (names === 0) return undefined;
  const counts = [PREVIOUS_NAMESPACES, PREVIOUS_KINDS].map(
    (each) => listInAnnotation(node, each).length,
  );
  if (counts.every((count) => count === names)) return undefined;
  const message =
    'number of previous names, number of previous namespaces, number of previous kinds not equal';
  return refused(node, message, {
    message: say`This object does not have as many previous names as previous namespaces and kinds`,
  });
}

/** The id the object was written with. */
export function originalId(resource: Resource): ResourceId {
  return previousIds(resource)[0] ?? currentId(resource);
}

/** Former ids and the present one. */
export function allIds(resource: Resource): readonly ResourceId[] {
  return [...previousIds(resource), currentId(resource)];
}

/** Notes the present id (and `more`), before a step that changes it; refused where there is no place to note it. Annotations that are text give way. */
export function storePreviousId(
  resource: Resource,
  at: Span,
  more: readonly (readonly [string, string])[] = [],
): BuildResult<Resource> {
  for (const path of [['metadata'], ['metadata', 'annotations']]) {
    const place = valueAt(resource.node, ...path);
    if (place === undefined || place.kind === 'map' || isEmptyNode(place)) continue;
    // kustomize clears the annotations before it sets them again (kyaml: setMapInMetadata in yaml/rnode.go).
    if (place.kind === 'scalar' && path.length > 1) continue;
    return refused(place, 'wrong node kind: expected MappingNode', {
      message: say`\`${path.join('.')}\` must be a map`,
    });
  }
  const id = currentId(resource);
  const notes = [
    ...more,
    [PREVIOUS_NAMES, id.name],
    [PREVIOUS_NAMESPACES, effectiveNamespace(id)],
    [PREVIOUS_KINDS, id.kind],
  ] as const;
  return done(withNode(resource, appendToAnnotations(resource.node, notes, at)));
}

/** Whether two objects were given the same name prefixes and suffixes, as far as both were given any. */
export function sameAffixes(left: Resource, right: Resource, orNone: boolean): boolean {
  return (
    sameEnding(
      listInAnnotation(left.node, PREFIXES),
      listInAnnotation(right.node, PREFIXES),
      orNone,
    ) &&
    sameEnding(
      listInAnnotation(left.node, SUFFIXES),
      listInAnnotation(right.node, SUFFIXES),
      orNone,
    )
  );
}

function sameEnding(left: readonly string[], right: readonly string[], orNone: boolean): boolean {
  if (left.length === 0 || right.length === 0) return orNone || left.length === right.length;
  const length = Math.min(left.length, right.length);
  return left.slice(-length).every((each, index) => each === right.slice(-length)[index]);
}
