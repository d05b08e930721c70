import { known, unknown } from '../../model/knowable.ts';
import type { Dialect, Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import { entriesAt, itemsAt, mapAt, scalarAt, type MapNode } from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import type { SourceKey, SourceKind } from '../../model/source.ts';
import { textsAt } from './path.ts';
import { producedKeys, type ProducedSource } from './produced-source.ts';

/**
 * What an ExternalSecret or ClusterExternalSecret of external-secrets.io makes. The keys are those of `data`, or of the
 * template that replaces them; with `dataFrom`, `templateFrom` or a merge into an existing Secret only the store knows.
 */
export function externalSecretSources(manifest: Manifest): ProducedSource[] {
  const cluster = manifest.kind === 'ClusterExternalSecret';
  const spec = mapAt(manifest.node, 'spec', ...(cluster ? ['externalSecretSpec'] : []));
  const own = cluster
    ? (scalarAt(manifest.node, 'spec', 'externalSecretName') ??
      scalarAt(manifest.node, 'metadata', 'name'))
    : scalarAt(manifest.node, 'metadata', 'name');
  const at = scalarAt(spec, 'target', 'name') ?? own;
  const name = stringOf(at, manifest.dialect) || stringOf(own, manifest.dialect);
  const policy = scalarAt(spec, 'target', 'creationPolicy')?.text;
  const kind = spec === undefined ? undefined : kindOf(spec);
  if (spec === undefined || kind === undefined || at === undefined || !name || policy === 'None')
    return [];
  return [
    {
      kind,
      name,
      at,
      namespace: cluster ? undefined : manifest.namespace,
      ...(cluster && { anywhere: true }),
      type: stringOf(scalarAt(spec, 'target', 'template', 'type'), manifest.dialect),
      keys:
        policy === 'Merge'
          ? unknown(words('it is merged into an existing Secret'))
          : keysOf(spec, manifest),
    },
  ];
}

/** `target.manifest` may ask for an object of any kind instead of a Secret (isGenericTarget in pkg/controllers/externalsecret). */
function kindOf(spec: MapNode): SourceKind | undefined {
  const manifest = mapAt(spec, 'target', 'manifest');
  if (manifest === undefined) return 'Secret';
  const kind = scalarAt(manifest, 'kind')?.text;
  return scalarAt(manifest, 'apiVersion')?.text === 'v1' && kind === 'ConfigMap'
    ? 'ConfigMap'
    : undefined;
}

function keysOf(spec: MapNode, { dialect, kind }: Manifest): ProducedSource['keys'] {
  const template = mapAt(spec, 'target', 'template');
  const templated = entriesAt(template, 'data').map(({ key, name }) => ({ name, at: key }));
  if (itemsAt(template, 'templateFrom').length > 0)
    return unknown(words('its keys come from a template elsewhere'));
  if (templated.some(({ name }) => name.includes('{{')))
    return unknown(words('its keys are templates'));
  const merges = scalarAt(template, 'mergePolicy')?.text === 'Merge';
  const literals = literalKeys(template, dialect);
  if (templated.length > 0 && !merges)
    return known(new Map([...producedKeys(templated, kind), ...literals]));
  if (itemsAt(spec, 'dataFrom').length > 0)
    return unknown(words('its keys come from the secret store'));
  const keys = [...textsAt(spec, 'data[*].secretKey', dialect), ...templated];
  return known(new Map([...producedKeys(keys, kind), ...literals]));
}

/** The keys whose templates have nothing to fill in: the controller writes the text as it is, and Kubernetes encodes it. */
function literalKeys(
  template: MapNode | undefined,
  dialect: Dialect,
): ReadonlyMap<string, SourceKey> {
  const keys = entriesAt(template, 'data').flatMap(
    ({ name, key, value }): [string, SourceKey][] => {
      const text = stringOf(value, dialect);
      if (text === undefined || text.includes('{{')) return [];
      const literal = known({ kind: 'text', text } as const);
      return [[name, { key: name, field: 'stringData', value: literal, at: key, node: value }]];
    },
  );
  return new Map(keys);
}
