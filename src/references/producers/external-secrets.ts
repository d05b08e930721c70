import { known, unknown } from '../../model/knowable.ts';
import type { Dialect, Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import {
  entriesAt,
  itemsAt,
  mapAt,
  scalarAt,
  valueAt,
  type MapNode,
  type YamlNode,
} from '../../model/node.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import type { SourceKey, SourceKind } from '../../model/source.ts';
import { textsAt } from './path.ts';
import { producedKeys, type ProducedSource } from './produced-source.ts';

/**
 * What an ExternalSecret or ClusterExternalSecret of external-secrets.io makes. The keys are those of `data`, or of the
 * template that replaces them; with `dataFrom`, a template that writes keys, or a merge into an existing Secret only the store knows.
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
        policy === 'Merge' || policy === 'CreateOrMerge'
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
  const own = entriesAt(template, 'data').map(({ key, name }) => ({ name, at: key }));
  const others = itemsAt(template, 'templateFrom').map((each) => keysOfTemplate(each, dialect));
  if (others.includes(undefined)) return unknown(words('its keys come from a template elsewhere'));
  const templated = [...own, ...others.flatMap((each) => each ?? [])];
  if (templated.some(({ name }) => name.includes('{{')))
    return unknown(words('its keys are templates'));
  const merges = scalarAt(template, 'mergePolicy')?.text === 'Merge';
  const literals = literalKeys(template, dialect);
  if (own.length + others.length > 0 && !merges)
    return known(new Map([...producedKeys(templated, kind), ...literals]));
  if (itemsAt(spec, 'dataFrom').length > 0)
    return unknown(words('its keys come from the secret store'));
  const keys = [...textsAt(spec, 'data[*].secretKey', dialect), ...templated];
  return known(new Map([...producedKeys(keys, kind), ...literals]));
}

/**
 * The keys that an entry of `templateFrom` gives a Secret: those of the ConfigMap or Secret that it lists, each of them a template for one value.
 * Undefined where the template writes keys too. (external-secrets: MergeTemplateFrom in pkg/controllers/templating/parser.go)
 */
function keysOfTemplate(
  from: YamlNode,
  dialect: Dialect,
): readonly { readonly name: string; readonly at: YamlNode }[] | undefined {
  const target = (stringOf(valueAt(from, 'target'), dialect) ?? 'data').toLowerCase();
  if (target === 'annotations' || target === 'labels') return [];
  const items = [...itemsAt(from, 'configMap', 'items'), ...itemsAt(from, 'secret', 'items')];
  const isPlain = items.every((each) =>
    /^(?:Values)?$/.test(stringOf(valueAt(each, 'templateAs'), dialect) ?? ''),
  );
  if (target !== 'data' || valueAt(from, 'literal') !== undefined || !isPlain) return undefined;
  return items.flatMap((each) => {
    const at = scalarAt(each, 'key');
    const name = stringOf(at, dialect);
    return at === undefined || name === undefined ? [] : [{ name, at }];
  });
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
