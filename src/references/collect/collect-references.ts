import { isResourceGraph } from '../../kubernetes/resource-graph.ts';
import { groupBy } from '../../model/group-by.ts';
import { isBuiltIn, isClusterKind } from '../../model/kinds/kinds.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { message } from '../../model/message.ts';
import { writtenNameOf } from '../../model/names/written-name.ts';
import { itemsAt, type MapNode, scalarAt } from '../../model/node.ts';
import type { Reference } from '../../model/reference.ts';
import type { Container, Workload } from '../../model/workload.ts';
import { customResourceReferences } from '../fields/custom-resource-references.ts';
import { freeFormReferences } from '../fields/free-form-references.ts';
import { objectFieldsOf } from '../fields/object-fields.ts';
import { paramReferences } from '../fields/param-references.ts';
import { CONTAINER_FIELDS, POD_FIELDS, VOLUME_FIELDS } from '../fields/pod-fields.ts';
import { type FoundReference, referencesIn } from '../fields/references-in.ts';
import { manifestsOf } from '../objects/nested-manifests.ts';
import { BUILT_IN, type Registry } from '../producers/registry.ts';
import type { KeptOfBuilds } from './collection-memory.ts';
import { withoutReleasedValues } from './release-values.ts';

/**
 * Every reference of the builds: of the workloads' pod specs and containers, of built-in objects (`fields/`), and, by shape, of
 * custom resources. In the order of the builds and their objects; in a pod spec as the kubelet reads them. Empty names and names
 * that are not strings are not references: validation reports them. `kept`: of an earlier run.
 */
export function collectReferences(
  builds: readonly Build[],
  workloads: readonly Workload[],
  registry: Registry = BUILT_IN,
  kept?: KeptOfBuilds['references'],
): Reference[] {
  const workloadsOf = groupByManifest(workloads);
  const params = paramReferences(builds);
  const references = builds.flatMap((build) => {
    const before = kept?.get(build);
    // A policy of another build decides what a binding refers to.
    const isAlone = params.size === 0 || !build.objects.some((object) => params.has(object));
    if (before !== undefined && isAlone) return before;
    const found = referencesOf(build, workloadsOf.get(build.id), params, registry);
    if (isAlone) kept?.set(build, found);
    return found;
  });
  return withoutReleasedValues(references, builds);
}

function referencesOf(
  build: Build,
  workloadsOf: ReadonlyMap<Manifest, readonly Workload[]> | undefined,
  params: ReturnType<typeof paramReferences>,
  registry: Registry,
): readonly Reference[] {
  const { id, namespace } = build;
  const references: Reference[] = [];
  for (const { manifest } of manifestsOf(build)) {
    const own = workloadsOf?.get(manifest) ?? [];
    const outside = [...objectReferences(manifest, own, registry), ...(params.get(manifest) ?? [])];
    for (const reference of own.flatMap(podReferences)) {
      references.push(inNamespace(reference, namespace));
    }
    for (const found of outside) {
      const reference = placed(found, id, undefined, undefined);
      references.push(isClusterKind(manifest) ? reference : inNamespace(reference, namespace));
    }
  }
  for (const found of referencesOfInflated(build, registry))
    references.push(inNamespace(placed(found, id, undefined, undefined), namespace));
  return references;
}

/** Where the build puts objects that name no namespace. What belongs to the whole cluster has none: its controller says where it reads. */
function inNamespace(reference: Reference, namespace: string | undefined): Reference {
  return namespace === undefined || reference.namespace !== undefined
    ? reference
    : { ...reference, namespace };
}

function groupByManifest(
  workloads: readonly Workload[],
): ReadonlyMap<string, ReadonlyMap<Manifest, readonly Workload[]>> {
  const byBuild = groupBy(workloads, ({ build }) => build);
  return new Map(
    [...byBuild].map(([build, own]) => [build, groupBy(own, ({ manifest }) => manifest)]),
  );
}

function objectReferences(
  manifest: Manifest,
  workloads: readonly Workload[],
  registry: Registry,
): FoundReference[] {
  const rows = objectFieldsOf(manifest);
  const free = [
    ...(rows === undefined ? [] : referencesIn(manifest.node, '', rows, manifest)),
    ...freeFormReferences(manifest),
  ];
  // What templates of kro or of the Flux operator name counts where the objects that they make name it.
  const isTemplate = isResourceGraph(manifest) || manifest.expanded === true;
  if (isBuiltIn(manifest) || isTemplate) return free;
  const podSpecs = new Set(workloads.map(({ podSpec }) => podSpec));
  return [...free, ...customResourceReferences(manifest, podSpecs, registry)];
}

function podReferences(workload: Workload): Reference[] {
  const { manifest, podSpec, path, containers } = workload;
  const ofContainers = containers.flatMap((container) =>
    referencesIn(container.node, container.path, CONTAINER_FIELDS, manifest).map((found) =>
      placed(found, workload.build, workload, container),
    ),
  );
  const mounted = workload.core ? mountedVolumes(containers) : undefined;
  const ofVolumes = referencesIn(podSpec, path, VOLUME_FIELDS, manifest).map((found) =>
    placed(withMount(found, mounted), workload.build, workload, undefined),
  );
  const ofPod = referencesIn(podSpec, path, POD_FIELDS, manifest).map((found) =>
    placed(found, workload.build, workload, undefined),
  );
  return [...ofContainers, ...ofVolumes, ...ofPod];
}

/** The kubelet sets up only volumes that a container mounts (kubernetes: GetPodVolumeNames in pkg/volume/util/util.go). */
function withMount(
  found: FoundReference,
  mounted: ReadonlySet<string> | undefined,
): FoundReference {
  const volume = found.subject;
  if (mounted === undefined || volume === undefined || mounted.has(volume)) return found;
  return { ...found, toleratesMissing: message`no container mounts volume ${volume}` };
}

function mountedVolumes(containers: readonly Container[]): ReadonlySet<string> {
  return new Set(containers.flatMap(({ node }) => mountsOf(node)));
}

function mountsOf(container: MapNode): string[] {
  return itemsAt(container, 'volumeMounts').flatMap((mount) => scalarAt(mount, 'name')?.text ?? []);
}

function placed(
  found: FoundReference,
  build: string,
  workload: Workload | undefined,
  container: Container | undefined,
): Reference {
  const {
    kind,
    name,
    at,
    namespace,
    key,
    optional,
    path,
    use,
    manifest,
    subject,
    toleratesMissing,
  } = found;
  // Written out: an object that is put together of others takes more room, and there are many.
  return {
    kind,
    name,
    at,
    namespace,
    key,
    optional,
    path,
    use,
    manifest,
    workload,
    container,
    subject,
    toleratesMissing,
    build,
  };
}

const NO_POD_SPECS: ReadonlySet<MapNode> = new Set();

/**
 * What the values of the charts name that a kustomization inflates and that are not here. kustomize gives its namespace, prefixes and hashes to the
 * objects of charts as to all others, so the names are those that the sources of the build have in the end.
 */
function referencesOfInflated(build: Build, registry: Registry): readonly FoundReference[] {
  const { inflates = [] } = build;
  const releases = inflates.flatMap(({ release }) => release ?? []);
  if (releases.length === 0) return [];
  const namespace = namespaceOfObjects(build);
  const renamed = renamedSources(build);
  return releases.flatMap((release) => {
    const manifest = { ...release, namespace: namespace ?? release.namespace };
    return customResourceReferences(manifest, NO_POD_SPECS, registry).map((found) => ({
      ...found,
      name: renamed.get(`${found.kind}/${found.name}`) ?? found.name,
    }));
  });
}

function namespaceOfObjects({ objects }: Build): string | undefined {
  const all = new Set(objects.flatMap((object) => object.namespace ?? []));
  const [only] = all;
  return all.size === 1 ? only : undefined;
}

/** The names of ConfigMaps and Secrets that are written otherwise than the build names them, by kind and written name. */
function renamedSources({ objects }: Build): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const object of objects) {
    const { group, kind, name } = object;
    if (group !== '' || (kind !== 'ConfigMap' && kind !== 'Secret')) continue;
    const written = writtenNameOf(object);
    if (name !== undefined && written !== undefined && written !== name)
      found.set(`${kind}/${written}`, name);
  }
  return found;
}
