import type { Environment } from '../model/environment.ts';
import type { KubernetesMinor } from '../model/kubernetes-version.ts';
import type { Build } from '../model/manifest.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { Workload } from '../model/workload.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import type { Pod } from './pod.ts';
import { resolveContainer } from './resolve-container.ts';
import { servicesOf } from './services-of.ts';
import { volumeFailures } from './volume-failures.ts';

export interface ResolveOptions {
  readonly kubernetesVersion: KubernetesMinor;
  /** What is known about the running cluster; nothing when left out. */
  readonly facts?: ClusterFacts;
}

/**
 * The environment of every container of every workload, as the kubelet of the given version builds it (semantics §1 and
 * §2), in the order of the workloads and their containers. What cannot be told offline is a placeholder.
 */
export function resolveEnvironments(
  workloads: readonly Workload[],
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  { kubernetesVersion, facts = {} }: ResolveOptions,
): readonly Environment[] {
  const judgedOf = groupByWorkload(judged);
  const services = servicesOf(builds, facts);
  return workloads.flatMap((workload) => {
    const { manifest } = workload;
    const pod: Pod = {
      workload,
      road: manifest.road,
      namespace: manifest.namespace ?? '<namespace>',
      version: kubernetesVersion,
      facts,
      judged: judgedOf.get(workload) ?? new Map(),
      services: services(workload),
    };
    const failuresOf = volumeFailures(pod);
    return workload.containers.map((container) =>
      resolveContainer(container, pod, failuresOf(container)),
    );
  });
}

function groupByWorkload(
  judged: readonly JudgedReference[],
): ReadonlyMap<Workload, ReadonlyMap<string, JudgedReference>> {
  const groups = new Map<Workload, Map<string, JudgedReference>>();
  for (const each of judged) {
    const { workload, path } = each.reference;
    if (workload === undefined) continue;
    const group = groups.get(workload);
    if (group === undefined) groups.set(workload, new Map([[path, each]]));
    else group.set(path, each);
  }
  return groups;
}
