import { valueAtPointer } from './json-pointer.ts';
import { textAt, type Json, type JsonMap } from './json.ts';
import { metaschemaAt } from './metaschemas.ts';
import { openRoot, resourceOf, seeSchema, type Root } from './resources.ts';
import { SchemaFault, UnknownSchema } from './schema-fault.ts';
import type { Schema } from './schema.ts';
import { joinUrl } from './urls.ts';

/** The documents and schemas that are compiled together. */
export interface Compiler {
  readonly roots: Map<string, Root>;
  readonly schemas: Map<string, Schema>;
  /** Whether `format` is checked in every version. */
  readonly assertFormat: boolean;
  /** Checks a document against the schema of schemas before it is used. */
  readonly check: (root: Root, pointer: string) => void;
}

export interface SchemaPlace {
  readonly root: Root;
  readonly pointer: string;
}

/** Schemas that are still to be compiled. */
export type Queue = { readonly place: SchemaPlace; readonly schema: Schema }[];

export interface Compiling {
  readonly compiler: Compiler;
  readonly queue: Queue;
  readonly place: SchemaPlace;
  readonly json: JsonMap;
  readonly schema: Schema;
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

export function addRoot(compiler: Compiler, url: string, document: Json): Root {
  const root = openRoot(url, document);
  compiler.roots.set(url, root);
  return root;
}

function locationOf({ root, pointer }: SchemaPlace): string {
  const encoded = pointer.split('/').map(encodeURIComponent).join('/');
  return `${root.url}#${encoded}`;
}

/** The schema at a place, compiled sooner or later. */
export function enqueue(compiler: Compiler, queue: Queue, place: SchemaPlace): Schema {
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

/** The schema that a keyword refers to. */
export function reference(
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
