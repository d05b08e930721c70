import { memoOfLast, once } from '../model/memo.ts';
import type { Build } from '../model/manifest.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { VolumeFiles } from '../model/environment.ts';
import type { Workload } from '../model/workload.ts';
import { podsOf, type ResolveOptions } from './pods-of.ts';
import type { Pod } from './pod.ts';
import { volumeFiles } from './volume-files.ts';

/**
 * The files in the volumes that containers of a workload mount, by the name of the volume; a volume of another kind (a claim, a host path) is not
 * among them. Worked out when first asked for.
 */
export function resolveVolumes(
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  options: ResolveOptions,
): (workload: Workload) => ReadonlyMap<string, VolumeFiles> {
  const podOf = once(() => podsOf(judged, builds, options));
  return memoOfLast((workload: Workload) => volumesOfPod(podOf()(workload)));
}

function volumesOfPod(pod: Pod): Map<string, VolumeFiles> {
  return new Map(
    [...pod.mounted()].flatMap(([name, volume]) => {
      const files = volumeFiles(volume, pod);
      return files === undefined ? [] : [[name, files] as const];
    }),
  );
}
