import type { Binding } from '../model/environment.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import { scalarAt } from '../model/node.ts';
import type { Span } from '../model/span.ts';
import type { Value } from '../model/value.ts';
import type { Workload } from '../model/workload.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import { isFalse, scalarText } from '../model/scalar-text.ts';
import { portsOf, serviceVariables } from './service-variables.ts';
import type { ClusterService } from './service-variables.ts';
import { placeholderValue, textValue } from './value-parts.ts';
import { appendTo } from '../model/group-by.ts';

/** The service variables of one pod. Pods share the layers: those of a namespace are the same for thousands of them. */
export interface PodServices {
  /** A later one counts over an earlier one. */
  readonly layers: readonly ServiceLayer[];
}

type ServiceLayer = ReadonlyMap<string, Binding>;

/** The variable that a Service brings under a name. */
export function serviceBinding({ layers }: PodServices, name: string): Binding | undefined {
  return layers.findLast((layer) => layer.has(name))?.get(name);
}

/** All of them but those of some names. There may be thousands for each of thousands of pods: not to be kept. */
export function serviceBindings(
  { layers }: PodServices,
  hidden: ReadonlySet<string>,
): readonly Binding[] {
  return layers.flatMap((layer, at) => {
    const above = layers.slice(at + 1);
    return [...layer.values()].filter(
      ({ name }) => !hidden.has(name) && !above.some((other) => other.has(name)),
    );
  });
}

interface FoundService extends ClusterService {
  readonly namespace: string | undefined;
  readonly at: Span | undefined;
}

const NO_SERVICES: PodServices = { layers: [] };
/** The API server makes it, with this port, in every cluster. */
const API_SERVER: FoundService = {
  name: 'kubernetes',
  namespace: 'default',
  at: undefined,
  clusterIp: placeholderValue('cluster IP of kubernetes'),
  ports: [{ name: 'https', port: '443', protocol: 'TCP' }],
};

const API_LAYER = layerOf([API_SERVER]);
const NO_LAYER: ServiceLayer = new Map();

/**
 * Which Services a pod sees: those of its build and its namespace (an object without a namespace may land in any, so it
 * matches), unless `enableServiceLinks` is false, and always `default/kubernetes`. Between plain folders the Services of one
 * explicit namespace count for all; other kustomizations do not: they may be other clusters. Each combination of build, namespace
 * and links is computed once, what folders have in common once for all.
 */
export function servicesOf(
  builds: readonly Build[],
  facts: ClusterFacts,
): (workload: Workload) => PodServices {
  if (facts.services?.kind === 'none') return () => NO_SERVICES;
  const buildOf = new Map(builds.map((build) => [build.id, build]));
  const known = new Map<string, PodServices>();
  const inFolders = folderServices(builds, facts);
  return (workload) => {
    const { build, manifest, podSpec } = workload;
    const { namespace, dialect } = manifest;
    const links = !isFalse(scalarAt(podSpec, 'enableServiceLinks'), dialect);
    const key = JSON.stringify([build, namespace, links]);
    let services = known.get(key);
    if (services === undefined) {
      const { objects = [], kind } = buildOf.get(build) ?? {};
      const shared = kind === 'folder' && links ? inFolders(namespace) : NONE_SHARED;
      const own = findServices(objects, facts).filter(
        (service) =>
          !shared.names.has(service.name) &&
          (isApiServer(service) || (links && matches(service.namespace, namespace))),
      );
      const [api, others] = splitOwn(own);
      services = { layers: [api, shared.layer, others].filter(({ size }) => size > 0) };
      known.set(key, services);
    }
    return services;
  };
}

/** The Service of every cluster by itself, for that layer is the same for all; unless another of its name is there. */
function splitOwn(own: readonly FoundService[]): readonly [ServiceLayer, ServiceLayer] {
  const [first, ...others] = own;
  const isApart = first === API_SERVER && !others.some(({ name }) => name === API_SERVER.name);
  return isApart ? [API_LAYER, layerOf(others)] : [NO_LAYER, layerOf(own)];
}

interface SharedServices {
  readonly layer: ServiceLayer;
  /** Names of the Services. */
  readonly names: ReadonlySet<string>;
}

const NONE_SHARED: SharedServices = { layer: NO_LAYER, names: new Set() };

/** The Services that plain folders put into an explicit namespace; listed once, when first asked for. */
function folderServices(
  builds: readonly Build[],
  facts: ClusterFacts,
): (namespace: string | undefined) => SharedServices {
  let found: ReadonlyMap<string | undefined, readonly FoundService[]> | undefined;
  const known = new Map<string, SharedServices>();
  return (namespace) => {
    if (namespace === undefined) return NONE_SHARED;
    let shared = known.get(namespace);
    if (shared === undefined) {
      found ??= servicesByNamespace(builds, facts);
      const services = found.get(namespace) ?? [];
      const names = new Set(services.map(({ name }) => name));
      shared = { layer: layerOf(services), names };
      known.set(namespace, shared);
    }
    return shared;
  };
}

function servicesByNamespace(
  builds: readonly Build[],
  facts: ClusterFacts,
): ReadonlyMap<string | undefined, readonly FoundService[]> {
  const byNamespace = new Map<string | undefined, FoundService[]>();
  for (const { kind, objects } of builds) {
    for (const manifest of kind === 'folder' ? objects : []) {
      const service = findService(manifest, facts);
      if (service === undefined || isApiServer(service)) continue;
      appendTo(byNamespace, service.namespace, service);
    }
  }
  return byNamespace;
}

function findServices(objects: readonly Manifest[], facts: ClusterFacts): readonly FoundService[] {
  const found = objects.flatMap((manifest) => findService(manifest, facts) ?? []);
  return facts.services === undefined && !found.some(isApiServer) ? [API_SERVER, ...found] : found;
}

function findService(manifest: Manifest, facts: ClusterFacts): FoundService | undefined {
  const { group, kind, name, namespace, node, dialect } = manifest;
  if (group !== '' || kind !== 'Service' || !name || /[{}$]/.test(name)) return undefined;
  const clusterIp = clusterIpOf(manifest, facts);
  if (clusterIp === undefined) return undefined;
  const at = scalarAt(node, 'metadata', 'name') ?? node;
  const ports = portsOf({ ...manifest, dialect });
  return { name, namespace, clusterIp, ports, at };
}

/** Undefined when there is none: headless, ExternalName, or not allocated yet. */
function clusterIpOf(manifest: Manifest, { services }: ClusterFacts): Value | undefined {
  const { name = '', namespace, node, dialect } = manifest;
  if (services?.kind === 'listed') {
    const ip = services.clusterIPs.get(`${namespace ?? ''}/${name}`);
    return ip === undefined || ip === '' || ip === 'None' ? undefined : textValue(ip);
  }
  const written = scalarText(scalarAt(node, 'spec', 'clusterIP'), dialect);
  const type = scalarText(scalarAt(node, 'spec', 'type'), dialect);
  if (written === 'None' || type === 'ExternalName') return undefined;
  return written === '' ? placeholderValue(`cluster IP of ${name}`) : textValue(written);
}

/** The variables of Services by name; of Services of one name the last counts, but of `default/kubernetes` the first. */
function layerOf(services: readonly FoundService[]): ServiceLayer {
  const byService = new Map<string, FoundService>();
  for (const service of services) {
    if (!isApiServer(service) || !byService.has(service.name)) byService.set(service.name, service);
  }
  const layer = new Map<string, Binding>();
  for (const service of byService.values()) {
    const from = { kind: 'service' as const, service: service.name, at: service.at };
    for (const { name, value } of serviceVariables(service)) {
      layer.set(name, { name, value, from, hides: [], unresolved: [] });
    }
  }
  return layer;
}

function isApiServer({ name, namespace }: FoundService): boolean {
  return name === 'kubernetes' && namespace === 'default';
}

function matches(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}
