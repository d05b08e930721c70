import type { Binding } from '../../model/environment.ts';
import { mayBeSame } from '../../model/fleet/cluster-name.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { getOrMake, memoBy, once } from '../../model/memo.ts';
import { nameNodeOf, scalarAt } from '../../model/node.ts';
import { isFalse, scalarText } from '../../model/scalars/scalar-text.ts';
import type { Value } from '../../model/value.ts';
import type { Workload } from '../../model/workload.ts';
import type { ClusterFacts } from '../cluster-facts.ts';
import { scalarValue } from '../scalar-value.ts';
import { placeholderValue, textValue } from '../value-parts.ts';
import { isApiServer, isLikeService, ServiceLayer, type FoundService } from './service-layer.ts';
import { portsOf, type ClusterService } from './service-variables.ts';

/** The service variables of one pod. Pods share the layers: those of a namespace are the same for thousands of them. */
export interface PodServices {
  /** A later one counts over an earlier one. */
  readonly layers: readonly ServiceLayer[];
}

/** The variable that a Service brings under a name. */
export function serviceBinding({ layers }: PodServices, name: string): Binding | undefined {
  if (layers.length === 0 || !isLikeService(name)) return undefined;
  for (let at = layers.length - 1; at >= 0; at -= 1) {
    const found = layers[at]?.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** All of them but those of some names. There may be thousands for each of thousands of pods: not to be kept. */
export function serviceBindings(
  { layers }: PodServices,
  hidden: ReadonlySet<string>,
): readonly Binding[] {
  return layers.flatMap((layer, at) => {
    const above = layers.slice(at + 1);
    return layer
      .all()
      .filter(({ name }) => !hidden.has(name) && !above.some((other) => other.get(name)));
  });
}

const NO_SERVICES: PodServices = { layers: [] };
/** The API server makes it, with this port, in every cluster. */
const API_SERVER: FoundService = {
  name: 'kubernetes',
  namespace: 'default',
  at: undefined,
  read: () => ({
    name: 'kubernetes',
    clusterIp: placeholderValue('cluster IP of kubernetes'),
    ports: [{ name: 'https', port: '443', protocol: 'TCP' }],
  }),
};

const NO_LAYER = new ServiceLayer([]);
const API_LAYER = new ServiceLayer([API_SERVER]);

/**
 * Which Services a pod sees: those of its build and its namespace (an object without a namespace may land in any, so it
 * matches), unless `enableServiceLinks` is false, and always `default/kubernetes`. Between plain folders the Services of one
 * explicit namespace count for all; other kustomizations do not: they may be other clusters. Each combination of build, namespace and links is computed once, what folders have in common once for all.
 */
export function servicesOf(
  builds: readonly Build[],
  facts: ClusterFacts,
): (workload: Workload) => PodServices {
  if (facts.services?.kind === 'none') return () => NO_SERVICES;
  const buildOf = new Map(builds.map((build) => [build.id, build]));
  const inFolders = folderServices(builds, facts);
  // Workloads come build by build, so the combinations of one build are all that is kept.
  let last: { readonly build: string; readonly known: Map<string, PodServices> } | undefined;
  return ({ build, manifest, namespace, podSpec }) => {
    const links = !isFalse(scalarAt(podSpec, 'enableServiceLinks'), manifest.dialect);
    if (last?.build !== build) last = { build, known: new Map() };
    const key = `${links ? 'links' : ''} ${namespace ?? ''}`;
    return getOrMake(last.known, key, () => {
      const { objects = [], kind } = buildOf.get(build) ?? {};
      const shared = kind === 'folder' && links ? inFolders(namespace) : NONE_SHARED;
      const own = findServices(objects, facts).filter(
        (service) =>
          !shared.names.has(service.name) &&
          (isApiServer(service) || (links && mayBeSame(service.namespace, namespace))),
      );
      return { layers: layersOf(own, shared) };
    });
  };
}

function layersOf(own: readonly FoundService[], { layer }: SharedServices): PodServices['layers'] {
  const [api, others] = splitOwn(own);
  return [api, layer, others].filter(({ size }) => size > 0);
}

/** The Service of every cluster by itself, for that layer is the same for all; unless another of its name is there. */
function splitOwn(own: readonly FoundService[]): readonly [ServiceLayer, ServiceLayer] {
  const [first, ...others] = own;
  const isApart = first === API_SERVER && !others.some(({ name }) => name === API_SERVER.name);
  if (!isApart) return [NO_LAYER, new ServiceLayer(own)];
  return [API_LAYER, others.length === 0 ? NO_LAYER : new ServiceLayer(others)];
}

interface SharedServices {
  readonly layer: ServiceLayer;
  readonly names: ReadonlySet<string>;
}

const NONE_SHARED: SharedServices = { layer: NO_LAYER, names: new Set() };

/** The Services that plain folders put into an explicit namespace; listed once, when first asked for. */
function folderServices(
  builds: readonly Build[],
  facts: ClusterFacts,
): (namespace: string | undefined) => SharedServices {
  const found = once(() => servicesByNamespace(builds, facts));
  const inNamespace = memoBy((namespace: string): SharedServices => {
    const services = found().get(namespace) ?? [];
    const names = new Set(services.map(({ name }) => name));
    return { layer: new ServiceLayer(services), names };
  });
  return (namespace) => (namespace === undefined ? NONE_SHARED : inNamespace(namespace));
}

function servicesByNamespace(
  builds: readonly Build[],
  facts: ClusterFacts,
): ReadonlyMap<string | undefined, readonly FoundService[]> {
  return groupBy(
    builds.flatMap((build) => sharedIn(build, facts)),
    ({ namespace }) => namespace,
  );
}

/** The Services that a plain folder shares with other builds: those with a written namespace. */
function sharedIn({ kind, objects }: Build, facts: ClusterFacts): readonly FoundService[] {
  if (kind !== 'folder') return [];
  return objects.flatMap((manifest) => {
    const service = findService(manifest, facts);
    return service === undefined || isApiServer(service) ? [] : [service];
  });
}

function findServices(objects: readonly Manifest[], facts: ClusterFacts): readonly FoundService[] {
  const found = objects.flatMap((manifest) => findService(manifest, facts) ?? []);
  return facts.services === undefined && !found.some(isApiServer) ? [API_SERVER, ...found] : found;
}

function findService(manifest: Manifest, facts: ClusterFacts): FoundService | undefined {
  const { group, kind, name, namespace, node, dialect } = manifest;
  if (group !== '' || kind !== 'Service' || !name || /[{}$]/.test(name)) return undefined;
  const written = clusterIpOf(manifest, facts);
  if (written === 'None') return undefined;
  const at = nameNodeOf(node);
  const read = (): ClusterService => {
    const ip = scalarAt(node, 'spec', 'clusterIP');
    // A value that is partly unknown, or secret, stays so.
    const clusterIp =
      ip?.value !== undefined && facts.services === undefined
        ? scalarValue(ip, dialect)
        : clusterIpAs(written, name);
    return { name, clusterIp, ports: portsOf(manifest) };
  };
  return { name, namespace, at, read };
}

/**
 * As it is written or listed; `None` if there is none: headless, ExternalName, or not allocated yet. Undefined: the cluster chooses one.
 */
function clusterIpOf(manifest: Manifest, { services }: ClusterFacts): string | undefined {
  const { name = '', namespace, node, dialect } = manifest;
  if (services?.kind === 'listed') {
    return services.clusterIPs.get(`${namespace ?? ''}/${name}`) || 'None';
  }
  const written = scalarText(scalarAt(node, 'spec', 'clusterIP'), dialect);
  const type = scalarText(scalarAt(node, 'spec', 'type'), dialect);
  if (type === 'ExternalName') return 'None';
  return written === '' ? undefined : written;
}

function clusterIpAs(written: string | undefined, name: string): Value {
  return written === undefined ? placeholderValue(`cluster IP of ${name}`) : textValue(written);
}
