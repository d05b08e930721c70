import { goFloatJson } from '../../../../go/go-number.ts';
import type { Dialect } from '../../../../model/manifest.ts';
import type { MapNode, ScalarNode, YamlNode } from '../../../../model/node.ts';
import { resolveScalar } from '../../../../model/scalars/resolve-scalar.ts';
import { openDecoding } from '../../../kustomize/load/decode.ts';
import type { StructType } from '../../../kustomize/load/go-struct.ts';
import { rewriteStruct } from '../../../kustomize/load/rewrite-struct.ts';
import { refused, type BuildRefusal } from '../../../kustomize/tree/build-refusal.ts';
import { scalarOf } from '../../../kustomize/tree/nodes.ts';

/** An object as Go has it, and the first mistake that the decoder finds. */
export interface Decoded {
  readonly object: MapNode;
  readonly mistake: BuildRefusal | undefined;
}

/** A map as Go's decoder and encoder leave it: without what the type does not know, nulls and what is empty. */
export function decodeObject(node: MapNode, type: StructType): Decoded {
  const decoding = openDecoding(NAME, node.file);
  const object = rewriteStruct(node, type, decoding, '');
  const [first] = decoding.failures;
  const mistake =
    first && refused(first.at, first.message.replace(`invalid ${NAME}: `, ''), first.words);
  return { object, mistake };
}

const NAME = 'Application';

/** A tree as JSON: strings are marked as such, other scalars written as JSON writes them, all numbers being floats. */
export function toJsonTree<Node extends YamlNode>(node: Node, dialect: Dialect): Node;
export function toJsonTree(node: YamlNode, dialect: Dialect): YamlNode {
  if (node.kind === 'map') {
    const entries = node.entries.map(({ key, name, value }) => ({
      key: asText(key, name),
      name,
      value: toJsonTree(value, dialect),
    }));
    return { ...node, entries };
  }
  if (node.kind === 'sequence') {
    return { ...node, items: node.items.map((item) => toJsonTree(item, dialect)) };
  }
  const resolved = resolveScalar(node, dialect);
  switch (resolved.kind) {
    case 'string':
      return asText(node, resolved.value);
    case 'int':
    case 'float':
      return scalarOf(goFloatJson(resolved.value), node, node.trail);
    case 'bool':
      return scalarOf(String(resolved.value), node, node.trail);
    default:
      return scalarOf('null', node, node.trail);
  }
}

function asText(node: ScalarNode, text: string): ScalarNode {
  return node.tag === '!!str' && node.text === text ? node : { ...node, text, tag: '!!str' };
}
