import type { ClusterFacts, ServiceFacts } from '../../src/resolve/cluster-facts.ts';
import { isObject, objectAt, objectsAt, stringAt, stringsAt } from './json.ts';
import type { JsonObject } from './types.ts';

/** A case of kubelet vectors as the objects of a cluster. */
export function kubeletObjects(one: JsonObject): readonly object[] {
  const cluster = objectAt(one, 'cluster');
  return [
    podObject(one),
    ...objectsAt(cluster, 'services').map(serviceObject),
    ...objectsAt(cluster, 'configMaps').map((map) => ({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: metadataOf(map),
      data: objectAt(map, 'data'),
      binaryData: objectAt(map, 'binaryData'),
    })),
    ...objectsAt(cluster, 'secrets').map((secret) => ({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: metadataOf(secret),
      data: mapValues(objectAt(secret, 'data'), base64Of),
    })),
  ];
}

/** What the case says that no manifest can. */
export function kubeletFacts(one: JsonObject): ClusterFacts {
  const pod = objectAt(one, 'pod');
  const node = objectAt(one, 'node');
  const uid = stringAt(pod, 'uid');
  const volumes = objectsAt(objectAt(one, 'cluster'), 'emptyDirVolumes');
  return {
    ...(uid === undefined ? {} : { podUid: uid }),
    podIPs: stringsAt(pod, 'podIPs'),
    hostIPs: stringsAt(node, 'hostIPs'),
    primaryFamily: node['primaryIPFamily'] === 'IPv6' ? 'IPv6' : 'IPv4',
    allocatable: textMap(objectAt(node, 'allocatable')),
    staticPod: pod['static'] === true,
    services: serviceFacts(one),
    files: new Map(
      volumes.map((volume) => [stringAt(volume, 'name') ?? '', textMap(objectAt(volume, 'files'))]),
    ),
  };
}

function serviceFacts(one: JsonObject): ServiceFacts {
  const kubelet = objectAt(one, 'kubelet');
  if (kubelet['servicesSynced'] === false) return { kind: 'not-synced' };
  if (kubelet['hasServiceLister'] === false) return { kind: 'none' };
  const services = objectsAt(objectAt(one, 'cluster'), 'services');
  const clusterIPs = services.map((service): [string, string] => {
    const name = `${stringAt(service, 'namespace') ?? ''}/${stringAt(service, 'name') ?? ''}`;
    return [name, stringAt(service, 'clusterIP') ?? ''];
  });
  return { kind: 'listed', clusterIPs: new Map(clusterIPs) };
}

function podObject(one: JsonObject): object {
  const pod = objectAt(one, 'pod');
  const single = one['container'];
  const containers = isObject(single)
    ? [{ name: 'c', kind: 'container', ...single }]
    : objectsAt(one, 'containers');
  const ofKind = (kind: string): readonly object[] =>
    containers.filter((each) => each['kind'] === kind).map((each) => containerObject(each, one));
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      ...metadataOf(pod),
      labels: pod['labels'],
      annotations: pod['annotations'],
    },
    spec: {
      nodeName: pod['nodeName'],
      serviceAccountName: pod['serviceAccountName'],
      enableServiceLinks: pod['enableServiceLinks'] ?? undefined,
      resources: pod['resources'],
      volumes: volumesOf(one, containers),
      initContainers: ofKind('init'),
      containers: ofKind('container'),
      ephemeralContainers: ofKind('ephemeral'),
    },
  };
}

function volumesOf(one: JsonObject, containers: readonly JsonObject[]): readonly object[] {
  const cluster = objectAt(one, 'cluster');
  const names = [
    ...fileVolumes(one),
    ...objectsAt(cluster, 'unmountedVolumes').map((volume) => stringAt(volume, 'name') ?? ''),
    ...stringsAt(cluster, 'unmountedVolumes'),
    ...containers.flatMap((container) =>
      objectsAt(container, 'volumeMounts').map((mount) => stringAt(mount, 'name') ?? ''),
    ),
  ];
  return [...new Set(names)].map((name) => ({ name, emptyDir: {} }));
}

function fileVolumes(one: JsonObject): readonly string[] {
  const volumes = objectsAt(objectAt(one, 'cluster'), 'emptyDirVolumes');
  return volumes.map((volume) => stringAt(volume, 'name') ?? '');
}

function containerObject(container: JsonObject, one: JsonObject): object {
  const { kind: _, envFrom: __, env: ___, volumeMounts: ____, ...rest } = container;
  const mounts = fileVolumes(one).map((name) => ({ name, mountPath: `/files/${name}` }));
  return {
    image: 'x',
    ...rest,
    envFrom: objectsAt(container, 'envFrom').map(envFromObject),
    env: objectsAt(container, 'env').map(envObject),
    volumeMounts: [...objectsAt(container, 'volumeMounts'), ...mounts],
  };
}

function envFromObject(item: JsonObject): object {
  const refs = eachOf(item['from']).map(({ kind, ...ref }): [string, object] => [
    kind === 'Secret' ? 'secretRef' : 'configMapRef',
    ref,
  ]);
  return { prefix: item['prefix'], ...Object.fromEntries(refs) };
}

const SOURCE_FIELDS: ReadonlyMap<unknown, string> = new Map([
  ['field', 'fieldRef'],
  ['resource', 'resourceFieldRef'],
  ['configMapKey', 'configMapKeyRef'],
  ['secretKey', 'secretKeyRef'],
  ['fileKey', 'fileKeyRef'],
]);

function envObject(entry: JsonObject): object {
  const sources = eachOf(entry['valueFrom']).map(({ source, ...ref }): [string, object] => [
    SOURCE_FIELDS.get(source) ?? 'unknown',
    ref,
  ]);
  return {
    ...entry,
    valueFrom: sources.length === 0 ? undefined : Object.fromEntries(sources),
  };
}

function serviceObject(service: JsonObject): object {
  const { clusterIP, ports, type } = service;
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadataOf(service),
    spec: { clusterIP, ports, type },
  };
}

function metadataOf(one: JsonObject): object {
  return { name: one['name'], namespace: one['namespace'] };
}

/** One object, or a list of them. */
function eachOf(value: unknown): readonly JsonObject[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

export function base64Of(value: unknown): string {
  if (isObject(value)) return stringAt(value, 'base64') ?? base64Of(stringAt(value, 'text'));
  return Buffer.from(typeof value === 'string' ? value : '').toString('base64');
}

export function mapValues(object: JsonObject, change: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function textMap(object: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(object).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : String(value),
    ]),
  );
}
