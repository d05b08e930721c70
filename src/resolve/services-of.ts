import type { Binding } from '../model/environment.ts';
import type { Build, Manifest } from '../model/manifest.ts';
import { scalarAt } from '../model/node.ts';
import type { Span } from '../model/span.ts';
import type { Value } from '../model/value.ts';
import type { Workload } from '../model/workload.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import { isFalse, textOf } from '../model/scalar-text.ts';
import { portsOf, serviceVariables } from './service-variables.ts';
import type { ClusterService } from './service-variables.ts';
import { placeholderValue, textValue } from './value-parts.ts';

/** The service variables of one pod; shared by all pods that see the same Services. */
export interface PodServices {
  readonly bindings: readonly Binding[];
  readonly byName: ReadonlyMap<string, Binding>;
}

interface FoundService extends ClusterService {
  readonly namespace: string | undefined;
  readonly at: Span | undefined;
}

const NO_SERVICES: PodServices = { bindings: [], byName: new Map() };
/** The API server makes it, with this port, in every cluster. */
const API_SERVER: FoundService = {
  name: 'kubernetes',
  namespace: 'default',
  at: undefined,
  clusterIp: placeholderValue('cluster IP of kubernetes'),
  ports: [{ name: 'https', port: '443', protocol: 'TCP' }],
};

/**
 * Which Services a pod sees: those of its build and its namespace (an object without a namespace may land in any, so it
 * matches), unless `enableServiceLinks` is false, and always `default/kubernetes`. Between plain folders the Services of one
 * explicit namespace count for all; other kustomizations do not: they may be other clusters. Each combination of build, namespace and links is computed once.
 */
export function servicesOf(
  builds: readonly Build[],
  facts: ClusterFacts,
): (workload: Workload) => PodServices {
  if (facts.services?.kind === 'none') return () => NO_SERVICES;
  const buildOf = new Map(builds.map((build) => [build.id, build]));
  const servicesIn = new Map<string, readonly FoundService[]>();
  const known = new Map<string, PodServices>();
  const neighbours = neighbouringServices(builds, facts);
  return (workload) => {
    const { build, manifest, podSpec } = workload;
    const links = !isFalse(scalarAt(podSpec, 'enableServiceLinks'), manifest.road);
    const key = JSON.stringify([build, manifest.namespace, links]);
    let services = known.get(key);
    if (services === undefined) {
      let found = servicesIn.get(build);
      if (found === undefined) {
        found = findServices(buildOf.get(build)?.objects ?? [], facts);
        servicesIn.set(build, found);
      }
      const around = neighbours(buildOf.get(build), manifest.namespace);
      services = visibleServices([...found, ...around], manifest.namespace, links);
      known.set(key, services);
    }
    return services;
  };
}

/** Services that other plain folders put into an explicit namespace; listed once, when first asked for. */
function neighbouringServices(
  builds: readonly Build[],
  facts: ClusterFacts,
): (build: Build | undefined, namespace: string | undefined) => readonly FoundService[] {
  let byNamespace: ReturnType<typeof servicesByNamespace> | undefined;
  return (build, namespace) => {
    if (build?.kind !== 'folder' || namespace === undefined) return [];
    byNamespace ??= servicesByNamespace(
      builds.filter(({ kind }) => kind === 'folder'),
      facts,
    );
    return byNamespace.get(namespace) ?? [];
  };
}

function servicesByNamespace(
  builds: readonly Build[],
  facts: ClusterFacts,
): ReadonlyMap<string | undefined, readonly FoundService[]> {
  const byNamespace = new Map<string | undefined, FoundService[]>();
  for (const manifest of builds.flatMap(({ objects }) => objects)) {
    const service = findService(manifest, facts);
    if (service === undefined) continue;
    const same = byNamespace.get(service.namespace);
    if (same === undefined) byNamespace.set(service.namespace, [service]);
    else same.push(service);
  }
  return byNamespace;
}

function findServices(objects: readonly Manifest[], facts: ClusterFacts): readonly FoundService[] {
  const found = objects.flatMap((manifest) => findService(manifest, facts) ?? []);
  return facts.services === undefined && !found.some(isApiServer) ? [API_SERVER, ...found] : found;
}

function findService(manifest: Manifest, facts: ClusterFacts): FoundService | undefined {
  const { group, kind, name, namespace, node, road } = manifest;
  if (group !== '' || kind !== 'Service' || !name || /[{}$]/.test(name)) return undefined;
  const clusterIp = clusterIpOf(manifest, facts);
  if (clusterIp === undefined) return undefined;
  const at = scalarAt(node, 'metadata', 'name') ?? node;
  const ports = portsOf({ ...manifest, road });
  return { name, namespace, clusterIp, ports, at };
}

/** Undefined when there is none: headless, ExternalName, or not allocated yet. */
function clusterIpOf(manifest: Manifest, { services }: ClusterFacts): Value | undefined {
  const { name = '', namespace, node, road } = manifest;
  if (services?.kind === 'listed') {
    const ip = services.clusterIPs.get(`${namespace ?? ''}/${name}`);
    return ip === undefined || ip === '' || ip === 'None' ? undefined : textValue(ip);
  }
  const written = textOf(scalarAt(node, 'spec', 'clusterIP'), road);
  const type = textOf(scalarAt(node, 'spec', 'type'), road);
  if (written === 'None' || type === 'ExternalName') return undefined;
  return written === '' ? placeholderValue(`cluster IP of ${name}`) : textValue(written);
}

function visibleServices(
  services: readonly FoundService[],
  namespace: string | undefined,
  links: boolean,
): PodServices {
  const seen = new Map<string, FoundService>();
  for (const service of services) {
    if (isApiServer(service)) {
      if (!seen.has(service.name)) seen.set(service.name, service);
    } else if (links && matches(service.namespace, namespace)) seen.set(service.name, service);
  }
  const byName = new Map<string, Binding>();
  for (const service of seen.values()) {
    for (const { name, value } of serviceVariables(service)) {
      const from = { kind: 'service' as const, service: service.name, at: service.at };
      byName.set(name, { name, value, from, hides: [], unresolved: [] });
    }
  }
  return { bindings: [...byName.values()], byName };
}

function isApiServer({ name, namespace }: FoundService): boolean {
  return name === 'kubernetes' && namespace === 'default';
}

function matches(one: string | undefined, other: string | undefined): boolean {
  return one === undefined || other === undefined || one === other;
}
