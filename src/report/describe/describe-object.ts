import { compareText } from '../../go/compare-text.ts';
import type { Dialect } from '../../model/manifest.ts';
import { entriesAt, itemsAt, scalarAt, valueAt } from '../../model/node.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import { isTrue, scalarText } from '../../model/scalars/scalar-text.ts';
import type { KubernetesMinor } from '../../model/versions/kubernetes-version.ts';

/** Reads fields of one object as the API server holds them: absent text is empty. */
export interface FieldReader {
  /** The version of kubectl that prints them. */
  readonly kubectl: KubernetesMinor;
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

export function fieldReader(dialect: Dialect, kubectl: KubernetesMinor): FieldReader {
  return {
    kubectl,
    text: (node, ...path) => scalarText(scalarAt(node, ...path), dialect),
    isTrue: (node, ...path) => isTrue(valueAt(node, ...path), dialect),
    texts: (node, ...path) => itemsAt(node, ...path).map((item) => scalarText(item, dialect)),
    sorted: (node, ...path) =>
      entriesAt(node, ...path)
        .map(({ name, value }): readonly [string, string] => [name, scalarText(value, dialect)])
        .sort(([a], [b]) => compareText(a, b)),
    maps: (node, ...path) =>
      itemsAt(node, ...path).flatMap((item) => (item.kind === 'map' ? [item] : [])),
  };
}
