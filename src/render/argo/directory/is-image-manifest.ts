import { valueAt, type MapNode, type YamlNode } from '../../../model/node.ts';
import { isNull, jsonTypeName } from '../../../model/scalars/resolve-scalar.ts';

type JsonType = ReturnType<typeof jsonTypeName>;

const FIELDS: readonly (readonly [field: string, type: JsonType])[] = [
  ['schemaVersion', 'number'],
  ['mediaType', 'string'],
  ['artifactType', 'string'],
  ['config', 'object'],
  ['layers', 'array'],
  ['subject', 'object'],
  ['annotations', 'object'],
];

/**
 * Whether Go decodes a JSON object as the manifest of an image: Argo CD lets any object pass for one, so that a `package.json` becomes an
 * object without a kind.
 */
export function isImageManifest(root: MapNode): boolean {
  return FIELDS.every(([field, type]) => isOf(valueAt(root, field), type));
}

function isOf(node: YamlNode | undefined, type: JsonType): boolean {
  return node === undefined || isNull(node, 'kubectl') || jsonTypeName(node, 'kubectl') === type;
}
