import { type Manifest, groupOf } from '../../../model/manifest.ts';
import { entryOf, valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { isNull, stringOf } from '../../../model/scalars/resolve-scalar.ts';

/** The objects that a node stands for: whatever has a list of `items` is a list to Argo CD, and `items: null` an empty one. */
export function targetsOf(node: MapNode): readonly YamlNode[] {
  const items = entryOf(node, 'items')?.value;
  if (items === undefined) return [node];
  if (items.kind === 'sequence') return items.items;
  const isSpecified = entryOf(node, 'spec') !== undefined || entryOf(node, 'status') !== undefined;
  return isNull(items, 'kubectl') && !isSpecified ? [] : [node];
}

/** An object as kubectl would read it, whatever it lacks. */
export function manifestOf(node: MapNode): Manifest {
  const text = (...path: readonly string[]) => stringOf(valueAt(node, ...path), 'kubectl');
  const apiVersion = text('apiVersion') ?? '';
  return {
    apiVersion,
    group: groupOf(apiVersion),
    kind: text('kind') ?? '',
    name: text('metadata', 'name'),
    namespace: text('metadata', 'namespace') || undefined,
    node,
    dialect: 'kubectl',
  };
}
