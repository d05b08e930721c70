import type { Road } from '../../model/manifest.ts';
import { entriesAt, itemsAt, scalarAt, valueAt } from '../../model/node.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import { isTrue, textOf } from '../../model/scalar-text.ts';
import { compareText } from '../../go/compare-text.ts';

/** Reads fields of one object as the API server holds them: absent text is empty. */
export interface FieldReader {
  readonly text: (node: YamlNode | undefined, ...path: readonly string[]) => string;
  readonly isTrue: (node: YamlNode | undefined, ...path: readonly string[]) => boolean;
  readonly texts: (node: YamlNode | undefined, ...path: readonly string[]) => readonly string[];
  /** The entries of a map of texts, sorted by key. */
  readonly sorted: (
    node: YamlNode | undefined,
    ...path: readonly string[]
  ) => readonly (readonly [string, string])[];
  readonly maps: (node: YamlNode | undefined, ...path: readonly string[]) => readonly MapNode[];
}

export function fieldReader(road: Road): FieldReader {
  return {
    text: (node, ...path) => textOf(scalarAt(node, ...path), road),
    isTrue: (node, ...path) => isTrue(valueAt(node, ...path), road),
    texts: (node, ...path) => itemsAt(node, ...path).map((item) => textOf(item, road)),
    sorted: (node, ...path) =>
      entriesAt(node, ...path)
        .map(({ name, value }): readonly [string, string] => [name, textOf(value, road)])
        .sort(([a], [b]) => compareText(a, b)),
    maps: (node, ...path) =>
      itemsAt(node, ...path).flatMap((item) => (item.kind === 'map' ? [item] : [])),
  };
}
