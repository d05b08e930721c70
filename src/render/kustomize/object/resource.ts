import { memoBy } from '../../../model/memo.ts';
import {
  entryOf,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type ScalarNode,
} from '../../../model/node.ts';
import type { Span } from '../../../model/span.ts';
import type { Trail } from '../../../model/trail.ts';
import { valueText } from '../tree/merge-context.ts';
import { isEmptyNode, setField } from '../tree/node-fields.ts';
import { mapOf, scalarOf, withEntry, withoutEntry } from '../tree/nodes.ts';
import { isNamespaceable, type Schema } from '../tree/schema.ts';
import { parseApiVersion } from './gvk.ts';
import { idKey, type ResourceId } from './resource-id.ts';
import type { Gvk } from './selector.ts';
import { writeToAll } from './shared-scalars.ts';

/** One object on its way through a build. Immutable, as everything in a build is. */
export interface Resource {
  readonly node: MapNode;
  /** What kustomize knew of types when the object was made; decides which kinds have no namespace. */
  readonly schema: Schema;
  /** Names of the `vars` that read this object. */
  readonly varNames: readonly string[];
  /** Scalars that stand in several places of the object and change together (`writeToAll`). */
  readonly shared: readonly ScalarNode[];
  /** kustomize wrote the object as JSON and read it again: its comments are gone. */
  readonly rewritten: boolean;
  /** What was found out about the object's ids; shared as long as what they are made of stays. */
  readonly ids: KnownIds;
}

/** A memo: ids are asked for all the time. */
interface KnownIds {
  current: ResourceId | undefined;
  /** `idKey` of the present id. */
  key: string | undefined;
  previous: readonly ResourceId[] | undefined;
}

function unknownIds(): KnownIds {
  return { current: undefined, key: undefined, previous: undefined };
}

export function resourceOf(node: MapNode, schema: Schema): Resource {
  return { node, schema, varNames: [], shared: [], rewritten: false, ids: unknownIds() };
}

/** The fields that ids are made of. */
const IDENTITY: readonly string[] = ['metadata', 'kind', 'apiVersion'];

export function withNode(resource: Resource, node: MapNode): Resource {
  if (node === resource.node) return resource;
  const ids = sameIdentity(resource.node, node) ? resource.ids : unknownIds();
  const { schema, varNames, shared, rewritten } = resource;
  if (shared.length === 0) return { node, schema, varNames, shared, rewritten, ids };
  return { schema, varNames, rewritten, ids, ...writeToAll(resource.node, node, shared) };
}

function sameIdentity(left: MapNode, right: MapNode): boolean {
  return IDENTITY.every((name) => entryOf(left, name)?.value === entryOf(right, name)?.value);
}

const typesOf = memoBy((apiVersion: string) =>
  memoBy((kind: string): Gvk => ({ ...parseApiVersion(apiVersion), kind })),
);

/** `apiVersion` and `kind` as kustomize reads them: the text, whatever its type. */
export function gvkOf(node: MapNode): Gvk {
  const apiVersion = valueText(scalarAt(node, 'apiVersion'));
  const kind = valueText(scalarAt(node, 'kind'));
  return typesOf(apiVersion)(kind);
}

export function nameOf(node: MapNode): string {
  return metadataText(node, 'name');
}

export function namespaceOf(node: MapNode): string {
  return metadataText(node, 'namespace');
}

function metadataText(node: MapNode, field: string): string {
  const value = valueAt(node, 'metadata', field);
  return isEmptyNode(value) ? '' : valueText(value);
}

/** The id of the object as it is now. */
export function currentId({ node, schema, ids }: Resource): ResourceId {
  if (ids.current !== undefined) return ids.current;
  const { group, version, kind } = gvkOf(node);
  const id = {
    group,
    version,
    kind,
    name: nameOf(node),
    namespace: namespaceOf(node),
    clusterScoped: !isNamespaceable(valueText(scalarAt(node, 'apiVersion')), kind, schema),
  };
  ids.current = id;
  return id;
}

/** `idKey` of the object's present id. */
export function currentKey(resource: Resource): string {
  const { ids } = resource;
  ids.key ??= idKey(currentId(resource));
  return ids.key;
}

/** `metadata.name` set; what stood there keeps its quotes. */
export function setName(node: MapNode, name: string, at: Span, trail: Trail | undefined): MapNode {
  return setMetadata(node, (metadata) => setField(metadata, 'name', { text: name, at, trail }), at);
}

/** `metadata.namespace` set, or dropped when empty. */
/** `metadata.name` set; what stood there keeps its quotes. */
export function setNamespace(node: MapNode, namespace: string, at: Span): MapNode {
  if (namespace === '') {
    const metadata = mapAt(node, 'metadata');
    return metadata === undefined
      ? node
      : setMetadata(node, (each) => withoutEntry(each, 'namespace'), at);
  }
  const value = { text: namespace, at, trail: undefined };
  return setMetadata(node, (metadata) => setField(metadata, 'namespace', value), at);
}

/** The object with its `metadata` changed; made when it is missing. */
export function setMetadata(
  node: MapNode,
  change: (metadata: MapNode) => MapNode,
  at: Span,
): MapNode {
  const metadata = mapAt(node, 'metadata') ?? mapOf([], at, undefined);
  const changed = change(metadata);
  return changed === metadata && mapAt(node, 'metadata') !== undefined
    ? node
    : withEntry(node, scalarOf('metadata', at, undefined), changed);
}
