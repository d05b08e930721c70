import type { YamlNode } from '../../../model/node.ts';
import { entriesAt, entryOf, itemsAt, scalarAt, valueAt } from '../../../model/node.ts';
import type { Schema, Shape } from '../tree/schema.ts';
import { builtInSchema } from './built-in-schema.ts';

const REF = '#/definitions/';
const MAX_REFS = 64;

/**
 * How a custom description stands to the built-in one. `alone`: instead of it. The others are accidents of when kustomize reads
 * which: a description that comes with a base or component, after objects were read, is joined with the built-in one; `below`
 * it when nothing was merged before, `above` it otherwise.
 */
export type Precedence = 'alone' | 'below' | 'above';

/**
 * The OpenAPI document of a kustomization's `openapi.path`. Whatever its precedence, the scope of built-in types stays known
 * (kustomize looks at its precomputed table first).
 */
export function customSchema(
  document: YamlNode | undefined,
  precedence: Precedence = 'alone',
): Schema {
  const definitions = { own: valueAt(document, 'definitions'), precedence };
  const types = readTypes(definitions.own);
  const scopes = readScopes(document);
  return {
    typeNamed: (apiVersion, kind) =>
      choose(
        precedence,
        () => shapeOf(types.get(`${apiVersion} ${kind}`), definitions),
        () => builtInSchema().typeNamed(apiVersion, kind),
      ),
    definitionNamed: (name) => definitionNamed(name, definitions),
    isNamespaced: (apiVersion, kind) =>
      builtInSchema().isNamespaced(apiVersion, kind) ?? scopes.get(`${apiVersion} ${kind}`),
  };
}

interface Definitions {
  readonly own: YamlNode | undefined;
  readonly precedence: Precedence;
}

function definitionNamed(name: string, definitions: Definitions): Shape | undefined {
  return choose(
    definitions.precedence,
    () => shapeOf(entryOf(definitions.own, name)?.value, definitions),
    () => builtInSchema().definitionNamed(name),
  );
}

function choose<T>(
  precedence: Precedence,
  own: () => T | undefined,
  builtIn: () => T | undefined,
): T | undefined {
  if (precedence === 'alone') return own();
  return precedence === 'above' ? (own() ?? builtIn()) : (builtIn() ?? own());
}

/** Definitions by the types they advertise; the last one wins. */
function readTypes(definitions: YamlNode | undefined): ReadonlyMap<string, YamlNode> {
  const types = new Map<string, YamlNode>();
  for (const { value } of entriesAt(definitions)) {
    for (const gvk of itemsAt(value, 'x-kubernetes-group-version-kind')) {
      types.set(typeOf(gvk), value);
    }
  }
  return types;
}

/** A type lives in namespaces when any of its paths names one. */
function readScopes(document: YamlNode | undefined): ReadonlyMap<string, boolean> {
  const scopes = new Map<string, boolean>();
  for (const { name, value } of entriesAt(document, 'paths')) {
    const gvk = valueAt(value, 'get', 'x-kubernetes-group-version-kind');
    if (gvk === undefined) continue;
    const type = typeOf(gvk);
    const namespaced = name.includes('namespaces/{namespace}');
    if (namespaced || !scopes.has(type)) scopes.set(type, namespaced);
  }
  return scopes;
}

function typeOf(gvk: YamlNode): string {
  const group = textAt(gvk, 'group') ?? '';
  const version = textAt(gvk, 'version') ?? '';
  return `${group === '' ? version : `${group}/${version}`} ${textAt(gvk, 'kind') ?? ''}`;
}

/** The shape a schema of the document describes; fields and elements are looked up when asked for. */
function shapeOf(schema: YamlNode | undefined, definitions: Definitions): Shape | undefined {
  const resolved = resolveRef(schema, definitions);
  if (resolved === undefined || 'field' in resolved) return resolved;
  if (resolved.kind !== 'map') return undefined;
  return {
    field: (name) =>
      shapeOf(
        entryOf(valueAt(resolved, 'properties'), name)?.value ??
          mapNode(valueAt(resolved, 'additionalProperties')),
        definitions,
      ),
    elements: () =>
      isArray(resolved) ? shapeOf(mapNode(valueAt(resolved, 'items')), definitions) : undefined,
    mergeKeys: mergeKeysOf(resolved),
  };
}

function mergeKeysOf(schema: YamlNode): readonly string[] | undefined {
  const strategy = textAt(schema, 'x-kubernetes-patch-strategy');
  if (strategy?.split(',').includes('merge') !== true) return undefined;
  const list = valueAt(schema, 'x-kubernetes-list-map-keys');
  if (list?.kind === 'sequence') {
    return list.items.flatMap((item) => (item.kind === 'scalar' ? [item.text] : []));
  }
  const key = textAt(schema, 'x-kubernetes-patch-merge-key');
  return key === undefined ? [] : [key];
}

/** Follows `$ref`s of the document; a shape when one leads to the built-in description. */
function resolveRef(
  schema: YamlNode | undefined,
  definitions: Definitions,
): YamlNode | Shape | undefined {
  let here = schema;
  for (let step = 0; step < MAX_REFS; step++) {
    const ref = textAt(here, '$ref');
    if (ref === undefined) return here;
    if (!ref.startsWith(REF)) return undefined;
    const name = ref.slice(REF.length);
    const own = entryOf(definitions.own, name)?.value;
    const builtIn =
      definitions.precedence === 'below' || own === undefined
        ? choose(
            definitions.precedence,
            () => undefined,
            () => builtInSchema().definitionNamed(name),
          )
        : undefined;
    if (builtIn !== undefined) return builtIn;
    here = own;
  }
  return undefined;
}

function isArray(schema: YamlNode): boolean {
  const [only, ...others] = itemsAt(schema, 'type');
  if (only?.kind === 'scalar') return only.text === 'array' && others.length === 0;
  return textAt(schema, 'type') === 'array';
}

function mapNode(node: YamlNode | undefined): YamlNode | undefined {
  return node?.kind === 'map' ? node : undefined;
}

function textAt(node: YamlNode | undefined, name: string): string | undefined {
  return scalarAt(node, name)?.text;
}
