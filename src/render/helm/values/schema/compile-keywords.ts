import { compileAssertions } from './compile-assertions.ts';
import { reference, type Compiling } from './compiler.ts';
import { isList, textAt } from './json.ts';
import {
  boolOrSchema,
  dependencies,
  dependentRequired,
  listOf,
  mapOf,
  one,
  patternProperties,
  set,
} from './keyword-values.ts';
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
