import { compileRegexp, type TextTest } from '../../../kustomize/patch/regexp/go-regexp.ts';
import { formatTest, type FormatTest } from './formats.ts';
import { isList, isMap, type Json, type JsonMap } from './json.ts';
import { pointerTo, valueAtPointer } from './json-pointer.ts';
import { metaschemaAt } from './metaschemas.ts';
import { openRoot, resourceOf, seeSchema, type Root } from './resources.ts';
import { SchemaFault, UnknownSchema } from './schema-fault.ts';
import type { Schema, SchemaType } from './schema.ts';
import { joinUrl } from './urls.ts';

/** What is compiled together: the documents and their schemas. */
export interface Compiler {
  readonly roots: Map<string, Root>;
  readonly schemas: Map<string, Schema>;
  /** Whether `format` is checked whatever the version says. */
  readonly assertFormat: boolean;
  /** Checks a document against the schema of schemas before it is used. */
  readonly check: (root: Root, pointer: string) => void;
}

interface Place {
  readonly root: Root;
  readonly pointer: string;
}

type Queue = { readonly place: Place; readonly schema: Schema }[];

/** What is being compiled. */
interface Compiling {
  readonly compiler: Compiler;
  readonly queue: Queue;
  readonly place: Place;
  readonly json: JsonMap;
  readonly schema: Schema;
}

/** The schema at the root of a document. Throws SchemaFault for what the compiler refuses, UnknownSchema for what it lacks. */
export function compileSchema(compiler: Compiler, url: string): Schema {
  const queue: Queue = [];
  const schema = enqueue(compiler, queue, { root: rootAt(compiler, url), pointer: '' });
  for (const { place, schema: next } of queue) compileAt(compiler, queue, place, next);
  return schema;
}

/** A document that is known, or one of JSON Schema's own. */
export function rootAt(compiler: Compiler, url: string): Root {
  const known = compiler.roots.get(url);
  if (known !== undefined) return known;
  const document = metaschemaAt(url);
  if (document !== undefined) return addRoot(compiler, url, document);
  // Helm takes what it cannot resolve by name for a schema that everything fits.
  if (url.startsWith('urn:')) return addRoot(compiler, url, true);
  if (url.startsWith('file:')) {
    const path = new URL(url).pathname;
    throw new SchemaFault(
      `failing loading ${JSON.stringify(url)}: open ${path}: no such file or directory`,
    );
  }
  throw new UnknownSchema(`it refers to \`${url}\`, and nothing is fetched`);
}

/** Adds a document. */
export function addRoot(compiler: Compiler, url: string, document: Json): Root {
  const root = openRoot(url, document);
  compiler.roots.set(url, root);
  return root;
}

function locationOf({ root, pointer }: Place): string {
  const encoded = pointer.split('/').map(encodeURIComponent).join('/');
  return `${root.url}#${encoded}`;
}

function enqueue(compiler: Compiler, queue: Queue, place: Place): Schema {
  const location = locationOf(place);
  const known = compiler.schemas.get(location);
  if (known !== undefined) return known;
  if (valueAtPointer(place.root.document, place.pointer) === undefined) {
    throw new SchemaFault(`json-pointer in ${JSON.stringify(location)} not found`);
  }
  if (!place.root.seen.has(place.pointer)) {
    seeSchema(place.root, place.pointer);
    compiler.check(place.root, place.pointer);
  }
  const { draft } = resourceOf(place.root, place.pointer);
  const schema: Schema = { location, draft, resource: undefined, dynamicAnchors: undefined };
  compiler.schemas.set(location, schema);
  queue.push({ place, schema });
  return schema;
}

function compileAt(compiler: Compiler, queue: Queue, place: Place, schema: Schema): void {
  const { root, pointer } = place;
  const resource = resourceOf(root, pointer);
  schema.resource = enqueue(compiler, queue, { root, pointer: resource.pointer });
  if (schema.draft >= 2020 && resource.pointer === pointer) {
    const dynamic = [...resource.anchors].filter(([name]) => resource.dynamicAnchors.has(name));
    schema.dynamicAnchors = new Map(
      dynamic.map(([name, at]) => [name, enqueue(compiler, queue, { root, pointer: at })]),
    );
  }
  const json = valueAtPointer(root.document, pointer);
  if (typeof json === 'boolean') schema.always = json;
  if (!isMap(json)) return;
  if (json.size === 0) schema.always = true;
  else compileKeywords({ compiler, queue, place, json, schema });
}

function compileKeywords(at: Compiling): void {
  const { schema } = at;
  const { draft } = schema;
  const ref = reference(at, '$ref');
  if (ref !== undefined) schema.ref = ref;
  // Nothing beside a reference counts in the old versions.
  if (draft < 2019 && ref !== undefined) return;
  compileApplicators(at);
  compileAssertions(at);
  compileFormat(at);
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
    set(schema, keyword, list(at, keyword));
  set(schema, 'not', one(at, 'not'));
  compileItems(at);
  set(schema, 'properties', map(at, 'properties'));
  set(schema, 'patternProperties', patternProperties(at));
  set(schema, 'additionalProperties', boolOrSchema(at, 'additionalProperties'));
  set(schema, 'dependencies', dependencies(at));
  if (draft >= 6) set(schema, 'contains', one(at, 'contains'));
  if (draft >= 6) set(schema, 'propertyNames', one(at, 'propertyNames'));
  if (draft >= 7) compileConditions(at);
  if (draft < 2019) return;
  set(schema, 'dependentSchemas', map(at, 'dependentSchemas'));
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
    set(schema, 'prefixItems', list(at, 'prefixItems'));
    set(schema, 'items', one(at, 'items'));
  } else if (isList(json.get('items'))) {
    set(schema, 'items', list(at, 'items'));
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
  if (isList(required)) schema.required = texts(required);
  set(schema, 'multipleOf', numberAt(json, 'multipleOf'));
  compileBounds(schema, json);
  const pattern = textAt(json, 'pattern');
  if (pattern !== undefined) {
    schema.pattern = { text: pattern, test: regexp(pattern, `${schema.location}/pattern`) };
  }
  if (schema.draft >= 2019 && schema.contains !== undefined) {
    set(schema, 'minContains', countAt(json, 'minContains'));
    set(schema, 'maxContains', countAt(json, 'maxContains'));
  }
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

function reference(
  { compiler, queue, place, json }: Compiling,
  keyword: string,
): Schema | undefined {
  const written = textAt(json, keyword);
  if (written === undefined) return undefined;
  const { root } = place;
  const { url, fragment } = joinUrl(resourceOf(root, place.pointer).id, written);
  const local = url === root.url ? root.resources.get('') : undefined;
  const resource = local ?? [...root.resources.values()].find((one) => one.id === url);
  const target = resource === undefined ? rootAt(compiler, url) : root;
  const found = resource ?? target.resources.get('');
  if (found === undefined) throw new Error('every document is a resource');
  if (fragment === '' || fragment.startsWith('/')) {
    return enqueue(compiler, queue, { root: target, pointer: found.pointer + fragment });
  }
  const pointer = found.anchors.get(fragment);
  if (pointer === undefined) {
    const name = JSON.stringify(`${found.id}#${fragment}`);
    throw new SchemaFault(`anchor in ${name} not found in schema ${JSON.stringify(target.url)}`);
  }
  return enqueue(compiler, queue, { root: target, pointer });
}

function below(at: Compiling, ...parts: readonly string[]): Schema {
  const { root, pointer } = at.place;
  return enqueue(at.compiler, at.queue, { root, pointer: pointerTo(pointer, ...parts) });
}

function one(at: Compiling, keyword: string): Schema | undefined {
  return at.json.has(keyword) ? below(at, keyword) : undefined;
}

function list(at: Compiling, keyword: string): readonly Schema[] | undefined {
  const items = at.json.get(keyword);
  return isList(items) ? items.map((_, index) => below(at, keyword, String(index))) : undefined;
}

function map(at: Compiling, keyword: string): ReadonlyMap<string, Schema> | undefined {
  const entries = at.json.get(keyword);
  if (!isMap(entries)) return undefined;
  return new Map([...entries.keys()].map((key) => [key, below(at, keyword, key)]));
}

function boolOrSchema(at: Compiling, keyword: string): boolean | Schema | undefined {
  const value = at.json.get(keyword);
  return typeof value === 'boolean' ? value : one(at, keyword);
}

function patternProperties(at: Compiling): Schema['patternProperties'] {
  const schemas = map(at, 'patternProperties');
  if (schemas === undefined) return undefined;
  const place = `${at.schema.location}/patternProperties`;
  return [...schemas].map(([pattern, schema]) => ({ test: regexp(pattern, place), schema }));
}

function dependencies(at: Compiling): Schema['dependencies'] {
  const entries = at.json.get('dependencies');
  if (!isMap(entries)) return undefined;
  return new Map(
    [...entries].map(([key, value]) => [
      key,
      isList(value) ? texts(value) : below(at, 'dependencies', key),
    ]),
  );
}

function dependentRequired(json: JsonMap): Schema['dependentRequired'] {
  const entries = json.get('dependentRequired');
  if (!isMap(entries)) return undefined;
  return new Map(
    [...entries].flatMap(([key, value]) => (isList(value) ? [[key, texts(value)]] : [])),
  );
}

function regexp(pattern: string, place: string): TextTest {
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

function typesOf(json: Json | undefined): readonly SchemaType[] | undefined {
  const names = isList(json) ? json : [json];
  const types = TYPES.filter((type) => names.includes(type));
  return types.length === 0 ? undefined : types;
}

function texts(items: readonly Json[]): readonly string[] {
  return items.filter((item) => typeof item === 'string');
}

function textAt(json: JsonMap, keyword: string): string | undefined {
  const value = json.get(keyword);
  return typeof value === 'string' ? value : undefined;
}

function numberAt(json: JsonMap, keyword: string): number | undefined {
  const value = json.get(keyword);
  return typeof value === 'number' ? value : undefined;
}

function countAt(json: JsonMap, keyword: string): number | undefined {
  const value = numberAt(json, keyword);
  return Number.isInteger(value) ? value : undefined;
}

function set<Key extends keyof Schema>(
  schema: Schema,
  keyword: Key,
  value: Schema[Key] | undefined,
): void {
  if (value !== undefined) schema[keyword] = value;
}
