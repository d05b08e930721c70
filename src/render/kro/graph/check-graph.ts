import type { Dialect, Manifest } from '../../../model/manifest.ts';
import {
  entriesAt,
  entryOf,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../../model/node.ts';
import { stringOf } from '../../../model/scalars/resolve-scalar.ts';
import { builtInSchema } from '../../kustomize/merge/built-in-schema.ts';
import { refused, type BuildRefusal } from '../../kustomize/tree/build-refusal.ts';
import type { GraphResource } from './graph.ts';

/** Words that kro and CEL keep for themselves (kro: reservedKeyWords in pkg/graph/validation.go). */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'true false null in as break const continue else for function if import let loop package namespace return var void while ' +
    'apiVersion context dependency dependencies each externalRef externalReference externalRefs externalReferences graph instance ' +
    'item items kind kro metadata object resource resourcegraphdefinition resourceGraphDefinition resources root runtime schema self ' +
    'serviceAccountName spec status this variables vars version'
  ).split(' '),
);

const ID = /^[a-z][a-zA-Z0-9]*$/;
const KIND = /^[A-Z][a-zA-Z0-9]{0,62}$/;
const VERSION = /^v[0-9]+(?:alpha[0-9]+|beta[0-9]+)?$/;
const NAMING = 'failed to validate resourcegraphdefinition: naming convention violation';
/** A flag of kro's controller, with its default. */
const MOST_DIMENSIONS = 10;

/** Refuses what the API server and kro refuse before they look into the resources (kro: validateResourceGraphDefinition in pkg/graph/validation.go). */
export function checkNames(
  schema: MapNode | undefined,
  items: readonly YamlNode[],
  dialect: Dialect,
): BuildRefusal | undefined {
  return (
    notMatching(valueAt(schema, 'kind'), 'kind', KIND, dialect) ??
    notMatching(valueAt(schema, 'apiVersion'), 'apiVersion', VERSION, dialect) ??
    withoutTemplate(items) ??
    wrongId(items, dialect) ??
    wrongIterator(items, dialect)
  );
}

function notMatching(
  node: YamlNode | undefined,
  field: string,
  pattern: RegExp,
  dialect: Dialect,
): BuildRefusal | undefined {
  const text = stringOf(node, dialect);
  if (node === undefined || text === undefined || pattern.test(text)) return undefined;
  const path = `spec.schema.${field}`;
  return refused(
    node,
    `${path}: Invalid value: "${text}": ${path} in body should match '${pattern.source.replaceAll('?:', '')}'`,
  );
}

function withoutTemplate(items: readonly YamlNode[]): BuildRefusal | undefined {
  for (const [index, item] of items.entries()) {
    if (item.kind !== 'map') continue;
    const has = (field: string): boolean => entryOf(item, field) !== undefined;
    if (has('template') === has('externalRef'))
      return refused(
        item,
        `spec.resources[${index}]: Invalid value: exactly one of template or externalRef must be provided`,
      );
  }
  return undefined;
}

function wrongId(items: readonly YamlNode[], dialect: Dialect): BuildRefusal | undefined {
  const seen = new Set<string>();
  for (const item of items) {
    const at = scalarAt(item, 'id');
    const id = stringOf(at, dialect);
    if (at === undefined || id === undefined) continue;
    if (RESERVED.has(id)) return refused(at, `${NAMING}: id ${id} is a reserved keyword in KRO`);
    if (!ID.test(id))
      return refused(
        at,
        `${NAMING}: id ${id} is not a valid KRO resource id: must be lower camelCase`,
      );
    if (seen.has(id)) return refused(at, `${NAMING}: found duplicate resource IDs ${id}`);
    seen.add(id);
  }
  return undefined;
}

function wrongIterator(items: readonly YamlNode[], dialect: Dialect): BuildRefusal | undefined {
  const ids = new Set(items.flatMap((item) => stringOf(valueAt(item, 'id'), dialect) ?? []));
  for (const item of items) {
    const id = stringOf(valueAt(item, 'id'), dialect) ?? '';
    const dimensions = itemsAt(item, 'forEach');
    const prefix = `failed to validate resourcegraphdefinition: resource "${id}": `;
    if (dimensions.length > MOST_DIMENSIONS) return undefined;
    const seen = new Set<string>();
    for (const { key, name } of dimensions.flatMap((each) => entriesAt(each))) {
      const wrong = iteratorFault(name, ids, seen);
      if (wrong !== undefined) return refused(key, `${prefix}${wrong}`);
      seen.add(name);
    }
  }
  return undefined;
}

function iteratorFault(
  name: string,
  ids: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): string | undefined {
  if (!ID.test(name)) return `forEach iterator name "${name}" is not valid: must be lowerCamelCase`;
  if (RESERVED.has(name)) return `forEach iterator name "${name}" is a reserved keyword`;
  if (ids.has(name)) return `forEach iterator name "${name}" conflicts with resource ID`;
  return seen.has(name) ? `duplicate forEach iterator name "${name}"` : undefined;
}

/** Refuses a resource whose template kro refuses (kro: buildResourceNode in pkg/graph/builder.go). */
export function checkResource(
  resource: GraphResource,
  manifest: Manifest,
  isNamespacedInstance: boolean,
): BuildRefusal | undefined {
  const { id, isExternal, template, forEach, node } = resource;
  const prefix = `failed to build resource "${id}": `;
  const refuse = (at: YamlNode, message: string): BuildRefusal =>
    refused(at, `${prefix}${message}`);
  if (isExternal && forEach.length > 0)
    return refuse(
      node,
      `invalid combination of resource fields: resource "${id}": cannot use externalRef with forEach`,
    );
  const { root } = template;
  const missing = ['apiVersion', 'kind', 'metadata'].find(
    (field) => entryOf(root, field) === undefined,
  );
  if (missing !== undefined)
    return refuse(
      root,
      `resource ${id} is not a valid Kubernetes object: ${missing} field not found`,
    );
  const metadata = mapAt(root, 'metadata');
  const apiVersion = stringOf(valueAt(root, 'apiVersion'), manifest.dialect) ?? '';
  const kind = stringOf(valueAt(root, 'kind'), manifest.dialect) ?? '';
  const isNamespaced = builtInSchema().isNamespaced(apiVersion, kind);
  const namespace = valueAt(metadata, 'namespace');
  if (isNamespaced === false && namespace !== undefined)
    return refuse(
      namespace,
      `resource "${id}" is cluster-scoped and must not set metadata.namespace`,
    );
  const isSet = namespace !== undefined && stringOf(namespace, manifest.dialect)?.trim() !== '';
  const hasSelector = isExternal && entryOf(metadata, 'selector') !== undefined;
  if (isNamespaced === true && !isNamespacedInstance && !isSet && !hasSelector)
    return refuse(
      metadata ?? root,
      `resource "${id}" is namespaced and must set metadata.namespace when the instance CRD is cluster-scoped`,
    );
  return ownedKey(metadata, id, prefix);
}

/** Labels and annotations of kro's own. */
function ownedKey(
  metadata: MapNode | undefined,
  id: string,
  prefix: string,
): BuildRefusal | undefined {
  for (const [field, noun] of [
    ['labels', 'label'],
    ['annotations', 'annotation'],
  ] as const) {
    for (const { key, name } of entriesAt(metadata, field)) {
      const owner = ['kro.run/', 'internal.kro.run/'].find((each) => name.startsWith(each));
      if (owner === undefined) continue;
      return refused(
        key,
        `${prefix}invalid ${noun} for resource "${id}". ${field} with prefix "${owner}" are reserved for internal use`,
      );
    }
  }
  return undefined;
}
