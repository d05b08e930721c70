import { type Manifest, groupOf } from '../model/manifest.ts';
import { entryOf, mapAt, scalarAt, type MapNode, type YamlNode } from '../model/node.ts';
import type { ParseFault } from '../model/parsed-file.ts';
import { isNull, stringOf } from '../model/scalars/resolve-scalar.ts';
import { WELL_KNOWN_KINDS } from './well-known-kinds.ts';

export interface FoundManifests {
  readonly manifests: readonly Manifest[];
  /** The mistakes for which kubectl refuses a document that is well-formed YAML. */
  readonly faults: readonly ParseFault[];
  /** The document looks like an object that lacks `apiVersion` or `kind`. Rendering forgives it if the file is a patch. */
  readonly half?: ParseFault;
  /** It lacks `apiVersion`, and its kind may be another program's: that depends on its neighbours. */
  readonly perhapsOther?: true;
}

interface Identity {
  readonly apiVersion: string;
  readonly kind: string;
}

const NOTHING: FoundManifests = { manifests: [], faults: [] };
const KIND = /^[A-Z][A-Za-z0-9]*$/;
const API_VERSION = /^(?:[a-z0-9.-]+\/)?v[0-9]+(?:(?:alpha|beta)[0-9]+)?$/;

/**
 * The Kubernetes objects of a document: itself, or the items of a list, which kubectl flattens. Whatever has `items` is a
 * list to it (apimachinery's UnstructuredJSONScheme). A document that is not an object at all gives nothing.
 */
export function manifestsOf(root: YamlNode | undefined): FoundManifests {
  if (root?.kind !== 'map') return NOTHING;
  const identity = identityOf(root);
  if (identity === undefined) {
    const half = halfIdentified(root);
    if (half === undefined) return NOTHING;
    return { ...NOTHING, half, ...(isPerhapsOther(root) && { perhapsOther: true }) };
  }
  const items = entryOf(root, 'items')?.value;
  if (items === undefined || isNull(items, 'kubectl')) {
    return { manifests: [manifestOf(root, identity)], faults: [] };
  }
  if (items.kind !== 'sequence') return { manifests: [manifestOf(root, identity)], faults: [] };
  const found = items.items.map((item) => itemOf(item, identity));
  return {
    manifests: found.flatMap(({ manifests }) => manifests),
    faults: found.flatMap(({ faults }) => faults),
  };
}

/** Items of a `ConfigMapList` may leave out what they are; items of `v1/List` may not, and no item may be a list. */
function itemOf(item: YamlNode, list: Identity): FoundManifests {
  if (item.kind !== 'map') return NOTHING;
  const itemKind = list.kind.endsWith('List') ? list.kind.slice(0, -'List'.length) : list.kind;
  const silent = !hasIdentity(item, 'apiVersion') && !hasIdentity(item, 'kind');
  const inherited = silent && itemKind !== '' ? { ...list, kind: itemKind } : undefined;
  const identity = identityOf(item) ?? inherited;
  if (identity === undefined) {
    const kubectl = `[${missingParts(item).join(', ')}]`;
    const message = 'An item of a list does not say what it is';
    const help = 'Give it `apiVersion` and `kind`.';
    return { manifests: [], faults: [{ at: item, message, kubectl, help }] };
  }
  if (entryOf(item, 'items')?.value.kind === 'sequence') {
    const message = 'A list cannot be an item of another list: kubectl refuses it';
    return { manifests: [], faults: [{ at: item, message, help: 'Put its items into one list.' }] };
  }
  return { manifests: [manifestOf(item, identity)], faults: [] };
}

function identityOf(node: MapNode): Identity | undefined {
  const apiVersion = stringOf(scalarAt(node, 'apiVersion'), 'kubectl');
  const kind = stringOf(scalarAt(node, 'kind'), 'kubectl');
  return apiVersion && kind ? { apiVersion, kind } : undefined;
}

function hasIdentity(node: MapNode, field: 'apiVersion' | 'kind'): boolean {
  return Boolean(stringOf(scalarAt(node, field), 'kubectl'));
}

function missingParts(node: MapNode): readonly string[] {
  const fields = ['apiVersion', 'kind'] as const;
  return fields.filter((field) => !hasIdentity(node, field)).map((field) => `${field} not set`);
}

/**
 * A document with a name, and a proper value for one of the two. JSON with a kind and no version is another program's (dashboards of
 * Perses), as is what names a domain (OpenShift's install-config.yaml).
 */
function halfIdentified(node: MapNode): ParseFault | undefined {
  const apiVersion = stringOf(scalarAt(node, 'apiVersion'), 'kubectl') ?? '';
  const kind = stringOf(scalarAt(node, 'kind'), 'kubectl') ?? '';
  const missing = kind === '' ? 'kind' : 'apiVersion';
  const isJson = node.file.path.endsWith('.json');
  const meant = missing === 'kind' ? API_VERSION.test(apiVersion) : KIND.test(kind) && !isJson;
  const name = stringOf(scalarAt(node, 'metadata', 'name'), 'kubectl');
  if (!meant || name === undefined || entryOf(node, missing) !== undefined) return undefined;
  if (entryOf(node, 'baseDomain') !== undefined) return undefined;
  const kubectl = `${missing} not set`;
  const alike = node.entries.find((entry) => isAlike(entry.name, missing));
  if (alike !== undefined) {
    const message = `This object has no \`${missing}\`: this key is another one`;
    return { at: alike.key, message, kubectl, help: `Write \`${missing}\` in its place.` };
  }
  return {
    at: mapAt(node, 'metadata') ?? node,
    message: `This object has no \`${missing}\``,
    kubectl,
    help: `Add \`${missing}\` to it.`,
  };
}

/** A key in other letters, or with other text before it (`a.yaml apiVersion: v1`). */
function isAlike(name: string | undefined, field: string): boolean {
  if (name?.toLowerCase() === field.toLowerCase()) return true;
  return name?.endsWith(field) === true && /[^A-Za-z0-9]$/.test(name.slice(0, -field.length));
}

/** `schemaVersion` and a kind of one's own: nothing in it, not even `apiversion` in other letters, is Kubernetes'. */
function isPerhapsOther(node: MapNode): boolean {
  const kind = stringOf(scalarAt(node, 'kind'), 'kubectl') ?? '';
  const isMisspelt = node.entries.some(({ name }) => isAlike(name, 'apiVersion'));
  return kind !== '' && !WELL_KNOWN_KINDS.has(kind) && !isMisspelt;
}

function manifestOf(node: MapNode, { apiVersion, kind }: Identity): Manifest {
  return {
    apiVersion,
    group: groupOf(apiVersion),
    kind,
    name: stringOf(scalarAt(node, 'metadata', 'name'), 'kubectl'),
    namespace: stringOf(scalarAt(node, 'metadata', 'namespace'), 'kubectl') || undefined,
    node,
    dialect: 'kubectl',
  };
}
