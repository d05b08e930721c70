import { deployedPlaces } from '../../src/model/deployed-places.ts';
import { FLUX_SOURCES } from '../../src/model/elsewhere/flux-sources.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import { mayBeSameCluster } from '../../src/model/fleet/cluster-name.ts';
import { groupBy } from '../../src/model/group-by.ts';
import { once } from '../../src/model/memo.ts';
import { scalarAt, type YamlNode } from '../../src/model/node.ts';
import { hostPlaceOf } from '../../src/model/span.ts';

type Applied = Evidence['manifests'][number];

/** The objects that a dependency may name: of the same kind, in the same cluster, in the namespace of the dependency. */
export interface Reach {
  readonly names: ReadonlySet<string>;
  /** A Kustomization whose source is elsewhere may bring others. */
  readonly isOpen: boolean;
}

export type ReachOf = (object: Applied, namespace: string | undefined) => Reach;

export function reachOf(
  objects: readonly Applied[],
  isUnlisted: (build: string) => boolean,
  evidence: Evidence,
): ReachOf {
  const { buildOf } = evidence;
  const mayBringInto = namespacesFromElsewhere(objects, evidence);
  const known = new Map<string, ReadonlySet<string>>();
  const ofKind = groupBy(objects, ({ manifest }) => manifest.kind);
  const byPlace = groupBy(objects, ({ manifest }) => placeKey(manifest.kind, manifest.namespace));
  const objectsIn = (kind: string, namespace: string | undefined): readonly Applied[] =>
    namespace === undefined
      ? (ofKind.get(kind) ?? [])
      : [namespace, undefined].flatMap((each) => byPlace.get(placeKey(kind, each)) ?? []);
  const clusterOf = (build: string): string | undefined => buildOf(build)?.cluster;
  return ({ manifest: { kind }, build }, namespace) => {
    const cluster = clusterOf(build);
    const isDeployed = buildOf(build)?.deployedBy !== undefined;
    const key = JSON.stringify([kind, cluster, namespace, isDeployed]);
    const names =
      known.get(key) ??
      new Set(
        objectsIn(kind, namespace).flatMap(({ manifest, build: id }) =>
          mayBeSameCluster(cluster, clusterOf(id)) && !(isDeployed && isUnlisted(id))
            ? (manifest.name ?? [])
            : [],
        ),
      );
    known.set(key, names);
    return { names, isOpen: mayBringInto(namespace) };
  };
}

function placeKey(kind: string, namespace: string | undefined): string {
  return JSON.stringify([kind, namespace]);
}

/** Whether a Kustomization that is not followed, although its source is defined, may bring objects into a namespace. */
function namespacesFromElsewhere(
  objects: readonly Applied[],
  { builds, manifests }: Evidence,
): (namespace: string | undefined) => boolean {
  const targets = once(() => {
    const followed = deployedPlaces(builds);
    const sources = new Set(
      manifests.flatMap(({ manifest: { group, name, node } }) => {
        const isSource = group === FLUX_SOURCES && !isOfFluxItself(urlOf(node));
        return isSource && name !== undefined ? [name] : [];
      }),
    );
    const rest = objects.filter(
      ({ manifest: { kind, node } }) =>
        kind === 'Kustomization' &&
        !followed.has(hostPlaceOf(node)) &&
        !deploysDefinitions(node) &&
        sources.has(scalarAt(node, 'spec', 'sourceRef', 'name')?.text ?? ''),
    );
    return new Set(
      rest.map(({ manifest }) => scalarAt(manifest.node, 'spec', 'targetNamespace')?.text),
    );
  });
  return (namespace) => targets().has(namespace) || targets().has(undefined);
}

/** What is called after custom resource definitions: nothing else is in it. */
const DEFINITIONS = /(?:^|[/-])crds?(?:[/-]|$)/i;

function deploysDefinitions(kustomization: YamlNode): boolean {
  const path = scalarAt(kustomization, 'spec', 'path')?.text ?? '';
  const source = scalarAt(kustomization, 'spec', 'sourceRef', 'name')?.text ?? '';
  return DEFINITIONS.test(path) || DEFINITIONS.test(source);
}

/** Flux's own manifests: its controllers and definitions, and nothing that an object of Flux could depend on. */
const FLUX_ITSELF = /\bfluxcd\/(?:flux2|flux-manifests)\b/;

export function isOfFluxItself(text: string): boolean {
  return FLUX_ITSELF.test(text);
}

function urlOf(source: YamlNode): string {
  return scalarAt(source, 'spec', 'url')?.text ?? '';
}
