import { quoted, quotedList, type Failure } from './failure.ts';
import { keysOf, type JsonMap } from './json.ts';
import type { Schema } from './schema.ts';
import { addFailure, checkBounds, type Apply, type Validation } from './validation.ts';

/** The keywords about maps. */
export function validateObject(validation: Validation, value: JsonMap, apply: Apply): void {
  const { schema } = validation;
  const { minProperties, maxProperties } = schema;
  checkBounds(validation, 'Properties', value.size, minProperties, maxProperties);
  addMissing(validation, missingIn(value, schema.required ?? []));
  checkDependencies(validation, value, apply);
  checkProperties(validation, value, apply);
  if (schema.propertyNames !== undefined) {
    checkNames(validation, value, schema.propertyNames, apply);
  }
  checkDependents(validation, value, apply);
}

function missingIn(value: JsonMap, names: readonly string[]): readonly string[] {
  return names.filter((name) => !value.has(name));
}

function addMissing(validation: Validation, missing: readonly string[]): void {
  if (missing.length === 0) return;
  const word = missing.length === 1 ? 'property' : 'properties';
  addFailure(validation, `missing ${word} ${quotedList(missing)}`);
}

function checkDependencies(validation: Validation, value: JsonMap, apply: Apply): void {
  for (const [name, needs] of validation.schema.dependencies ?? []) {
    if (!value.has(name)) continue;
    if (isNames(needs)) addRequired(validation, name, missingIn(value, needs));
    else addResult(validation, apply.same(validation, needs));
  }
}

function isNames(needs: readonly string[] | Schema): needs is readonly string[] {
  return Array.isArray(needs);
}

function checkDependents(validation: Validation, value: JsonMap, apply: Apply): void {
  const { dependentSchemas, dependentRequired } = validation.schema;
  for (const [name, schema] of dependentSchemas ?? []) {
    if (value.has(name)) addResult(validation, apply.same(validation, schema));
  }
  for (const [name, needs] of dependentRequired ?? []) {
    if (value.has(name)) addRequired(validation, name, missingIn(value, needs));
  }
}

function addRequired(validation: Validation, name: string, missing: readonly string[]): void {
  if (missing.length === 0) return;
  addFailure(validation, `properties ${quotedList(missing)} required, if ${quoted(name)} exists`);
}

function addResult({ failures }: Validation, failure: Failure | undefined): void {
  if (failure !== undefined) failures.push(failure);
}

function checkProperties(validation: Validation, value: JsonMap, apply: Apply): void {
  const { schema, unevaluated } = validation;
  const { properties, patternProperties = [], additionalProperties } = schema;
  const unwanted: string[] = [];
  for (const key of keysOf(value)) {
    const inner = value.get(key) ?? null;
    const own = properties?.get(key);
    const matching = patternProperties.filter(({ test }) => test(key));
    const schemas = [...(own === undefined ? [] : [own]), ...matching.map((one) => one.schema)];
    for (const one of schemas) addResult(validation, apply.inner(validation, one, inner, key));
    if (schemas.length === 0 && additionalProperties === undefined) continue;
    unevaluated.keys.delete(key);
    if (schemas.length > 0) continue;
    if (additionalProperties === false) unwanted.push(key);
    else if (typeof additionalProperties === 'object') {
      addResult(validation, apply.inner(validation, additionalProperties, inner, key));
    }
  }
  if (unwanted.length === 0) return;
  const text = `additional properties ${quotedList(unwanted)} not allowed`;
  addFailure(validation, text, [], unwanted[0]);
}

function checkNames(validation: Validation, value: JsonMap, schema: Schema, apply: Apply): void {
  for (const key of keysOf(value)) {
    const causes = apply.apart(schema, key, validation.run);
    if (causes.length > 0) {
      addFailure(validation, `invalid propertyName ${quoted(key)}`, causes, key);
    }
  }
}
