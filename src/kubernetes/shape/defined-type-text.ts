import type { Dialect } from '../../model/manifest.ts';
import { message, words, type Message } from '../../model/message.ts';
import type { YamlNode } from '../../model/node.ts';
import { type jsonTypeName, resolveScalar } from '../../model/scalars/resolve-scalar.ts';
import type { FieldType } from './shape.ts';

/** What the API server says where a definition (CRD) wants another type. */
export function definedTypeText(
  path: string,
  wanted: FieldType,
  found: ReturnType<typeof jsonTypeName>,
  at: YamlNode,
  dialect: Dialect,
): Message {
  const resolved = at.kind === 'scalar' ? resolveScalar(at, dialect).kind : undefined;
  const is = resolved === 'int' ? 'integer' : (SCHEMA_TYPES.get(found) ?? found);
  const should = SCHEMA_TYPES.get(wanted.kind) ?? wanted.kind;
  return message`${words(path)}: Invalid value: "${words(is)}": ${words(path)} in body must be of type ${words(should)}: "${words(is)}"`;
}

/** The types of JSON schemas, by the names that they have here. */
const SCHEMA_TYPES: ReadonlyMap<string, string> = new Map([
  ['bool', 'boolean'],
  ['list', 'array'],
  ['map', 'object'],
  ['struct', 'object'],
]);
