import { compileRegexp, type TextTest } from '../../../../go/regexp/go-regexp.ts';
import { enqueue, type Compiling } from './compiler.ts';
import { pointerTo } from './json-pointer.ts';
import { isList, isMap, type Json, type JsonMap } from './json.ts';
import { SchemaFault } from './schema-fault.ts';
import type { Schema, SchemaType } from './schema.ts';

function below(at: Compiling, ...parts: readonly string[]): Schema {
  const { root, pointer } = at.place;
  return enqueue(at.compiler, at.queue, { root, pointer: pointerTo(pointer, ...parts) });
}

export function one(at: Compiling, keyword: string): Schema | undefined {
  return at.json.has(keyword) ? below(at, keyword) : undefined;
}

/** A schema per item. */
export function listOf(at: Compiling, keyword: string): readonly Schema[] | undefined {
  const items = at.json.get(keyword);
  return isList(items) ? items.map((_, index) => below(at, keyword, String(index))) : undefined;
}

/** A schema per key. */
export function mapOf(at: Compiling, keyword: string): ReadonlyMap<string, Schema> | undefined {
  const entries = at.json.get(keyword);
  if (!isMap(entries)) return undefined;
  return new Map([...entries.keys()].map((key) => [key, below(at, keyword, key)]));
}

export function boolOrSchema(at: Compiling, keyword: string): boolean | Schema | undefined {
  const value = at.json.get(keyword);
  return typeof value === 'boolean' ? value : one(at, keyword);
}

export function patternProperties(at: Compiling): Schema['patternProperties'] {
  const schemas = mapOf(at, 'patternProperties');
  if (schemas === undefined) return undefined;
  const place = `${at.schema.location}/patternProperties`;
  return [...schemas].map(([pattern, schema]) => ({ test: regexpOf(pattern, place), schema }));
}

export function dependencies(at: Compiling): Schema['dependencies'] {
  const entries = at.json.get('dependencies');
  if (!isMap(entries)) return undefined;
  return new Map(
    [...entries].map(([key, value]) => [
      key,
      isList(value) ? textsIn(value) : below(at, 'dependencies', key),
    ]),
  );
}

export function dependentRequired(json: JsonMap): Schema['dependentRequired'] {
  const entries = json.get('dependentRequired');
  if (!isMap(entries)) return undefined;
  return new Map(
    [...entries].flatMap(([key, value]) => (isList(value) ? [[key, textsIn(value)]] : [])),
  );
}

/** A compiled expression. Throws SchemaFault for what is not one. */
export function regexpOf(pattern: string, place: string): TextTest {
  const test = compileRegexp(pattern);
  if (typeof test === 'function') return test;
  throw new SchemaFault(
    `invalid regex ${JSON.stringify(pattern)} at ${JSON.stringify(place)}: ${test.error}`,
  );
}

const TYPES: readonly SchemaType[] = [
  'null',
  'boolean',
  'number',
  'integer',
  'string',
  'array',
  'object',
];

export function typesOf(json: Json | undefined): readonly SchemaType[] | undefined {
  const names = isList(json) ? json : [json];
  const types = TYPES.filter((type) => names.includes(type));
  return types.length === 0 ? undefined : types;
}

/** The strings among some values. */
export function textsIn(items: readonly Json[]): readonly string[] {
  return items.filter((item) => typeof item === 'string');
}

export function numberAt(json: JsonMap, keyword: string): number | undefined {
  const value = json.get(keyword);
  return typeof value === 'number' ? value : undefined;
}

export function countAt(json: JsonMap, keyword: string): number | undefined {
  const value = numberAt(json, keyword);
  return Number.isInteger(value) ? value : undefined;
}

/** Sets a keyword that is there. */
export function set<Key extends keyof Schema>(
  schema: Schema,
  keyword: Key,
  value: Schema[Key] | undefined,
): void {
  if (value !== undefined) schema[keyword] = value;
}
