import { known, unknown } from '../../model/knowable.ts';
import type { Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { message } from '../../model/message.ts';
import type { Product } from '../../model/producer-row.ts';
import { externalSecretSources } from './external-secrets.ts';
import { generatedSources } from './generating-policies.ts';
import { holds, namesFrom, type Scope } from './name-template.ts';
import { nodesAt } from './path.ts';
import { type ProducedSource, producedKeys } from './produced-source.ts';
import type { Registry } from './registry.ts';
import { graphSources } from './resource-graphs.ts';

/**
 * The sources that controllers make from an object which is itself no ConfigMap or Secret: by the rows of the registry, and what
 * ExternalSecrets, generating policies and resource graphs make, which no row can describe. Several products of one name are one source with the keys of all.
 */
export function sourcesMadeBy(manifest: Manifest, registry: Registry): readonly ProducedSource[] {
  const made = productsOf(manifest, registry).filter(({ name }) => !name.includes('*'));
  if (isExternalSecret(manifest)) made.push(...externalSecretSources(manifest));
  return made.length < 2 ? made : joined(made);
}

function isExternalSecret({ group, kind }: Manifest): boolean {
  return group === 'external-secrets.io' && /^(?:Cluster)?ExternalSecret$/.test(kind);
}

/** A name with `*`, and what may be made under it. */
type ProducedPattern = Pick<ProducedSource, 'kind' | 'name' | 'namespace' | 'anywhere'>;

/** The names with `*` of what an object's controller may make: only part of them is known. */
export function patternsMadeBy(manifest: Manifest, registry: Registry): readonly ProducedPattern[] {
  return productsOf(manifest, registry).filter(({ name }) => name.includes('*'));
}

function productsOf(manifest: Manifest, registry: Registry): readonly ProducedSource[] {
  return productsBy(registry)(manifest);
}

/** Asked for by all who look for sources, patterns of names, and references. */
const productsBy = memo((registry: Registry) =>
  memo((manifest: Manifest): readonly ProducedSource[] => [
    ...registry
      .rowsFor(manifest)
      .flatMap(({ makes = [] }) => makes.flatMap((made) => sourcesOf(manifest, made))),
    ...generatedSources(manifest),
    ...graphSources(manifest),
  ]),
);

/** Items of one object that products are made for. */
const MAX_ITEMS = 200;

function sourcesOf(manifest: Manifest, made: Product): ProducedSource[] {
  const { node: root, dialect } = manifest;
  const items = made.each === undefined ? [root] : nodesAt(root, made.each).slice(0, MAX_ITEMS);
  return items.flatMap((item) => sourcesIn({ root, item, dialect }, manifest, made));
}

function sourcesIn(scope: Scope, manifest: Manifest, made: Product): ProducedSource[] {
  if (made.when?.every((condition) => !holds(condition, scope))) return [];
  if (made.unless?.some((condition) => holds(condition, scope))) return [];
  return namesFrom(made.name, scope).map(({ name, at }) => ({
    kind: made.kind,
    name: objectName(name, made),
    at,
    namespace: namespaceOf(scope, manifest, made),
    ...(made.namespace === '*' && { anywhere: true }),
    type: made.type === undefined ? undefined : namesFrom(made.type, scope)[0]?.name,
    keys: keysOf(scope, manifest, made),
    ...usualKeysOf(scope, made),
  }));
}

/**
 * A name that a controller puts together has no underscore, since Kubernetes refuses it: a hyphen replaces it (postgres-operator:
 * credentialSecretNameForCluster in pkg/cluster/util.go). One that an object gives as a whole is taken as it is.
 */
function objectName(name: string, { name: template }: Product): string {
  const isPutTogether = !/^\{[^}]*\}$/.test(template);
  return isPutTogether && /^[-\w.]+$/.test(name) ? name.replaceAll('_', '-') : name;
}

function namespaceOf(scope: Scope, { namespace }: Manifest, made: Product): string | undefined {
  if (made.namespace === undefined) return namespace;
  return made.namespace === '*'
    ? undefined
    : (namesFrom(made.namespace, scope)[0]?.name ?? namespace);
}

function keysOf(scope: Scope, { kind }: Manifest, made: Product): ProducedSource['keys'] {
  if (made.keys === undefined || made.unknownIf?.some((condition) => holds(condition, scope))) {
    return unknown(message`only the controller of ${kind} knows its keys`);
  }
  const keys = made.keys.flatMap((template) => namesFrom(template, scope));
  if (keys.length === 0) return unknown(message`${kind} does not show its keys`);
  return known(producedKeys(keys, kind));
}

function usualKeysOf(scope: Scope, made: Product): Pick<ProducedSource, 'usualKeys'> {
  const keys = made.usualKeys?.flatMap((template) => namesFrom(template, scope)) ?? [];
  return keys.length === 0 ? {} : { usualKeys: keys.map(({ name }) => name) };
}

/** One source per kind, name and namespace, at the place of the first. */
function joined(sources: readonly ProducedSource[]): readonly ProducedSource[] {
  const byName = new Map<string, ProducedSource>();
  for (const source of sources) {
    const id = `${source.kind} ${source.namespace ?? ''}/${source.name}`;
    const first = byName.get(id);
    byName.set(id, first === undefined ? source : { ...first, keys: both(first, source) });
  }
  return [...byName.values()];
}

function both({ keys: a }: ProducedSource, { keys: b }: ProducedSource): ProducedSource['keys'] {
  if (a.kind === 'unknown') return a;
  return b.kind === 'unknown' ? b : known(new Map([...a.value, ...b.value]));
}
