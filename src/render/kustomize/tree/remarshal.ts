import { goFloatText } from '../../../go/go-float.ts';
import type { Dialect } from '../../../model/manifest.ts';
import { memo } from '../../../model/memo.ts';
import {
  entryWith,
  PlainEntry,
  type Entry,
  type MapNode,
  type ScalarNode,
  type YamlNode,
} from '../../../model/node.ts';
import { resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { withEntries, withItems } from './nodes.ts';
import { styleOfText } from './scalar-style.ts';

const remarshalledByDialect = {
  kubectl: memo((node: YamlNode) => remarshal(node, 'kubectl')),
  kustomize: memo((node: YamlNode) => remarshal(node, 'kustomize')),
};

/**
 * A node as it comes back from JSON (kyaml's UnmarshalJSON): every scalar is rewritten from its value. Quotes that are
 * not needed go, all numbers have become floats (`1000000` → `1e+06`, still the same number once printed), and an empty
 * null is spelled out. A later merge or replacement sees these texts and styles. Places and trails are kept; a node that
 * comes back as it was is the same node.
 */
export function remarshalled<T extends YamlNode>(node: T, dialect: Dialect): T;
export function remarshalled(node: YamlNode, dialect: Dialect): YamlNode {
  // Most scalars come back as they were: nothing is kept of them.
  if (node.kind === 'scalar' && remarshalScalar(node, dialect) === node) return node;
  return remarshalledByDialect[dialect](node);
}

function remarshal(node: YamlNode, dialect: Dialect): YamlNode {
  if (node.kind === 'scalar') return remarshalScalar(node, dialect);
  if (node.kind === 'sequence') {
    return withItems(
      node,
      node.items.map((item) => remarshalled(item, dialect)),
    );
  }
  return remarshalMap(node, dialect);
}

function remarshalMap(map: MapNode, dialect: Dialect): MapNode {
  const entries = map.entries.map((entry): Entry => {
    const value = remarshalled(entry.value, dialect);
    if (entry instanceof PlainEntry && value === entry.value) return entry;
    const text = dialect === 'kubectl' ? entry.name : entry.key.text;
    const sameKey = text === entry.key.text && text === entry.name && entry.key.tag === undefined;
    if (sameKey) return value === entry.value ? entry : entryWith(entry, value);
    const { tag: _tag, ...key } = entry.key;
    return { key: { ...key, text, style: styleOfText(text) }, name: text, value };
  });
  return withEntries(map, entries);
}

function remarshalScalar(node: ScalarNode, dialect: Dialect): ScalarNode {
  const resolved = resolveScalar(node, dialect);
  switch (resolved.kind) {
    case 'string':
      return written(node, resolved.value, styleOfText(resolved.value));
    case 'int':
    case 'float':
      return written(node, goFloatText(resolved.value), 'plain');
    case 'bool':
      return written(node, String(resolved.value), 'plain');
    case 'null':
      return written(node, 'null', 'plain');
    default:
      return node;
  }
}

function written(node: ScalarNode, text: string, style: ScalarNode['style']): ScalarNode {
  const isSame = node.text === text && node.style === style && node.tag === undefined;
  if (isSame && node.untyped === undefined) return node;
  const { tag: _tag, untyped: _untyped, ...rest } = node;
  return { ...rest, text, style };
}
