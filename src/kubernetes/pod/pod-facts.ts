import type { Dialect } from '../../model/manifest.ts';
import type { MapNode, YamlNode } from '../../model/node.ts';
import type {
  Container,
  ContainerFacts,
  EnvFacts,
  PodFacts,
  StructItem,
  Workload,
} from '../../model/workload.ts';
import { structItemsOf } from './struct-items.ts';
import { volumeFacts } from './volume-facts.ts';

/** Reads the lists of a pod spec, in one pass over each container. */
export function podFacts(workload: Workload): PodFacts {
  const containers: ContainerFacts[] = [];
  const fields = new Set<string>();
  const pod = { workload, containers, volumes: volumeFacts(workload), fields };
  for (const { node } of pod.volumes) addFields(node, fields);
  for (const container of workload.containers)
    containers.push(containerFacts(container, pod, fields));
  return pod;
}

function addFields(node: YamlNode, fields: Set<string>): void {
  if (node.kind === 'sequence') for (const item of node.items) addFields(item, fields);
  if (node.kind !== 'map') return;
  for (let at = 0; at < node.entries.length; at += 1) {
    const entry = node.entries[at];
    if (entry === undefined) continue;
    fields.add(entry.name);
    if (entry.value.kind !== 'scalar') addFields(entry.value, fields);
  }
}

const NO_ITEMS: readonly StructItem[] = [];
const NO_ENV: readonly EnvFacts[] = [];

function containerFacts(container: Container, pod: PodFacts, fields: Set<string>): ContainerFacts {
  const { dialect } = pod.workload.manifest;
  const { path } = container;
  let [env, envFrom, mounts, devices] = [NO_ENV, NO_ITEMS, NO_ITEMS, NO_ITEMS];
  for (const { name, value } of container.node.entries) {
    switch (name) {
      case 'env':
        env = envFacts(value, `${path}.env`, dialect);
        break;
      case 'envFrom':
        envFrom = structItemsOf(value, `${path}.envFrom`, dialect);
        break;
      case 'volumeMounts':
        mounts = structItemsOf(value, `${path}.volumeMounts`, dialect);
        break;
      case 'volumeDevices':
        devices = structItemsOf(value, `${path}.volumeDevices`, dialect);
        break;
      default:
        continue;
    }
    fields.add(name);
    addFields(value, fields);
  }
  return { container, pod, env, envFrom, mounts, devices };
}

function envFacts(list: YamlNode, path: string, dialect: Dialect): readonly EnvFacts[] {
  return structItemsOf(list, path, dialect).map(({ node, index, path: at }) => {
    const written = node.entries.find(({ name }) => name === 'valueFrom')?.value;
    const valueFrom = written?.kind === 'map' ? written : undefined;
    return { node, index, path: at, valueFrom, sources: sourcesIn(valueFrom) };
  });
}

const NO_SOURCES: ReadonlyMap<string, MapNode> = new Map();

function sourcesIn(valueFrom: MapNode | undefined): ReadonlyMap<string, MapNode> {
  if (valueFrom === undefined) return NO_SOURCES;
  const sources = new Map<string, MapNode>();
  for (const { name, value } of valueFrom.entries)
    if (value.kind === 'map') sources.set(name, value);
  return sources;
}
