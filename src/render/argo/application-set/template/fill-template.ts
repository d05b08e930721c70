import { entryOf, type MapNode, type YamlNode } from '../../../../model/node.ts';
import type { FieldType, StructType } from '../../../kustomize/load/go-struct.ts';
import { withEntry } from '../../../kustomize/tree/nodes.ts';

/**
 * A generator's own template, with what it leaves empty taken from the set's template: `false`, `0` and empty texts count as empty,
 * lists are taken whole. Both are decoded. See mergo.Merge of dario.cat/mergo, without options.
 */
export function fillTemplate(own: MapNode, base: MapNode, type: StructType): MapNode {
  let filled = own;
  for (const { key, name, value } of base.entries) {
    const mine = entryOf(filled, name)?.value;
    const field = type.get(name);
    const next = mine === undefined || field === undefined ? value : fill(mine, value, field.type);
    filled = withEntry(filled, key, next);
  }
  return filled;
}

function fill(own: YamlNode, base: YamlNode, type: FieldType): YamlNode {
  if (isEmpty(own)) return base;
  if (own.kind !== 'map' || base.kind !== 'map') return own;
  if (type.kind === 'struct') return fillTemplate(own, base, type.of);
  return type.kind === 'texts' ? fillTexts(own, base) : own;
}

function fillTexts(own: MapNode, base: MapNode): MapNode {
  let filled = own;
  for (const { key, name, value } of base.entries) {
    const mine = entryOf(filled, name)?.value;
    if (mine === undefined || isEmpty(mine)) filled = withEntry(filled, key, value);
  }
  return filled;
}

/** Of decoded nodes: what a Go value is when it is the zero of its type. */
function isEmpty(node: YamlNode): boolean {
  if (node.kind === 'map') return node.entries.length === 0;
  if (node.kind === 'sequence') return node.items.length === 0;
  return node.tag === '!!str' ? node.text === '' : ['false', '0', 'null'].includes(node.text);
}
