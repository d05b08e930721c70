import type { Failure, FailureWords } from './failure.ts';
import { isList, isMap, type Json } from './json.ts';
import type { Resource } from './resources.ts';
import { SchemaFault } from './schema-fault.ts';
import type { Schema } from './schema.ts';

/** The state that all schemas of one validation share. */
export interface ValidationRun {
  /** Schemas that may still be applied. */
  steps: number;
  /** The schema of schemas, and the named schemas of the document it is applied to, which may have others. */
  readonly meta: Meta | undefined;
}

interface Meta {
  readonly schema: Schema;
  readonly resources: ReadonlyMap<string, Resource>;
  readonly schemaOf: (resource: Resource) => Schema;
}

/** One schema applied to one value. */
export interface Validation {
  readonly run: ValidationRun;
  readonly value: Json;
  readonly path: readonly string[];
  readonly schema: Schema;
  readonly parent: Validation | undefined;
  /** The same for all schemas applied to one value. */
  readonly valueId: number;
  readonly depth: number;
  /** Keys and items that no schema has evaluated; filled only if a keyword needs them. */
  readonly unevaluated: Unevaluated;
  readonly failures: Failure[];
}

interface Unevaluated {
  readonly keys: Set<string>;
  readonly items: Set<number>;
}

/** How keywords apply further schemas; each gives the failure, if there is one. */
export interface Apply {
  /** To a value inside. */
  readonly inner: (
    validation: Validation,
    schema: Schema,
    value: Json,
    part: string,
  ) => Failure | undefined;
  /** To the same value. */
  readonly same: (validation: Validation, schema: Schema) => Failure | undefined;
  /** To a value that is not part of the document: the name of a key. */
  readonly apart: (schema: Schema, value: Json, run: ValidationRun) => readonly Failure[];
}

const MAX_STEPS = 750_000;
const DEEPEST = 1500;

export function newRun(meta?: Meta): ValidationRun {
  return { steps: MAX_STEPS, meta };
}

/** The first schema of a run, applied to the whole document. */
export function openValidation(run: ValidationRun, schema: Schema, value: Json): Validation {
  return {
    run,
    value,
    path: [],
    schema,
    parent: undefined,
    valueId: 0,
    depth: 0,
    unevaluated: unevaluatedBy(value, schema, false),
    failures: [],
  };
}

export function sameValue(validation: Validation, schema: Schema): Validation {
  const { keys, items } = validation.unevaluated;
  const isAsked = keys.size > 0 || items.size > 0;
  return {
    ...step(validation),
    schema,
    parent: validation,
    unevaluated: unevaluatedBy(validation.value, schema, isAsked),
    failures: [],
  };
}

/** A schema for a value inside. */
export function innerValue(
  validation: Validation,
  schema: Schema,
  value: Json,
  part: string,
): Validation {
  return {
    ...step(validation),
    schema,
    value,
    path: [...validation.path, part],
    parent: validation,
    valueId: validation.valueId + 1,
    unevaluated: unevaluatedBy(value, schema, false),
    failures: [],
  };
}

/** Adds a failure of the value itself. */
export function addFailure(
  { failures, path }: Validation,
  words: FailureWords | string,
  causes: readonly Failure[] = [],
  key?: string,
): void {
  const told = typeof words === 'string' ? { text: words } : words;
  failures.push({
    path,
    words: told,
    causes,
    kind: 'fault',
    ...(key !== undefined && { key }),
  });
}

/** Removes from `mine` what another schema for the same value has looked at. */
export function mergeEvaluated(mine: Unevaluated, other: Unevaluated): void {
  for (const key of mine.keys) if (!other.keys.has(key)) mine.keys.delete(key);
  for (const item of mine.items) if (!other.items.has(item)) mine.items.delete(item);
}

function step(validation: Validation): Validation {
  const { run, depth } = validation;
  run.steps--;
  if (run.steps < 0 || depth > DEEPEST) {
    throw new SchemaFault('the schema takes too long to apply');
  }
  return { ...validation, depth: depth + 1 };
}

function unevaluatedBy(value: Json, schema: Schema, isAsked: boolean): Unevaluated {
  const keys = new Set<string>();
  const items = new Set<number>();
  const wantsKeys = isAsked || schema.unevaluatedProperties !== undefined;
  if (isMap(value) && wantsKeys && schema.additionalProperties === undefined) {
    for (const key of value.keys()) keys.add(key);
  }
  const wantsItems = isAsked || schema.unevaluatedItems !== undefined;
  if (isList(value) && wantsItems && !looksAtAllItems(schema)) {
    for (let index = firstItemsOf(schema); index < value.length; index++) items.add(index);
  }
  return { keys, items };
}

function looksAtAllItems({ items, additionalItems }: Schema): boolean {
  return additionalItems !== undefined || (items !== undefined && !isSchemaList(items));
}

function firstItemsOf({ prefixItems, items }: Schema): number {
  return prefixItems?.length ?? (isSchemaList(items) ? items.length : 0);
}

function isSchemaList(items: Schema['items']): items is readonly Schema[] {
  return Array.isArray(items);
}

/** The keywords `min…` and `max…` about how many there are of something. */
export function checkBounds(
  validation: Validation,
  what: 'Items' | 'Properties',
  found: number,
  least = 0,
  most = Infinity,
): void {
  if (found < least) addFailure(validation, `min${what}: got ${found}, want ${least}`);
  if (found > most) addFailure(validation, `max${what}: got ${found}, want ${most}`);
}
