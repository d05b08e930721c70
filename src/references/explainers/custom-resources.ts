import type { Build, Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';
import { mapAt, scalarAt, type Entry, type MapNode, type YamlNode } from '../../model/node.ts';
import { nameOfManifest } from '../../model/name-of.ts';
import type { Reference } from '../../model/reference.ts';
import { isBuiltIn } from '../objects/built-in-kinds.ts';
import { isDocumentedField } from '../fields/documented-field.ts';
import { mayMeet } from '../objects/namespaces.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import type { Registry } from '../producers/registry.ts';
import { patternsMadeBy } from '../producers/sources-made-by.ts';
import { isInReach, type ScopeOf } from '../scope/scope.ts';
import { wildcardParts, mayBecome } from '../objects/templated-name.ts';
import { byNamePart, type NamedProducer } from './name-prefixes.ts';
import type { PossibleProducer } from './possible-producer.ts';
import { groupBy } from '../../model/group-by.ts';

/**
 * Operators name what they make after their resource: `orders-db-credentials` of a `Database` called `orders-db`. Only those that are known
 * to make things, or that describe a Secret without naming one, in the reference's own build and namespace: any object explains any name that begins
 * like its own.
 */
export function unknownControllers(
  builds: readonly Build[],
  registry: Registry,
  scopeOf: ScopeOf,
): PossibleProducer {
  const producers = builds.flatMap((build) =>
    [...manifestsOf(build)].flatMap(({ manifest }) =>
      registry.isProducer(manifest) || describesSecret(manifest, registry)
        ? producerOf(manifest, build)
        : [],
    ),
  );
  return byNamePart(producers, builds, scopeOf);
}

/** What a resource that uses a Secret says of it; one that makes it says what is to be in it. */
const NAMING = /^(?:name|key|ref|(?:secret|existing)\w*)$/i;

/** A custom resource of which nothing is known, with a Secret in its `spec` that is not named: `secret: {keys: {clientID: id}}`. */
function describesSecret(manifest: Manifest, registry: Registry): boolean {
  if (!mayProduce(manifest, registry)) return false;
  const described = ['secret', 'credentials'].flatMap(
    (field) => mapAt(manifest.node, 'spec', field) ?? [],
  );
  return described.some(({ entries }) => !entries.some(({ name }) => NAMING.test(name)));
}

/** Charts whose releases say where they go: `releasedCharts` knows them. */
const RELEASES = /^helm\./;

/**
 * What a custom resource of which nothing is known installs in another namespace (`spec.targetNamespace`) bears names that begin with its own.
 */
export function remoteInstallers(
  builds: readonly Build[],
  registry: Registry,
  scopeOf: ScopeOf,
): PossibleProducer {
  const producers = builds.flatMap((build) =>
    [...manifestsOf(build)].flatMap(({ manifest }) => {
      if (RELEASES.test(manifest.group) || !mayProduce(manifest, registry)) return [];
      const target = scalarAt(mapAt(manifest.node, 'spec'), 'targetNamespace')?.text;
      if (target === undefined || target === manifest.namespace) return [];
      return producerOf(manifest, build).map((each) => ({
        ...each,
        namespace: target,
        own: false,
      }));
    }),
  );
  return byNamePart(producers, builds, scopeOf);
}

function producerOf(manifest: Manifest, build: Build): NamedProducer[] {
  const { name } = manifest;
  if (name === undefined) return [];
  const namespace = manifest.namespace ?? build.namespace;
  const reason = `the controller of ${nameOfManifest(manifest)} may make it`;
  return [{ name, namespace, build: build.id, reason, own: true }];
}

/** Names of which the registry knows only a part: `orders-*` of a ServiceBinding called `orders`, `*` of what installs unknown things. */
export function patternProducers(
  builds: readonly Build[],
  registry: Registry,
  scopeOf: ScopeOf,
): PossibleProducer {
  const patterns = builds.flatMap((build) =>
    [...manifestsOf(build)].flatMap(({ manifest }) =>
      patternsMadeBy(manifest, registry).map(({ kind, name, namespace, anywhere }) => ({
        kind,
        parts: wildcardParts(name),
        namespace: anywhere === true ? undefined : (namespace ?? build.namespace),
        build: build.id,
        manifest,
      })),
    ),
  );
  return ({ kind, name, namespace, build }) => {
    const found = patterns.find(
      (pattern) =>
        pattern.kind === kind &&
        mayMeet(pattern.namespace, namespace) &&
        isInReach(scopeOf(build, pattern.build)) &&
        mayBecome(pattern.parts, name),
    );
    return found === undefined
      ? undefined
      : `the controller of ${nameOfManifest(found.manifest)} may make it`;
  };
}

/**
 * A custom resource that names the source may be the one that makes it, where its controller is not documented to read it. Only where the
 * reference can see it.
 */
export function namingResources(
  references: readonly Reference[],
  registry: Registry,
  scopeOf: ScopeOf,
): PossibleProducer {
  const naming = references.filter(
    (reference) =>
      reference.use === 'custom-resource' &&
      mayProduce(reference.manifest, registry) &&
      !isDocumentedField(reference),
  );
  const byName = groupBy(naming, ({ kind, name }) => `${kind} ${name}`);
  return ({ kind, name, namespace, build }) => {
    const found = byName
      .get(`${kind} ${name}`)
      ?.find(
        (reference) =>
          mayMeet(reference.namespace, namespace) && isInReach(scopeOf(build, reference.build)),
      );
    if (found === undefined) return undefined;
    return `${nameOfManifest(found.manifest)} names it and may make it`;
  };
}

/** Keys below which a custom resource describes a source that its controller makes: `secretTemplate.name`, `targetSecret`, `outputSecretName`. */
const MADE =
  /^(?:(?:secret|configmap|credentials?)(?:template|output|target|destination)|(?:target|output|generated|destination|created|connection)(?:secret|configmap|credentials?)(?:ref|name)?)$/i;

/** A custom resource of which nothing is known, and which describes a source of the name under a key that says so. */
export function describingResources(
  builds: readonly Build[],
  registry: Registry,
  scopeOf: ScopeOf,
): PossibleProducer {
  const described = builds.flatMap((build) =>
    [...manifestsOf(build)].flatMap(({ manifest }) =>
      mayProduce(manifest, registry)
        ? namesMadeBy(manifest.node).map((name) => ({ name, manifest, build: build.id }))
        : [],
    ),
  );
  const byName = groupBy(described, ({ name }) => name);
  return ({ name, build }) => {
    const found = byName.get(name)?.find((each) => isInReach(scopeOf(build, each.build)));
    return found === undefined
      ? undefined
      : `the controller of ${nameOfManifest(found.manifest)} may make it`;
  };
}

const namesMadeBy = memo((node: MapNode): readonly string[] =>
  entriesIn(node).flatMap(({ name, value }) => {
    if (!MADE.test(name)) return [];
    const made = value.kind === 'scalar' ? value : scalarAt(value, 'name');
    return made === undefined ? [] : [made.text];
  }),
);

function entriesIn(node: YamlNode): readonly Entry[] {
  if (node.kind === 'scalar') return [];
  if (node.kind === 'sequence') return node.items.flatMap(entriesIn);
  return node.entries.flatMap((entry) => [entry, ...entriesIn(entry.value)]);
}

/** Whether an object's controller may make sources that only it knows of. */
function mayProduce(manifest: Manifest, registry: Registry): boolean {
  return !isBuiltIn(manifest) && !registry.isComplete(manifest) && manifest.group !== '';
}
