import type { MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import { isNull, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { bool, integer, list, mapOrFail, openStruct, text, type Decoding } from './decode.ts';
import { mapOf, scalarOf, sequenceOf, withEntries } from '../tree/nodes.ts';
import type { FieldType, StructField, StructType } from './go-struct.ts';

/**
 * A map as Go has it after reading it into a struct and writing that again: fields under their own names, texts as texts, without what the
 * struct does not know and without what is empty. Nodes keep their places. What does not fit is in the decoding's failures.
 */
export function rewriteStruct(
  node: YamlNode,
  type: StructType,
  decoding: Decoding,
  path: string,
): MapNode {
  const field = openStruct(node, [...type.keys()], decoding, path);
  const entries: (readonly [string, YamlNode])[] = [];
  for (const [name, of] of type) {
    const value = rewriteField(
      field(name),
      node,
      of,
      decoding,
      path === '' ? name : `${path}.${name}`,
    );
    if (value !== undefined) entries.push([name, value]);
  }
  return mapOf(entries, node, node.trail);
}

/** Undefined where Go leaves the field out. */
function rewriteField(
  node: YamlNode | undefined,
  around: YamlNode,
  { type, always, pointer }: StructField,
  decoding: Decoding,
  path: string,
): YamlNode | undefined {
  if (node === undefined || isNull(node, decoding.dialect)) {
    return always ? emptyOf(type, around, decoding, path) : undefined;
  }
  const value = rewriteValue(node, type, decoding, path);
  return always || pointer || !isEmpty(value) ? value : undefined;
}

function rewriteValue(node: YamlNode, type: FieldType, decoding: Decoding, path: string): YamlNode {
  switch (type.kind) {
    case 'text':
      return textNode(node, decoding, path);
    case 'flag':
      bool(node, decoding, path);
      return node;
    case 'integer':
      integer(node, decoding, path);
      return node;
    case 'texts':
      return textsNode(node, decoding, path);
    case 'text-list': {
      const items = list(node, decoding, path, (item, ...rest) => textNode(item ?? node, ...rest));
      return sequenceOf(items ?? [], node, node.trail);
    }
    case 'list': {
      const items = list(node, decoding, path, (item, ...rest) =>
        rewriteStruct(item ?? node, type.of, ...rest),
      );
      return sequenceOf(items ?? [], node, node.trail);
    }
    case 'struct':
      return rewriteStruct(node, type.of, decoding, path);
    default:
      return node;
  }
}

/** The text, whatever its type was, at its place and in its style. */
export function textNode(node: YamlNode, decoding: Decoding, path: string): ScalarNode {
  const { text: value } = text(node, decoding, path);
  if (node.kind !== 'scalar') return scalarOf(value, node, node.trail);
  return { ...node, text: value, tag: '!!str' };
}

function textsNode(node: YamlNode, decoding: Decoding, path: string): MapNode {
  const map = mapOrFail(node, decoding, path);
  if (map === undefined) return mapOf([], node, node.trail);
  const entries = map.entries.map((each) => {
    const value = textNode(each.value, decoding, `${path}.${each.name}`);
    return { key: { ...each.key, text: each.name, tag: '!!str' }, name: each.name, value };
  });
  return withEntries(map, entries);
}

function isEmpty(value: YamlNode): boolean {
  if (value.kind === 'map') return value.entries.length === 0;
  if (value.kind === 'sequence') return value.items.length === 0;
  const resolved = resolveScalar(value, 'kubectl');
  switch (resolved.kind) {
    case 'string':
      return resolved.value === '';
    case 'bool':
      return !resolved.value;
    case 'int':
    case 'float':
      return resolved.value === 0;
    default:
      return true;
  }
}

function emptyOf(type: FieldType, around: YamlNode, decoding: Decoding, path: string): YamlNode {
  switch (type.kind) {
    case 'struct':
      return rewriteStruct(mapOf([], around, around.trail), type.of, decoding, path);
    case 'integer':
      return scalarOf('0', around, around.trail);
    case 'text':
      return { ...scalarOf('', around, around.trail), tag: '!!str' };
    default:
      return scalarOf('null', around, around.trail);
  }
}
