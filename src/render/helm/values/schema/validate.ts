import { quoted, type Failure } from './failure.ts';
import { pointerTo } from './json-pointer.ts';
import { areEqual, isList, isMap, keysOf, typeOf, type Json } from './json.ts';
import type { Schema } from './schema.ts';
import { validateArray } from './validate-array.ts';
import { validateObject } from './validate-object.ts';
import { validateNumber, validateString } from './validate-scalar.ts';
import {
  addFailure,
  innerValue,
  mergeEvaluated,
  newRun,
  openValidation,
  sameValue,
  type Apply,
  type ValidationRun,
  type Validation,
} from './validation.ts';

/**
 * The failures of a value against a schema; none if it fits. The order of the checks, and which of them are skipped
 * after another has failed, are those of the validator in Helm 3.22.
 */
export function validate(
  schema: Schema,
  value: Json,
  run: ValidationRun = newRun(),
): readonly Failure[] {
  const failure = apply(openValidation(run, schema, value));
  if (failure === undefined) return [];
  return failure.kind === 'group' ? failure.causes : [failure];
}

/** One schema, applied; its failures as one. */
function apply(given: Validation): Failure | undefined {
  const validation = underOwnMeta(given);
  const { schema } = validation;
  if (schema.always === true) return undefined;
  if (schema.always === false) addFailure(validation, 'false schema');
  else checkAll(validation);
  // Keys and items that were evaluated count for the schema that applied this one.
  if (validation !== given) mergeEvaluated(given.unevaluated, validation.unevaluated);
  const { failures, path } = validation;
  const [first, second] = failures;
  if (second === undefined) return first;
  return { path, words: { text: 'validation failed' }, causes: failures, kind: 'group' };
}

/** A named schema inside a schema may be written for another version. */
function underOwnMeta(validation: Validation): Validation {
  const { meta } = validation.run;
  if (meta === undefined || validation.schema !== meta.schema) return validation;
  const resource = meta.resources.get(pointerTo('', ...validation.path));
  const schema = resource && meta.schemaOf(resource);
  return schema === undefined || schema === meta.schema ? validation : { ...validation, schema };
}

function checkAll(validation: Validation): void {
  const { schema } = validation;
  if (checkCycle(validation) || checkValue(validation)) return;
  if (schema.ref !== undefined) {
    applyReference(validation, schema.ref);
    if (schema.draft < 2019) return;
  }
  checkParts(validation);
  if (schema.draft >= 2019) applyDynamicReferences(validation);
  combine(validation);
  if (schema.draft >= 2019) checkUnevaluated(validation);
}

/** A reference that leads back to a schema that is being applied to the same value. */
function checkCycle(validation: Validation): boolean {
  let { parent } = validation;
  for (; parent !== undefined && parent.valueId === validation.valueId; parent = parent.parent) {
    if (parent.schema !== validation.schema) continue;
    addFailure(
      validation,
      `the schema at ${JSON.stringify(validation.schema.location)} refers to itself, causing reference cycle`,
    );
    return true;
  }
  return false;
}

/** Type, constants and format: after one of these nothing else is checked. */
function checkValue(validation: Validation): boolean {
  const { schema, value } = validation;
  const { types, enum: values, const: constant, format } = schema;
  if (types !== undefined && !hasType(value, types)) {
    addFailure(validation, `got ${typeOf(value)}, want ${types.join(' or ')}`);
    return true;
  }
  if (constant !== undefined && !areEqual(value, constant.value)) {
    addFailure(validation, constantText([constant.value], "'const' failed"));
    return true;
  }
  if (values !== undefined && !values.some((one) => areEqual(value, one))) {
    addFailure(validation, constantText(values, "'enum' failed"));
    return true;
  }
  const fault = format?.test(value);
  if (format === undefined || fault === undefined) return false;
  const isText = typeof value === 'string';
  addFailure(validation, {
    text: `${shown(value)} is not valid ${format.name}: ${fault}`,
    ...(isText && { discreet: `the value is not valid ${format.name}` }),
  });
  return true;
}

function hasType(value: Json, types: NonNullable<Schema['types']>): boolean {
  if (types.includes(typeOf(value))) return true;
  return types.includes('integer') && Number.isInteger(value);
}

function constantText(values: readonly Json[], otherwise: string): string {
  if (values.some((value) => isMap(value) || isList(value))) return otherwise;
  const list = values.map(shown).join(', ');
  return values.length === 1 ? `value must be ${list}` : `value must be one of ${list}`;
}

function shown(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (isMap(value) || isList(value)) return 'value';
  return value === null ? '<nil>' : String(value);
}

const APPLY: Apply = { inner: applyInner, same: applySame, apart: validate };

function checkParts(validation: Validation): void {
  const { value } = validation;
  if (isMap(value)) validateObject(validation, value, APPLY);
  else if (isList(value)) validateArray(validation, value, APPLY);
  else if (typeof value === 'string') validateString(validation, value);
  else if (typeof value === 'number') validateNumber(validation, value);
}

function applyInner(
  validation: Validation,
  schema: Schema,
  value: Json,
  part: string,
): Failure | undefined {
  return apply(innerValue(validation, schema, value, part));
}

function applySame(validation: Validation, schema: Schema): Failure | undefined {
  const same = sameValue(validation, schema);
  const failure = apply(same);
  if (failure === undefined) mergeEvaluated(validation.unevaluated, same.unevaluated);
  return failure;
}

function applyReference(validation: Validation, schema: Schema): void {
  const failure = applySame(validation, schema);
  if (failure === undefined) return;
  const causes = failure.kind === 'group' ? failure.causes : [failure];
  const { path } = validation;
  validation.failures.push({
    path,
    words: { text: 'validation failed' },
    causes,
    kind: 'reference',
  });
}

function applyDynamicReferences(validation: Validation): void {
  const { recursiveRef, dynamicRef } = validation.schema;
  if (recursiveRef !== undefined) {
    applyReference(validation, outermost(validation, recursiveRef));
  }
  if (dynamicRef === undefined) return;
  const { schema, anchor } = dynamicRef;
  const isDynamic = anchor !== '' && schema.dynamicAnchor === anchor;
  applyReference(validation, isDynamic ? outermostAnchor(validation, anchor, schema) : schema);
}

function outermost(validation: Validation, fallback: Schema): Schema {
  if (fallback.recursiveAnchor !== true) return fallback;
  let found = fallback;
  for (let at: Validation | undefined = validation; at !== undefined; at = at.parent) {
    if (at.schema.resource?.recursiveAnchor === true) found = at.schema;
  }
  return found;
}

function outermostAnchor(validation: Validation, anchor: string, fallback: Schema): Schema {
  let found = fallback;
  for (let at: Validation | undefined = validation; at !== undefined; at = at.parent) {
    found = at.schema.resource?.dynamicAnchors?.get(anchor) ?? found;
  }
  return found;
}

function combine(validation: Validation): void {
  const { not, allOf, anyOf } = validation.schema;
  if (not !== undefined && applySame(validation, not) === undefined) {
    addFailure(validation, "'not' failed");
  }
  if (allOf !== undefined) {
    const causes = allOf.flatMap((schema) => applySame(validation, schema) ?? []);
    if (causes.length > 0) addFailure(validation, "'allOf' failed", causes);
  }
  if (anyOf !== undefined && anyOf.length > 0) combineAny(validation, anyOf);
  combineOne(validation);
  applyCondition(validation);
}

function combineAny(validation: Validation, schemas: readonly Schema[]): void {
  const causes: Failure[] = [];
  let isMatched = false;
  for (const schema of schemas) {
    const failure = applySame(validation, schema);
    if (failure === undefined) isMatched = true;
    else causes.push(failure);
    const { keys, items } = validation.unevaluated;
    if (isMatched && keys.size === 0 && items.size === 0) break;
  }
  if (!isMatched) addFailure(validation, "'anyOf' failed", causes);
}

function combineOne(validation: Validation): void {
  const { oneOf = [] } = validation.schema;
  const causes: Failure[] = [];
  let matched: number | undefined;
  for (const [index, schema] of oneOf.entries()) {
    const failure = applySame(validation, schema);
    if (failure !== undefined) {
      causes.push(failure);
    } else if (matched === undefined) {
      matched = index;
    } else {
      addFailure(validation, `'oneOf' failed, subschemas ${matched}, ${index} matched`);
      break;
    }
  }
  if (oneOf.length > 0 && matched === undefined) {
    addFailure(validation, "'oneOf' failed, none matched", causes);
  }
}

function applyCondition(validation: Validation): void {
  const { if: condition, then, else: otherwise } = validation.schema;
  if (condition === undefined) return;
  const branch = applySame(validation, condition) === undefined ? then : otherwise;
  const failure = branch && applySame(validation, branch);
  if (failure !== undefined) validation.failures.push(failure);
}

function checkUnevaluated(validation: Validation): void {
  const { value, unevaluated, schema, failures } = validation;
  const { unevaluatedProperties, unevaluatedItems } = schema;
  if (isMap(value) && unevaluatedProperties !== undefined) {
    for (const key of keysOf(value).filter((one) => unevaluated.keys.has(one))) {
      const failure = applyInner(validation, unevaluatedProperties, value.get(key) ?? null, key);
      if (failure !== undefined) failures.push(failure);
    }
    unevaluated.keys.clear();
  }
  if (isList(value) && unevaluatedItems !== undefined) {
    for (const index of unevaluated.items) {
      const failure = applyInner(validation, unevaluatedItems, value[index] ?? null, String(index));
      if (failure !== undefined) failures.push(failure);
    }
    unevaluated.items.clear();
  }
}
