import type { KubernetesMinor } from '../model/kubernetes-version.ts';
import type { Build } from '../model/manifest.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { Workload } from '../model/workload.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import type { Pod } from './pod.ts';
import { servicesOf } from './services-of.ts';
import { runBudget } from './text-budget.ts';
import { groupBy } from '../model/group-by.ts';

export interface ResolveOptions {
  readonly kubernetesVersion: KubernetesMinor;
  /** What is known about the running cluster; nothing when left out. */
  readonly facts?: ClusterFacts;
}

/** The pod of each workload, in their order, with its references and the Services it sees. */
export function podsOf(
  workloads: readonly Workload[],
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  { kubernetesVersion, facts = {} }: ResolveOptions,
): readonly Pod[] {
  const judgedOf = groupByWorkload(judged);
  const services = servicesOf(builds, facts);
  const budget = runBudget();
  return workloads.map((workload) => ({
    workload,
    dialect: workload.manifest.dialect,
    namespace: workload.manifest.namespace ?? '<namespace>',
    version: kubernetesVersion,
    facts,
    judged: judgedOf.get(workload) ?? new Map(),
    services: services(workload),
    budget,
  }));
}

function groupByWorkload(
  judged: readonly JudgedReference[],
): ReadonlyMap<Workload, ReadonlyMap<string, JudgedReference>> {
  const groups = groupBy(judged, ({ reference }) => reference.workload);
  return new Map(
    [...groups].flatMap(([workload, group]) => {
      const byPath = new Map(group.map((each) => [each.reference.path, each]));
      return workload === undefined ? [] : [[workload, byPath]];
    }),
  );
}
