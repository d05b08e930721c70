import { withChildren } from '../../kustomize/tree/nodes.ts';
import type { MapNode, YamlNode } from '../../../model/node.ts';

/** An object whose variables nobody could fill in: what they would have changed is not known. */
export function withUnknownTexts(node: MapNode): MapNode {
  return withChildren(node, unknownIn);
}

function unknownIn(node: YamlNode): YamlNode {
  if (node.kind !== 'scalar') return withChildren(node, unknownIn);
  const [variable] = /\$\{[^}]*\}?/.exec(node.text) ?? [];
  if (variable === undefined || node.value !== undefined) return node;
  return { ...node, value: [{ kind: 'placeholder', label: `text with ${variable}` }] };
}
