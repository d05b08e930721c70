import type { MapNode, YamlNode } from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Way } from '../../../model/way.ts';
import type { Outcome } from './outcome.ts';

/** `options` of a replacement's source or target. */
export interface FieldOptions {
  readonly delimiter: string;
  readonly index: number;
  readonly create: boolean;
}

/** The value a replacement takes from its source object. `describe` is the source as kustomize names it in its error. */
export function readReplacementSource(
  object: MapNode,
  fieldPath: string,
  options: FieldOptions | undefined,
  at: Span,
  describe: string,
): Outcome<YamlNode> {
  throw new Error(`not yet: ${[object, fieldPath, options, at, describe].length}`);
}

/** Writes a replacement's value to one field path of a target object (every match of it). */
export function writeReplacement(
  object: MapNode,
  value: YamlNode,
  target: {
    readonly fieldPath: string;
    readonly options: FieldOptions | undefined;
    readonly at: Span;
  },
  way: Way,
): Outcome<MapNode> {
  throw new Error(`not yet: ${[object, value, target, way].length}`);
}
