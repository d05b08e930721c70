import type { MapNode, YamlNode } from '../../../model/node.ts';
import { entryWith } from '../../../model/node.ts';
import { withEntries, withItems } from '../../kustomize/tree/nodes.ts';

/** An object whose variables nobody could fill in: what they would have changed is not known. */
export function withUnknownTexts(node: MapNode): MapNode {
  return withEntries(
    node,
    node.entries.map((entry) => {
      const value = unknownIn(entry.value);
      return value === entry.value ? entry : entryWith(entry, value);
    }),
  );
}

function unknownIn(node: YamlNode): YamlNode {
  if (node.kind === 'map') return withUnknownTexts(node);
  if (node.kind === 'sequence') return withItems(node, node.items.map(unknownIn));
  const [variable] = /\$\{[^}]*\}?/.exec(node.text) ?? [];
  if (variable === undefined || node.value !== undefined) return node;
  return { ...node, value: [{ kind: 'placeholder', label: `text with ${variable}` }] };
}
