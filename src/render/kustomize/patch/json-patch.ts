import type { MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Way } from '../../../model/way.ts';
import type { Outcome } from './outcome.ts';

/** One operation of an RFC 6902 patch, as written. */
export interface JsonPatchOperation {
  readonly op: string;
  readonly path: string;
  readonly from: string | undefined;
  readonly value: YamlNode | undefined;
  readonly at: Span;
  readonly pathNode: ScalarNode | undefined;
}

/**
 * Reads the root of a patch's text as a list of operations (the caller parses the text, YAML or JSON). Refused when it
 * is no list of maps: then it is no JSON patch.
 */
export function readJsonPatch(root: YamlNode): Outcome<readonly JsonPatchOperation[]> {
  throw new Error(`not yet: ${root.kind}`);
}

/** Applies operations one by one as kustomize does (evanphx/json-patch v4). Values come with `way`. */
export function applyJsonPatch(
  target: MapNode,
  operations: readonly JsonPatchOperation[],
  way: Way,
): Outcome<MapNode> {
  throw new Error(`not yet: ${[target, operations, way].length}`);
}
