import { compileKeywords } from './compile-keywords.ts';
import { enqueue, rootAt, type Compiler, type SchemaPlace, type Queue } from './compiler.ts';
import { valueAtPointer } from './json-pointer.ts';
import { isMap } from './json.ts';
import { resourceOf } from './resources.ts';
import type { Schema } from './schema.ts';

/** The schema at the root of a document. Throws SchemaFault for what the compiler refuses, UnknownSchema for what it lacks. */
export function compileSchema(compiler: Compiler, url: string): Schema {
  const queue: Queue = [];
  const schema = enqueue(compiler, queue, { root: rootAt(compiler, url), pointer: '' });
  for (const { place, schema: next } of queue) compileAt(compiler, queue, place, next);
  return schema;
}

function compileAt(compiler: Compiler, queue: Queue, place: SchemaPlace, schema: Schema): void {
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
