import type { Compiling } from './compiler.ts';
import { formatTest, type FormatTest } from './formats.ts';
import { isList, textAt, type JsonMap } from './json.ts';
import { countAt, numberAt, regexpOf, set, textsIn, typesOf } from './keyword-values.ts';
import type { Schema } from './schema.ts';

const COUNTS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;

/** The keywords that restrict a value itself. */
export function compileAssertions(at: Compiling): void {
  const { schema, json } = at;
  set(schema, 'types', typesOf(json.get('type')));
  const values = json.get('enum');
  if (isList(values)) schema.enum = values;
  const value = json.get('const');
  if (schema.draft >= 6 && value !== undefined) schema.const = { value };
  for (const keyword of COUNTS) set(schema, keyword, countAt(json, keyword));
  if (json.get('uniqueItems') === true) schema.uniqueItems = true;
  const required = json.get('required');
  if (isList(required)) schema.required = textsIn(required);
  set(schema, 'multipleOf', numberAt(json, 'multipleOf'));
  compileBounds(schema, json);
  const pattern = textAt(json, 'pattern');
  if (pattern !== undefined) {
    schema.pattern = { text: pattern, test: regexpOf(pattern, `${schema.location}/pattern`) };
  }
  if (schema.draft >= 2019 && schema.contains !== undefined) {
    set(schema, 'minContains', countAt(json, 'minContains'));
    set(schema, 'maxContains', countAt(json, 'maxContains'));
  }
  compileFormat(at);
}

/** In draft 4 `exclusiveMaximum: true` makes `maximum` exclusive. */
function compileBounds(schema: Schema, json: JsonMap): void {
  const maximum = numberAt(json, 'maximum');
  const isBelow = json.get('exclusiveMaximum') === true;
  set(schema, 'maximum', isBelow ? undefined : maximum);
  set(schema, 'exclusiveMaximum', isBelow ? maximum : numberAt(json, 'exclusiveMaximum'));
  const minimum = numberAt(json, 'minimum');
  const isAbove = json.get('exclusiveMinimum') === true;
  set(schema, 'minimum', isAbove ? undefined : minimum);
  set(schema, 'exclusiveMinimum', isAbove ? minimum : numberAt(json, 'exclusiveMinimum'));
}

/** Newer versions take `format` for a remark. */
function compileFormat({ compiler, schema, json }: Compiling): void {
  if (schema.draft >= 2019 && !compiler.assertFormat) return;
  const name = textAt(json, 'format');
  const test: FormatTest | undefined = name === undefined ? undefined : formatTest(name);
  if (name !== undefined && test !== undefined) schema.format = { name, test };
}
