import type { MapNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Way } from '../../../model/way.ts';
import type { Outcome } from './outcome.ts';
import type { Gvk } from './selector.ts';

/** Where a transformer writes: `metadata/labels`, `spec/template/spec/containers[]/image`. Empty gvk parts mean any. */
export interface FieldSpec extends Gvk {
  readonly path: string;
  readonly create: boolean;
}

/** Gives the node that shall stand where `node` stands; the same node to leave it. */
export type Setter = (node: YamlNode) => Outcome<YamlNode>;

/** What to make where `create` asks for a field that is missing; `undefined` kind: nothing is ever made. */
export interface Creation {
  readonly kind: 'scalar' | 'map' | 'sequence' | undefined;
  readonly at: Span;
  readonly way: Way | undefined;
}

/** Whether the spec's group, version and kind are those of the object. */
export function isSpecFor(spec: FieldSpec, object: MapNode): boolean {
  throw new Error(`not yet: ${[spec, object].length}`);
}

/**
 * Calls `set` on every node the path leads to (through lists without being told), as kustomize's fieldspec filter.
 * An object of another type is returned as it is, and so is one that lacks the path unless the spec creates it.
 */
export function applyFieldSpec(
  object: MapNode,
  spec: FieldSpec,
  set: Setter,
  creation: Creation,
): Outcome<MapNode> {
  throw new Error(`not yet: ${[object, spec, set, creation].length}`);
}
