import type { Limits } from '../../../../model/limits.ts';
import { memo } from '../../../../model/memo.ts';
import type { SourceFile, Span } from '../../../../model/span.ts';
import { DocumentError } from '../../../../parse/document-error.ts';
import { readJson } from '../../../../parse/read-json.ts';
import { compileKeywords } from './compile-keywords.ts';
import {
  addRoot,
  type Compiler,
  enqueue,
  rootAt,
  type SchemaPlace,
  type Queue,
} from './compiler.ts';
import type { Draft } from './drafts.ts';
import { failureText, type Failure } from './failure.ts';
import { valueAtPointer } from './json-pointer.ts';
import { jsonOfNode, type Json, isMap } from './json.ts';
import { metaschemaUrl } from './metaschemas.ts';
import { resourceOf, type Root } from './resources.ts';
import { SchemaFault, UnknownSchema } from './schema-fault.ts';
import type { Schema } from './schema.ts';
import { validate } from './validate.ts';
import { newRun } from './validation.ts';

type SchemaCheck =
  | { readonly kind: 'fits' }
  | { readonly kind: 'misfit'; readonly failures: readonly Failure[] }
  /** The schema itself is at fault, in the words of Helm's validator. */
  | { readonly kind: 'faulty'; readonly message: string; readonly at: Span }
  /** It cannot be known without a document from elsewhere. `reason` is a clause. */
  | { readonly kind: 'unknown'; readonly reason: string };

type Compiled =
  | { readonly kind: 'schema'; readonly schema: Schema }
  | Extract<SchemaCheck, { kind: 'faulty' | 'unknown' }>;

/** The name that Helm gives a chart's schema; it shows in its messages. */
const URL_OF_SCHEMA = 'file:///values.schema.json';

/** Checks a value against a chart's values.schema.json, which is compiled once. Nothing is fetched. */
export function checkSchema(file: SourceFile, value: Json, limits: Limits): SchemaCheck {
  const known = compile(file, limits);
  if (known.kind !== 'schema') return known;
  try {
    const failures = validate(known.schema, value);
    return failures.length === 0 ? { kind: 'fits' } : { kind: 'misfit', failures };
  } catch (error) {
    return faultOf(error, file);
  }
}

const compile = memo((file: SourceFile, limits: Limits): Compiled => {
  try {
    const read = readJson(file, 0, limits);
    if (read === undefined) throw new SchemaFault('EOF');
    if (file.text.slice(read.end).trim() !== '') {
      throw new SchemaFault('invalid character after top-level value');
    }
    const compiler = newCompiler();
    const root = addRoot(compiler, URL_OF_SCHEMA, jsonOfNode(read.root));
    compiler.check(root, '');
    return { kind: 'schema', schema: compileSchema(compiler, URL_OF_SCHEMA) };
  } catch (error) {
    return faultOf(error, file);
  }
});

function faultOf(
  error: unknown,
  file: SourceFile,
): Extract<SchemaCheck, { kind: 'faulty' | 'unknown' }> {
  const at = { file, start: 0, end: 0 };
  if (error instanceof UnknownSchema) return { kind: 'unknown', reason: error.message };
  if (error instanceof SchemaFault) return { kind: 'faulty', message: error.message, at };
  if (!(error instanceof DocumentError)) throw error;
  const { start, end, words } = error;
  return { kind: 'faulty', message: words.kubectl ?? error.message, at: { file, start, end } };
}

function newCompiler(): Compiler {
  const compiler: Compiler = {
    roots: new Map(),
    schemas: new Map(),
    assertFormat: false,
    check: checkAgainstMeta,
  };
  return compiler;
}

/** Compiled schemas of schemas; they are the same for all charts. */
const metaCompiler: Compiler = {
  roots: new Map(),
  schemas: new Map(),
  assertFormat: true,
  check: () => undefined,
};

function metaschemaOf(draft: Draft): Schema {
  return compileSchema(metaCompiler, metaschemaUrl(draft));
}

/** Refuses a schema that does not fit the schema of schemas of its version. */
function checkAgainstMeta(root: Root, pointer: string): void {
  const schema = metaschemaOf(resourceOf(root, pointer).draft);
  const meta = {
    schema,
    resources: pointer === '' ? root.resources : new Map(),
    schemaOf: ({ draft }: { readonly draft: Draft }) => metaschemaOf(draft),
  };
  const value = valueAtPointer(root.document, pointer) ?? null;
  const failures = validate(schema, value, newRun(meta));
  if (failures.length === 0) return;
  const place = JSON.stringify(`${root.url}#${pointer}`);
  throw new SchemaFault(
    `${place} is not valid against metaschema: jsonschema validation failed with '${schema.location}'\n${failureText(failures, false)}`,
  );
}

/** The schema at the root of a document. Throws SchemaFault for what the compiler refuses, UnknownSchema for what it lacks. */
function compileSchema(compiler: Compiler, url: string): Schema {
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
