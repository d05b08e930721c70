import { groupOf, type Manifest } from '../model/manifest.ts';

const TEMPLATE_SPEC = ['spec', 'template', 'spec'];

/** Controllers of the group `apps`: each selects the pods of its template. */
export const CONTROLLERS: readonly string[] = [
  'Deployment',
  'ReplicaSet',
  'StatefulSet',
  'DaemonSet',
];

/** Built-in kinds with a pod spec, in the apiVersion of today. Source: the types of k8s.io/api that hold a PodTemplateSpec. */
const WORKLOADS: readonly (readonly [
  apiVersion: string,
  kind: string,
  podSpec: readonly string[],
])[] = [
  ['v1', 'Pod', ['spec']],
  ['v1', 'PodTemplate', ['template', 'spec']],
  ['v1', 'ReplicationController', TEMPLATE_SPEC],
  ...CONTROLLERS.map((kind) => ['apps/v1', kind, TEMPLATE_SPEC] as const),
  ['batch/v1', 'Job', TEMPLATE_SPEC],
  ['batch/v1', 'CronJob', ['spec', 'jobTemplate', 'spec', 'template', 'spec']],
];

/** ConfigMap, Secret and the workloads: the kinds whose fields are known whole, and their apiVersion. */
export const KIND_VERSIONS: ReadonlyMap<string, string> = new Map([
  ['ConfigMap', 'v1'],
  ['Secret', 'v1'],
  ...WORKLOADS.map(([apiVersion, kind]) => [kind, apiVersion] as const),
]);

const POD_SPECS: ReadonlyMap<string, readonly string[]> = new Map([
  ...WORKLOADS.map(([apiVersion, kind, path]) => [`${groupOf(apiVersion)} ${kind}`, path] as const),
  // Removed in Kubernetes 1.16.
  ...CONTROLLERS.map((kind) => [`extensions ${kind}`, TEMPLATE_SPEC] as const),
]);

/** Where a built-in workload keeps its pod spec, removed apiVersions included; undefined for every other kind. */
export function podSpecPath({
  group,
  kind,
}: Pick<Manifest, 'group' | 'kind'>): readonly string[] | undefined {
  return POD_SPECS.get(`${group} ${kind}`);
}

/** Whether an object is a controller of `apps`. */
export function isController({ group, kind }: Pick<Manifest, 'group' | 'kind'>): boolean {
  return group === 'apps' && CONTROLLERS.includes(kind);
}
