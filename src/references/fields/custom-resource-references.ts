import { PLAIN_NAME, refusalOfKey } from '../../kubernetes/validation/names.ts';
import { isHelmRelease } from '../../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import {
  entryOf,
  type MapNode,
  scalarAt,
  type ScalarNode,
  type YamlNode,
} from '../../model/node.ts';
import {
  isInValues,
  isValues,
  pathOfValues,
  specOfHelmValues,
} from '../../model/release-values.ts';
import { stringOf } from '../../model/scalars/resolve-scalar.ts';
import { isTrue } from '../../model/scalars/scalar-text.ts';
import type { SourceKind } from '../../model/source.ts';
import { isObject } from '../objects/nested-manifests.ts';
import { destinationOf, releaseTarget, type Destination } from '../objects/release-namespace.ts';
import { isTemplatedName } from '../objects/templated-name.ts';
import type { Registry } from '../producers/registry.ts';
import { sourcesMadeBy } from '../producers/sources-made-by.ts';
import {
  type FieldSteps,
  fieldStepsOf,
  namedField,
  stepsBelow,
  stepsInItem,
} from './field-steps.ts';
import { sourceKindOf } from './free-form-references.ts';
import type { FoundReference } from './references-in.ts';
import { isMadeForIngress, secretsInValue } from './secrets-in-value.ts';

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
/** Fields whose text is the name: `existingSecret`, `secretName`, `authSecretRef`, `imagePullSecret` … */
const SECRET_TEXT = /(?:^e|E)xistingSecret$|(?:^s|S)ecret(?:Name|Ref)$|^(?:imageP|p)ullSecret$/;
const CONFIG_MAP_TEXT = /(?:^e|E)xistingConfig[mM]ap$|(?:^c|C)onfig[mM]ap(?:Name|Ref)$/;

/**
 * References of a custom resource outside its pod specs, by the rows of `references/` and by the shapes that APIs have in common. What a
 * missing one means only its controller knows. Names that the object itself produces are not references.
 */
export function customResourceReferences(
  manifest: Manifest,
  podSpecs: ReadonlySet<MapNode>,
  registry: Registry,
): FoundReference[] {
  const made = new Set<unknown>(sourcesMadeBy(manifest, registry).map(({ at }) => at));
  const found: FoundReference[] = [];
  const context: Walk = { manifest, podSpecs, found, readsShapes: !PATTERNS.has(manifest.group) };
  const steps = fieldStepsOf(manifest);
  if (!context.readsShapes && steps.length === 0) return found;
  for (const { name, value } of manifest.node.entries) {
    if (NO_REFERENCES.has(name)) continue;
    walk({ node: value, field: name, path: name, steps: stepsBelow(steps, name) }, context);
  }
  if (manifest.unread !== undefined) {
    const path = pathOfValues(manifest);
    walk({ node: manifest.unread, field: 'values', path, steps: [] }, context);
  }
  return found.filter(({ at }) => !made.has(at));
}

/** What the policies of these groups hold are patterns of other objects. */
const PATTERNS = new Set(['kyverno.io']);

interface Walk {
  readonly manifest: Manifest;
  readonly podSpecs: ReadonlySet<MapNode>;
  readonly found: FoundReference[];
  readonly readsShapes: boolean;
}

interface Place {
  readonly node: YamlNode;
  readonly field: string;
  readonly path: string;
  readonly steps: readonly FieldSteps[];
}

function walk(place: Place, context: Walk): void {
  const { node } = place;
  if (node.kind === 'sequence') walkItems(node.items, place, context);
  else if (byRow(place, context)) return;
  else if (node.kind === 'scalar') byText(node, place.field, place.path, context);
  else walkFields(node, place, context);
}

function walkItems(items: readonly YamlNode[], { field, path, steps }: Place, context: Walk): void {
  const below = stepsInItem(steps);
  for (const [index, item] of items.entries()) {
    if (item.kind === 'map' && isObject(item)) continue;
    const at = `${path}[${index}]`;
    if (PULL_SECRETS.has(field)) addPullSecret(item, at, context);
    else {
      const own = field === 'certificateRefs' ? field : '';
      walk({ node: item, field: own, path: at, steps: below }, context);
    }
  }
}

const PULL_SECRETS = new Set(['imagePullSecrets', 'pullSecrets']);

function walkFields(node: MapNode, { field, path, steps }: Place, context: Walk): void {
  byMap(node, field, path, context);
  const isPodSpec = context.podSpecs.has(node);
  for (const entry of node.entries) {
    const { name, value } = entry;
    if (isPodSpec && POD_SPEC_FIELDS.has(name)) continue;
    if (NO_REFERENCES.has(name) || (value.kind === 'map' && isObject(value))) continue;
    const at = `${path}.${name}`;
    if (context.manifest.unread !== undefined && isValues(at, context.manifest)) continue;
    if (isMadeForIngress(entry, node, at, context.manifest)) continue;
    for (const found of secretsInValue(entry, node, at, context.manifest)) {
      add('Secret', found.at, { ...found, path: `${at}${found.below}`, context });
    }
    walk({ node: value, field: name, path: at, steps: stepsBelow(steps, name) }, context);
  }
}

/** What a row says of the field: it is read as such, and not by its shape. */
function byRow({ node, path, steps }: Place, context: Walk): boolean {
  const named = namedField(steps);
  if (named === undefined) return false;
  const owner = node.kind === 'map' ? node : undefined;
  const at = owner === undefined ? node : entryOf(owner, 'name')?.value;
  const text = stringOf(at, context.manifest.dialect) ?? '';
  // Another kind than the row says, a map without a name, or a text that is something else (an address): not this reference.
  if (at === undefined || scalarAt(owner, 'kind') !== undefined) return false;
  const [namespace, name] = namespaced(text);
  if (!PLAIN_NAME.test(name) && !isTemplatedName(name)) return false;
  const found = { path, context, owner, name, namespace, elsewhere: named.elsewhere };
  const keys = owner !== undefined && entryOf(owner, 'key') !== undefined ? [] : named.keys;
  if (keys.length === 0) add(named.kind, at, found);
  for (const key of keys) add(named.kind, at, { ...found, key });
  return true;
}

/** `namespace/name`, or only a name. */
function namespaced(text: string): readonly [string | undefined, string] {
  const [first = '', second, third] = text.split('/');
  return second === undefined || third !== undefined ? [undefined, text] : [first, second];
}

function byText(node: YamlNode, field: string, path: string, context: Walk): void {
  if (!context.readsShapes) return;
  const ofConfigMap = CONFIG_MAP_TEXT.test(field) ? 'ConfigMap' : undefined;
  const kind = namesSecret(field, path, context.manifest) ? 'Secret' : ofConfigMap;
  if (kind !== undefined) add(kind, node, { path, context, owner: undefined });
}

/**
 * By the name of the field, or as the address of a repository of VolSync and of its fork with Kopia. What External Secrets Operator makes in each
 * namespace under this name is no Secret.
 */
function namesSecret(field: string, path: string, { group }: Manifest): boolean {
  if (group === 'external-secrets.io' && /^spec\.(?:external|push)SecretName$/.test(path))
    return false;
  const isRepository =
    group === 'volsync.backube' && /^spec\.(?:restic|kopia)\.repository$/.test(path);
  return isRepository || SECRET_TEXT.test(field);
}

function byMap(node: MapNode, field: string, path: string, context: Walk): void {
  const name = entryOf(node, 'name')?.value;
  if (name === undefined || !context.readsShapes) return;
  const kind =
    sourceKindOf(node, context.manifest) ??
    (field === 'caProvider' ? kindOfType(node) : kindOfField(node, field)) ??
    selectorKindOf(node, path, context.manifest);
  if (kind !== undefined) add(kind, name, { path, context, owner: node });
}

/** External Secrets Operator calls the kind of a `caProvider` its type. */
function kindOfType(node: MapNode): SourceKind | undefined {
  const type = scalarAt(node, 'type')?.text;
  return type === 'Secret' || type === 'ConfigMap' ? type : undefined;
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
  if (!MONITORING.has(group) || !SECRET_SELECTOR.test(path)) return undefined;
  return entryOf(node, 'key') === undefined ? undefined : 'Secret';
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
  /** Of a row: the name and the namespace in the text. */
  readonly name?: string;
  readonly namespace?: string | undefined;
  readonly elsewhere?: boolean;
  /** Of a row: a key that the controller reads. */
  readonly key?: string;
}

const OPEN = words('its controller decides in which namespace it looks');

function add(kind: SourceKind, at: YamlNode, field: Found): void {
  const { path, context, owner } = field;
  const { manifest, found } = context;
  const name = released(field.name ?? stringOf(at, manifest.dialect) ?? '', manifest);
  if (at.kind !== 'scalar' || name === '') return;
  const named =
    field.namespace ?? (stringOf(scalarAt(owner, 'namespace'), manifest.dialect) || undefined);
  const release = named === undefined ? destinationOfValues(path, manifest) : undefined;
  const isOpen = named === undefined && (field.elsewhere === true || release?.namespace === '');
  found.push({
    kind,
    name,
    at,
    namespace: isOpen ? undefined : (named ?? release?.namespace ?? manifest.namespace),
    key: isOpen || release?.isOtherCluster === true ? undefined : keyRead(at, field),
    optional: isTrue(entryOf(owner, 'optional')?.value, manifest.dialect),
    path,
    use: 'custom-resource',
    manifest,
    subject: undefined,
    toleratesMissing: isOpen || release?.isOtherCluster === true ? OPEN : undefined,
  });
}

/** Where a chart looks for what its values name; undefined if that is where the object is, and for everything else than values. */
function destinationOfValues(path: string, manifest: Manifest): Destination | undefined {
  const spec = specOfHelmValues(path, manifest);
  if (spec !== undefined) return destinationOf(manifest, spec);
  if (manifest.kind !== 'HelmRelease' || !isInValues(path, manifest)) return undefined;
  return releaseTarget(manifest);
}

function keyRead(at: ScalarNode, { key, owner, path, context }: Found): FoundReference['key'] {
  return key === undefined ? keyOf(owner, at, path, context.manifest) : { name: key, at };
}

function keyOf(
  owner: MapNode | undefined,
  name: ScalarNode,
  path: string,
  manifest: Manifest,
): FoundReference['key'] {
  // Flux looks for the key of an entry of `valuesFrom` in each source that it finds: https://fluxcd.io/flux/components/helm/helmreleases/
  const isValues = isHelmRelease(manifest) && VALUES_FROM.test(path);
  const at = scalarAt(owner, isValues ? 'valuesKey' : 'key');
  const key = stringOf(at, manifest.dialect);
  // A chart may call something else a key: `key: "."` of a folder.
  const isKey = key && (!isInValues(path, manifest) || refusalOfKey(key) === undefined);
  if (at !== undefined && isKey) return { name: key, at };
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
