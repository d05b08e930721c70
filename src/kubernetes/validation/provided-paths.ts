import type { Dialect } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import type { Span } from '../../model/span.ts';
import type { VolumeFacts } from '../../model/workload.ts';
import { structItems } from '../pod/struct-items.ts';
import { setMap, textField } from './field.ts';

/** A path that an item of a volume writes, said in the manifest (keys without `items` are not looked at, as by the API server). */
export interface ProvidedPath {
  readonly path: string;
  readonly at: Span;
  /** As the API server's warning names the source: `ConfigMap "app"`. */
  readonly source: string;
  /** The value in its error: the object's name, or the path. */
  readonly name: string;
  /** In a projected volume two such equal paths are an error; a token's only warns. */
  readonly strict: boolean;
}

/** The paths of a configMap, secret, downwardAPI or projected volume, in the order the API server reads them. */
export function providedPaths(volume: VolumeFacts, dialect: Dialect): readonly ProvidedPath[] {
  return [
    ...pathsOf(volume.node, 'secretName', dialect),
    ...volume.projections.flatMap(({ node }) => pathsOf(node, 'name', dialect)),
  ];
}

function pathsOf(parent: MapNode, secretName: string, dialect: Dialect): readonly ProvidedPath[] {
  return [
    ...objectPaths(parent, 'secret', secretName, dialect),
    ...objectPaths(parent, 'configMap', 'name', dialect),
    ...itemPaths(
      setMap(parent, 'downwardAPI', dialect),
      { source: 'DownwardAPI', name: undefined },
      dialect,
    ),
    ...plainPath(parent, 'serviceAccountToken', 'path', 'ServiceAccountToken', dialect),
    ...bundlePath(parent, dialect),
    ...plainPath(parent, 'podCertificate', 'certificateChainPath', 'PodCertificate chain', dialect),
    ...plainPath(parent, 'podCertificate', 'keyPath', 'PodCertificate key', dialect),
    ...plainPath(
      parent,
      'podCertificate',
      'credentialBundlePath',
      'PodCertificate credential bundle',
      dialect,
    ),
  ];
}

function objectPaths(
  parent: MapNode,
  field: 'secret' | 'configMap',
  nameField: string,
  dialect: Dialect,
): readonly ProvidedPath[] {
  const node = setMap(parent, field, dialect);
  if (node === undefined) return [];
  const found = textField(node, nameField, dialect);
  const name = found.kind === 'text' ? found.text : '';
  const kind = field === 'secret' ? 'Secret' : 'ConfigMap';
  return itemPaths(node, { source: `${kind} ${JSON.stringify(name)}`, name }, dialect);
}

function itemPaths(
  node: MapNode | undefined,
  { source, name }: { readonly source: string; readonly name: string | undefined },
  dialect: Dialect,
): readonly ProvidedPath[] {
  if (node === undefined) return [];
  return structItems(node, 'items', '', dialect).flatMap((item) => {
    const path = textField(item.node, 'path', dialect);
    if (path.kind !== 'text') return [];
    return [{ path: path.text, at: path.at, source, name: name ?? path.text, strict: true }];
  });
}

function plainPath(
  parent: MapNode,
  field: string,
  pathField: string,
  source: string,
  dialect: Dialect,
): readonly ProvidedPath[] {
  const node = setMap(parent, field, dialect);
  const path = node && textField(node, pathField, dialect);
  if (path?.kind !== 'text') return [];
  const strict = field !== 'serviceAccountToken';
  return [{ path: path.text, at: path.at, source, name: path.text, strict }];
}

function bundlePath(parent: MapNode, dialect: Dialect): readonly ProvidedPath[] {
  const node = setMap(parent, 'clusterTrustBundle', dialect);
  if (node === undefined) return [];
  const name = textField(node, 'name', dialect);
  const signer = textField(node, 'signerName', dialect);
  const shown = name.kind === 'text' ? name.text : signer.kind === 'text' ? signer.text : '';
  return plainPath(
    parent,
    'clusterTrustBundle',
    'path',
    `ClusterTrustBundle ${JSON.stringify(shown)}`,
    dialect,
  );
}
