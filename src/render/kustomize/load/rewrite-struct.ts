import { memo } from '../../../model/memo.ts';
import type { MapNode, ScalarNode, YamlNode } from '../../../model/node.ts';
import { isNull, resolveScalar } from '../../../model/scalars/resolve-scalar.ts';
import { mapOf, scalarOf, sequenceOf, withEntries } from '../tree/nodes.ts';
import {
  bool,
  integer,
  list,
  mapOrFail,
  openStruct,
  text,
  type Decoding,
  type Item,
} from './decode.ts';
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
  const { names, fields } = listsOf(type);
  const struct = openStruct({ node, decoding, path }, names);
  const entries: (readonly [string, YamlNode])[] = [];
  for (const [name, of] of fields) {
    // Most fields of a struct are not there.
    if (struct.node(name) === undefined && !of.always) continue;
    const value = rewriteField(struct.item(name), node, of);
    if (value !== undefined) entries.push([name, value]);
  }
  return mapOf(entries, node, node.trail);
}

/** The fields of a struct as lists, made once. */
const listsOf = memo((type: StructType) => ({ names: [...type.keys()], fields: [...type] }));

/** Undefined where Go leaves the field out. */
function rewriteField(
  { node, decoding, path }: Item,
  around: YamlNode,
  { type, always, pointer }: StructField,
): YamlNode | undefined {
  if (node === undefined || isNull(node, decoding.dialect)) {
    return always ? emptyOf(type, around, decoding, path) : undefined;
  }
  const value = rewriteValue({ node, decoding, path }, type);
  return always || pointer || !isEmpty(value) ? value : undefined;
}

type Written = Item & { readonly node: YamlNode };

function rewriteValue(written: Written, type: FieldType): YamlNode {
  const { node, decoding, path } = written;
  switch (type.kind) {
    case 'text':
      return textNode(written);
    case 'flag':
      bool(written);
      return node;
    case 'integer':
      integer(written);
      return node;
    case 'texts':
      return textsNode(written);
    case 'text-list': {
      const items = list(written, (item) => textNode({ ...item, node: item.node ?? node }));
      return sequenceOf(items ?? [], node, node.trail);
    }
    case 'list': {
      const items = list(written, (item) =>
        rewriteStruct(item.node ?? node, type.of, decoding, item.path),
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
export function textNode(written: Written): ScalarNode {
  const { node } = written;
  const { text: value } = text(written);
  if (node.kind !== 'scalar') return scalarOf(value, node, node.trail);
  return { ...node, text: value, tag: '!!str' };
}

function textsNode(written: Written): MapNode {
  const { node, decoding, path } = written;
  const map = mapOrFail(written);
  if (map === undefined) return mapOf([], node, node.trail);
  const entries = map.entries.map((each) => {
    const value = textNode({ node: each.value, decoding, path: `${path}.${each.name}` });
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
