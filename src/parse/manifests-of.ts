import type { Manifest } from '../model/manifest.ts';
import { itemsAt, scalarAt, type MapNode, type YamlNode } from '../model/node.ts';
import { stringOf } from '../model/resolve-scalar.ts';

interface Inherited {
  readonly apiVersion: string;
  readonly kind: string;
}

/** The Kubernetes objects in a document: itself, or the items of a list, which kubectl flattens. */
export function manifestsOf(root: YamlNode | undefined): readonly Manifest[] {
  if (root?.kind !== 'map') return [];
  const manifest = manifestOf(root, undefined);
  if (manifest === undefined) return [];
  if (!manifest.kind.endsWith('List') || scalarAt(root, 'items') !== undefined) return [manifest];
  const inherited = inheritedFrom(manifest);
  return itemsAt(root, 'items').flatMap((item) =>
    item.kind === 'map' ? (manifestOf(item, inherited) ?? []) : [],
  );
}

/** Items of a `ConfigMapList` may leave out what they are; items of `v1/List` may not. */
function inheritedFrom({ apiVersion, kind }: Manifest): Inherited | undefined {
  return kind === 'List' ? undefined : { apiVersion, kind: kind.slice(0, -'List'.length) };
}

function manifestOf(node: MapNode, inherited: Inherited | undefined): Manifest | undefined {
  const apiVersion = stringOf(scalarAt(node, 'apiVersion'), 'kubectl') ?? inherited?.apiVersion;
  const kind = stringOf(scalarAt(node, 'kind'), 'kubectl') ?? inherited?.kind;
  if (!apiVersion || !kind) return undefined;
  const slash = apiVersion.indexOf('/');
  return {
    apiVersion,
    group: slash === -1 ? '' : apiVersion.slice(0, slash),
    kind,
    name: stringOf(scalarAt(node, 'metadata', 'name'), 'kubectl'),
    namespace: stringOf(scalarAt(node, 'metadata', 'namespace'), 'kubectl') || undefined,
    node,
    road: 'kubectl',
  };
}
