import type { VolumeFiles } from '../model/environment.ts';
import { groupBy } from '../model/group-by.ts';
import type { Build } from '../model/manifest.ts';
import { once } from '../model/memo.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { KubernetesMinor } from '../model/versions/kubernetes-version.ts';
import type { Workload } from '../model/workload.ts';
import type { ClusterFacts } from './cluster-facts.ts';
import type { Pod } from './pod.ts';
import { servicesOf } from './services/services-of.ts';
import { newKeyReader } from './source-values.ts';
import { runBudget } from './text-budget.ts';
import { volumeFiles } from './volume-files.ts';
import { mountedVolumes, volumesOf } from './volumes-of.ts';

export interface ResolveOptions {
  readonly kubernetesVersion: KubernetesMinor;
  /** The known facts of the running cluster; none if absent. */
  readonly facts?: ClusterFacts;
}

/** The pod of a workload, with its references and the Services it sees. The pods share what expansions may cost. */
export function podsOf(
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  { kubernetesVersion, facts = {} }: ResolveOptions,
): (workload: Workload) => Pod {
  const budget = runBudget();
  const readKey = newKeyReader();
  const judgedOf = groupBy(judged, ({ reference }) => reference.workload);
  const services = servicesOf(builds, facts);
  return (workload) => {
    const volumes = once(() => volumesOf(workload));
    const pod: Pod = {
      workload,
      dialect: workload.manifest.dialect,
      namespace: workload.namespace ?? '<namespace>',
      version: kubernetesVersion,
      facts,
      judged: byPath(judgedOf.get(workload)),
      services: once(() => services(workload)),
      volumes,
      mounted: once(() => mountedVolumes(volumes(), workload)),
      files: once(() => mountedFiles(pod)),
      readKey,
      budget,
    };
    return pod;
  };
}

function byPath(judged: readonly JudgedReference[] = []): Pod['judged'] {
  const found = new Map<string, JudgedReference>();
  for (const each of judged) found.set(each.reference.path, each);
  return found;
}

function mountedFiles(pod: Pod): ReadonlyMap<string, VolumeFiles> {
  const all = new Map<string, VolumeFiles>();
  for (const [name, volume] of pod.mounted()) {
    const files = volumeFiles(volume, pod);
    if (files !== undefined) all.set(name, files);
  }
  return all;
}
