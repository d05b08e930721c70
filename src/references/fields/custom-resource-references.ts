import type { Manifest } from '../../model/manifest.ts';
import {
  entryOf,
  type MapNode,
  scalarAt,
  type ScalarNode,
  type YamlNode,
} from '../../model/node.ts';
import { stringOf } from '../../model/resolve-scalar.ts';
import type { SourceKind } from '../../model/source.ts';
import { isObject } from '../objects/nested-manifests.ts';
import type { Registry } from '../producers/registry.ts';
import { sourcesMadeBy } from '../producers/sources-made-by.ts';
import { sourceKindOf } from './free-form-references.ts';
import type { FoundReference } from './references-in.ts';
import { isTrue } from '../../model/scalar-text.ts';

/** What a pod spec's own tables read; the rest of the map around it is read by shape like everything else. */
const POD_SPEC_FIELDS = new Set([
  'containers',
  'initContainers',
  'ephemeralContainers',
  'containerSet',
  'container',
  'script',
  'sidecars',
  'steps',
  'stepTemplate',
  'volumes',
  'imagePullSecrets',
]);

/** Fields in which objects are named without being used: what a controller saw, and what Argo CD should not compare. */
const NO_REFERENCES = new Set(['metadata', 'status', 'ignoreDifferences']);

/** Fields that hold a map with a name: `secretKeyRef`, `passwordSecretRef`, `bearerTokenSecret`, `configMapRef`, `secret` … */
const SECRET_MAP = /(?:^s|S)ecret(?:Key)?(?:Ref|Reference|Selector)?$/;
const CONFIG_MAP_MAP = /(?:^c|C)onfig[mM]ap(?:Key)?(?:Ref|Reference|Selector)?$/;
/** Fields whose text is the name: `existingSecret`, `secretName`, `tlsSecretName` … */
const SECRET_TEXT = /^existingSecret$|(?:^s|S)ecretName$/;
const CONFIG_MAP_TEXT = /^existingConfig[mM]ap$|(?:^c|C)onfig[mM]apName$/;

/**
 * References of a custom resource outside its pod specs, by the shapes that APIs have in common. What a missing one means only
 * its controller knows. Names that the object itself produces are not references.
 */
export function customResourceReferences(
  manifest: Manifest,
  podSpecs: ReadonlySet<MapNode>,
  registry: Registry,
): FoundReference[] {
  const made = new Set<unknown>(sourcesMadeBy(manifest, registry).map(({ at }) => at));
  const found: FoundReference[] = [];
  for (const { name, value } of manifest.node.entries) {
    if (!NO_REFERENCES.has(name)) walk(value, name, name, { manifest, podSpecs, found });
  }
  return found.filter(({ at }) => !made.has(at));
}

interface Walk {
  readonly manifest: Manifest;
  readonly podSpecs: ReadonlySet<MapNode>;
  readonly found: FoundReference[];
}

function walk(node: YamlNode, field: string, path: string, context: Walk): void {
  if (node.kind === 'scalar') {
    byText(node, field, path, context);
  } else if (node.kind === 'sequence') {
    for (const [index, item] of node.items.entries()) {
      if (item.kind === 'map' && isObject(item)) continue;
      if (field === 'imagePullSecrets') addPullSecret(item, `${path}[${index}]`, context);
      else walk(item, field === 'certificateRefs' ? field : '', `${path}[${index}]`, context);
    }
  } else {
    byMap(node, field, path, context);
    const isPodSpec = context.podSpecs.has(node);
    for (const { name, value } of node.entries) {
      if (isPodSpec && POD_SPEC_FIELDS.has(name)) continue;
      if (NO_REFERENCES.has(name) || (value.kind === 'map' && isObject(value))) continue;
      walk(value, name, `${path}.${name}`, context);
    }
  }
}

function byText(node: YamlNode, field: string, path: string, context: Walk): void {
  const kind =
    SECRET_TEXT.test(field) || namesSecretOf(context.manifest, path)
      ? 'Secret'
      : CONFIG_MAP_TEXT.test(field)
        ? 'ConfigMap'
        : undefined;
  if (kind !== undefined) add(kind, node, { path, context, owner: undefined });
}

/** VolSync, and its fork with Kopia: the Secret with the address of the repository and its password. */
function namesSecretOf({ group }: Manifest, path: string): boolean {
  return group === 'volsync.backube' && /^spec\.(?:restic|kopia)\.repository$/.test(path);
}

function byMap(node: MapNode, field: string, path: string, context: Walk): void {
  const name = entryOf(node, 'name')?.value;
  if (name === undefined) return;
  const kind =
    sourceKindOf(node, context.manifest) ??
    kindOfField(node, field) ??
    selectorKindOf(node, path, context.manifest);
  if (kind !== undefined) add(kind, name, { path, context, owner: node });
}

function kindOfField(node: MapNode, field: string): SourceKind | undefined {
  // Another kind than ConfigMap and Secret is another reference.
  if (scalarAt(node, 'kind') !== undefined) return undefined;
  if (field === 'certificateRefs' || SECRET_MAP.test(field)) return 'Secret';
  return CONFIG_MAP_MAP.test(field) ? 'ConfigMap' : undefined;
}

const MONITORING = new Set(['monitoring.coreos.com', 'operator.victoriametrics.com']);
const SECRET_SELECTOR =
  /\.(?:basicAuth\.(?:username|password)|authorization\.credentials|apiURL|additional(?:Scrape|AlertManager|AlertRelabel)Configs|objectStorageConfig)$/;

/** Selectors of a Secret's key that only their documentation calls so: https://prometheus-operator.dev/docs/api-reference/api/ */
function selectorKindOf(node: MapNode, path: string, { group }: Manifest): SourceKind | undefined {
  const isSelector =
    MONITORING.has(group) && SECRET_SELECTOR.test(path) && entryOf(node, 'key') !== undefined;
  return isSelector ? 'Secret' : undefined;
}

function addPullSecret(item: YamlNode, path: string, context: Walk): void {
  const name = item.kind === 'map' ? entryOf(item, 'name')?.value : item;
  if (name !== undefined) add('Secret', name, { path, context, owner: undefined });
}

interface Found {
  readonly path: string;
  readonly context: Walk;
  /** The map around the name, which may contain a namespace, a key, and whether it is optional. */
  readonly owner: MapNode | undefined;
}

function add(kind: SourceKind, at: YamlNode, { path, context, owner }: Found): void {
  const { manifest, found } = context;
  const name = released(stringOf(at, manifest.dialect) ?? '', manifest);
  if (at.kind !== 'scalar' || name === '') return;
  found.push({
    kind,
    name,
    at,
    namespace: stringOf(scalarAt(owner, 'namespace'), manifest.dialect) || manifest.namespace,
    key: keyOf(owner, at, path, manifest),
    optional: isTrue(entryOf(owner, 'optional')?.value, manifest.dialect),
    path,
    use: 'custom-resource',
    manifest,
    subject: undefined,
    toleratesMissing: undefined,
  });
}

function keyOf(
  owner: MapNode | undefined,
  name: ScalarNode,
  path: string,
  { group, kind, dialect }: Manifest,
): FoundReference['key'] {
  // Flux looks for the key of an entry of `valuesFrom` in each source that it finds: https://fluxcd.io/flux/components/helm/helmreleases/
  const isFlux = group === 'helm.toolkit.fluxcd.io' && kind === 'HelmRelease';
  const isValues = isFlux && VALUES_FROM.test(path);
  const at = scalarAt(owner, isValues ? 'valuesKey' : 'key');
  const key = stringOf(at, dialect);
  if (at !== undefined && key) return { name: key, at };
  return isValues ? { name: 'values.yaml', at: name } : undefined;
}

const VALUES_FROM = /^spec\.valuesFrom\[\d+\]$/;

const RELEASE_NAME = /\{\{-?[ \t]*\.Release\.Name[ \t]*-?\}\}/g;

/** `{{ .Release.Name }}` in the values of a Flux HelmRelease is the name of its release. */
function released(name: string, { kind, name: own, node, dialect }: Manifest): string {
  if (kind !== 'HelmRelease' || !name.includes('{{')) return name;
  const release = stringOf(scalarAt(node, 'spec', 'releaseName'), dialect) || own;
  return release === undefined ? name : name.replaceAll(RELEASE_NAME, () => release);
}
