import type { Failure } from './failure.ts';
import { areEqual, isList, isMap, keysOf, type Json, type JsonList } from './json.ts';
import { SchemaFault } from './schema-fault.ts';
import type { Schema } from './schema.ts';
import { addFailure, checkBounds, type Apply, type Validation } from './validation.ts';

/** The keywords about lists. */
export function validateArray(validation: Validation, value: JsonList, { inner }: Apply): void {
  const { minItems, maxItems } = validation.schema;
  checkBounds(validation, 'Items', value.length, minItems, maxItems);
  if (validation.schema.uniqueItems === true) checkUnique(validation, value);
  const apply = (schema: Schema, index: number): void => {
    const failure = inner(validation, schema, value[index] ?? null, String(index));
    if (failure !== undefined) validation.failures.push(failure);
  };
  checkItems(validation, value, apply);
  checkContains(validation, value, inner);
}

/** Long lists are distinguished by their text first: to compare each item with all others would take too long. */
function checkUnique(validation: Validation, value: JsonList): void {
  const before = new Map<string, number[]>();
  for (const [index, item] of value.entries()) {
    const key = looseKey(item);
    const same = before.get(key) ?? [];
    const twin = same.find((other) => areEqual(item, value[other] ?? null));
    if (twin !== undefined) {
      addFailure(validation, `items at ${twin} and ${index} are equal`);
      return;
    }
    validation.run.steps -= same.length;
    if (validation.run.steps < 0) throw new SchemaFault('the schema takes too long to apply');
    same.push(index);
    before.set(key, same);
  }
}

/** Equal for equal values. */
function looseKey(item: Json): string {
  if (isList(item)) return `list ${item.length}`;
  if (isMap(item)) return `map ${keysOf(item).join(' ')}`;
  return `${typeof item} ${String(item)}`;
}

type ApplyItem = (schema: Schema, index: number) => void;

function checkItems(validation: Validation, value: JsonList, apply: ApplyItem): void {
  const { items, prefixItems, additionalItems } = validation.schema;
  const first = prefixItems ?? (isSchemas(items) ? items : []);
  const rest = isSchemas(items) ? additionalItems : items;
  for (const [index, schema] of first.slice(0, value.length).entries()) apply(schema, index);
  const left = value.length - first.length;
  if (rest === false && left > 0) {
    addFailure(validation, `last ${left} additionalItem(s) not allowed`);
  }
  if (typeof rest !== 'object') return;
  for (let index = first.length; index < value.length; index++) apply(rest, index);
}

function isSchemas(items: Schema['items']): items is readonly Schema[] {
  return Array.isArray(items);
}

function checkContains(validation: Validation, value: JsonList, inner: Apply['inner']): void {
  const { contains, minContains, maxContains, draft } = validation.schema;
  if (contains === undefined) return;
  const causes: Failure[] = [];
  const matched: number[] = [];
  for (const [index, item] of value.entries()) {
    const failure = inner(validation, contains, item, String(index));
    if (failure !== undefined) {
      causes.push(failure);
      continue;
    }
    matched.push(index);
    if (draft >= 2020) validation.unevaluated.items.delete(index);
  }
  const found = `but matched ${matched.length} items at ${matched.join(' ')}`;
  if (minContains !== undefined && matched.length < minContains) {
    const text = matched.length === 0 ? 'but none matched' : found;
    addFailure(
      validation,
      `min ${minContains} items required to match contains schema, ${text}`,
      causes,
    );
  } else if (minContains === undefined && matched.length === 0) {
    addFailure(validation, 'no items match contains schema', causes);
  }
  if (maxContains !== undefined && matched.length > maxContains) {
    addFailure(validation, `max ${maxContains} items required to match contains schema, ${found}`);
  }
}
