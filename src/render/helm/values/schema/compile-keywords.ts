import { reference, type Compiling } from './compiler.ts';
import { formatTest, type FormatTest } from './formats.ts';
import { isList, textAt, type JsonMap } from './json.ts';
import {
  boolOrSchema,
  dependencies,
  dependentRequired,
  listOf,
  mapOf,
  one,
  patternProperties,
  set,
  countAt,
  numberAt,
  regexpOf,
  textsIn,
  typesOf,
} from './keyword-values.ts';
import type { Schema } from './schema.ts';
import { joinUrl } from './urls.ts';

/** Fills in a schema. What is wrong with a keyword was found by the schema of schemas before. */
export function compileKeywords(at: Compiling): void {
  const { schema } = at;
  const { draft } = schema;
  const ref = reference(at, '$ref');
  if (ref !== undefined) schema.ref = ref;
  // Nothing next to a reference counts in the old versions.
  if (draft < 2019 && ref !== undefined) return;
  compileApplicators(at);
  compileAssertions(at);
  if (draft >= 2019) compileReferences(at);
  if (draft >= 2019) compileUnevaluated(at);
}

function compileReferences(at: Compiling): void {
  const { schema, json } = at;
  set(schema, 'recursiveRef', reference(at, '$recursiveRef'));
  set(schema, 'recursiveAnchor', json.get('$recursiveAnchor') === true ? true : undefined);
  if (schema.draft < 2020) return;
  const target = reference(at, '$dynamicRef');
  const written = textAt(json, '$dynamicRef');
  if (target !== undefined && written !== undefined) {
    const { fragment } = joinUrl('file:///', written);
    schema.dynamicRef = { schema: target, anchor: fragment.startsWith('/') ? '' : fragment };
  }
  set(schema, 'dynamicAnchor', textAt(json, '$dynamicAnchor'));
}

function compileApplicators(at: Compiling): void {
  const { schema, json } = at;
  const { draft } = schema;
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    set(schema, keyword, listOf(at, keyword));
  set(schema, 'not', one(at, 'not'));
  compileItems(at);
  set(schema, 'properties', mapOf(at, 'properties'));
  set(schema, 'patternProperties', patternProperties(at));
  set(schema, 'additionalProperties', boolOrSchema(at, 'additionalProperties'));
  set(schema, 'dependencies', dependencies(at));
  if (draft >= 6) set(schema, 'contains', one(at, 'contains'));
  if (draft >= 6) set(schema, 'propertyNames', one(at, 'propertyNames'));
  if (draft >= 7) compileConditions(at);
  if (draft < 2019) return;
  set(schema, 'dependentSchemas', mapOf(at, 'dependentSchemas'));
  set(schema, 'dependentRequired', dependentRequired(json));
}

function compileConditions(at: Compiling): void {
  const { schema, json } = at;
  const condition = one(at, 'if');
  if (condition === undefined) return;
  const always = json.get('if');
  schema.if = condition;
  if (always !== false) set(schema, 'then', one(at, 'then'));
  if (always !== true) set(schema, 'else', one(at, 'else'));
}

function compileItems(at: Compiling): void {
  const { schema, json } = at;
  if (schema.draft >= 2020) {
    set(schema, 'prefixItems', listOf(at, 'prefixItems'));
    set(schema, 'items', one(at, 'items'));
  } else if (isList(json.get('items'))) {
    set(schema, 'items', listOf(at, 'items'));
    set(schema, 'additionalItems', boolOrSchema(at, 'additionalItems'));
  } else {
    set(schema, 'items', one(at, 'items'));
  }
}

function compileUnevaluated(at: Compiling): void {
  set(at.schema, 'unevaluatedItems', one(at, 'unevaluatedItems'));
  set(at.schema, 'unevaluatedProperties', one(at, 'unevaluatedProperties'));
}

const COUNTS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;

/** The keywords that restrict a value itself. */
function compileAssertions(at: Compiling): void {
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
