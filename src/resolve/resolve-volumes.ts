import { memo } from '../model/memo.ts';
import type { Build } from '../model/manifest.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { VolumeFiles } from '../model/environment.ts';
import type { Workload } from '../model/workload.ts';
import { podsOf, type ResolveOptions } from './pods-of.ts';
import type { Pod } from './pod.ts';
import { volumeFiles } from './volume-files.ts';
import { mountedVolumes } from './volumes-of.ts';

/**
 * The files in the volumes that containers of a workload mount, by the name of the volume; a volume of another kind (a claim, a host path) is not
 * among them. Worked out when first asked for.
 */
export function resolveVolumes(
  workloads: readonly Workload[],
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  options: ResolveOptions,
): (workload: Workload) => ReadonlyMap<string, VolumeFiles> {
  let pods: ReadonlyMap<Workload, Pod> | undefined;
  return memo((workload: Workload) => {
    pods ??= new Map(podsOf(workloads, judged, builds, options).map((pod) => [pod.workload, pod]));
    const pod = pods.get(workload);
    return pod === undefined ? new Map<string, VolumeFiles>() : volumesOfPod(pod);
  });
}

function volumesOfPod(pod: Pod): Map<string, VolumeFiles> {
  return new Map(
    [...mountedVolumes(pod.workload)].flatMap(([name, volume]) => {
      const files = volumeFiles(volume, pod);
      return files === undefined ? [] : [[name, files] as const];
    }),
  );
}
