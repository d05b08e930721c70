import { draftOf, idKeyword, LATEST, subschemaPaths, type Draft } from './drafts.ts';
import { pointerTo, valueAtPointer } from './json-pointer.ts';
import { isList, isMap, type Json, type JsonMap } from './json.ts';
import { SchemaFault, UnknownSchema } from './schema-fault.ts';
import { joinUrl, splitUrl } from './urls.ts';

/** A document of schemas. */
export interface Root {
  readonly url: string;
  readonly document: Json;
  /** The schemas in it that have a name of their own, and the whole document, by pointer. */
  readonly resources: Map<string, Resource>;
  /** Places that are known to hold schemas. */
  readonly seen: Set<string>;
}

/** A schema with a name, to which references inside it are relative. */
export interface Resource {
  readonly pointer: string;
  readonly id: string;
  readonly draft: Draft;
  readonly anchors: Map<string, string>;
  readonly dynamicAnchors: Set<string>;
}

/** Finds the named schemas and anchors of a document. */
export function openRoot(url: string, document: Json): Root {
  const root: Root = { url, document, resources: new Map(), seen: new Set() };
  collect(root, document, url, '', LATEST);
  return root;
}

/** The named schema that a place belongs to. */
export function resourceOf(root: Root, pointer: string): Resource {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = root.resources.get(at);
    if (found !== undefined) return found;
    if (at === '') throw new Error('the document is a resource');
  }
}

/** Finds the resources below a place that a reference names, if it is not a known place of a schema. */
export function seeSchema(root: Root, pointer: string): void {
  if (root.seen.has(pointer)) return;
  const { id, draft } = resourceOf(root, pointer);
  collect(root, valueAtPointer(root.document, pointer) ?? null, id, pointer, draft);
}

function collect(root: Root, schema: Json, base: string, pointer: string, fallback: Draft): void {
  if (root.seen.has(pointer)) return;
  root.seen.add(pointer);
  if (!isMap(schema)) {
    if (pointer === '') addResource(root, pointer, base, fallback);
    return;
  }
  const { draft, id } = nameOf(schema, pointer, fallback);
  const own = id === '' ? base : joinUrl(base, id).url;
  if (id !== '' || pointer === '') addResource(root, pointer, own, draft);
  const resource = [...root.resources.values()].find((one) => one.id === own);
  if (resource === undefined) throw new Error('the base is a resource');
  collectAnchors(schema, pointer, resource);
  for (const [keyword, inside] of subschemaPaths(draft)) {
    for (const [at, below] of schemasIn(schema.get(keyword), pointerTo(pointer, keyword), inside)) {
      collect(root, below, own, at, resource.draft);
    }
  }
}

/** A schema without a name belongs to the one around it, even if it has a `$schema`. */
function nameOf(
  schema: JsonMap,
  pointer: string,
  fallback: Draft,
): { readonly draft: Draft; readonly id: string } {
  const written = schema.get('$schema');
  const draft = typeof written === 'string' ? draftOf(written) : fallback;
  const id = idOf(schema, draft ?? fallback);
  if (id === '' && pointer !== '') return { draft: fallback, id: idOf(schema, fallback) };
  if (draft === undefined)
    throw new UnknownSchema(`its \`$schema\` is not one of JSON Schema's own`);
  return { draft, id };
}

function idOf(schema: JsonMap, draft: Draft): string {
  if (draft < 2019 && schema.has('$ref')) return '';
  const id = schema.get(idKeyword(draft));
  return typeof id === 'string' ? splitUrl(id).url : '';
}

function addResource(root: Root, pointer: string, id: string, draft: Draft): void {
  const before = [...root.resources.values()].find((one) => one.id === id);
  if (before !== undefined) {
    if (before.pointer === pointer) return;
    throw new SchemaFault(
      `duplicate id ${JSON.stringify(id)} in ${JSON.stringify(root.url)} at ${JSON.stringify(pointer)} and ${JSON.stringify(before.pointer)}`,
    );
  }
  const resource = { pointer, id, draft, anchors: new Map(), dynamicAnchors: new Set<string>() };
  root.resources.set(pointer, resource);
}

function* schemasIn(
  value: Json | undefined,
  pointer: string,
  inside: string,
): Generator<readonly [pointer: string, schema: Json]> {
  if (value === undefined) return;
  if (inside === '') yield [pointer, value];
  if (inside === '*' && isMap(value)) {
    for (const [key, item] of value) yield [pointerTo(pointer, key), item];
  }
  if (inside === '[]' && isList(value)) {
    for (const [index, item] of value.entries()) yield [pointerTo(pointer, String(index)), item];
  }
}

function collectAnchors(schema: JsonMap, pointer: string, resource: Resource): void {
  const { draft } = resource;
  if (draft < 2019) {
    const id = schema.get(idKeyword(draft));
    if (schema.has('$ref') || typeof id !== 'string') return;
    const { fragment } = splitUrl(id);
    if (fragment !== '' && !fragment.startsWith('/')) addAnchor(resource, fragment, pointer);
    return;
  }
  const anchor = schema.get('$anchor');
  if (typeof anchor === 'string') addAnchor(resource, anchor, pointer);
  const dynamic = schema.get('$dynamicAnchor');
  if (draft < 2020 || typeof dynamic !== 'string') return;
  addAnchor(resource, dynamic, pointer);
  resource.dynamicAnchors.add(dynamic);
}

function addAnchor({ anchors, id }: Resource, anchor: string, pointer: string): void {
  const before = anchors.get(anchor);
  if (before !== undefined && before !== pointer) {
    throw new SchemaFault(
      `duplicate anchor ${JSON.stringify(anchor)} in ${JSON.stringify(id)} at ${JSON.stringify(before)} and ${JSON.stringify(pointer)}`,
    );
  }
  anchors.set(anchor, pointer);
}
