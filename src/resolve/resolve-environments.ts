import type { Environment } from '../model/environment.ts';
import type { Build } from '../model/manifest.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { Workload } from '../model/workload.ts';
import { podsOf } from './pods-of.ts';
import type { ResolveOptions } from './pods-of.ts';
import { resolveContainer } from './resolve-container.ts';
import { volumeFailures } from './volume-failures.ts';

/**
 * The environment of every container of every workload, as the kubelet of the given version builds it (kubernetes:
 * makeEnvironmentVariables in pkg/kubelet/kubelet_pods.go), in the order of the workloads and their containers. What cannot be known offline is a placeholder.
 */
export function resolveEnvironments(
  workloads: readonly Workload[],
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  options: ResolveOptions,
): readonly Environment[] {
  return podsOf(workloads, judged, builds, options).flatMap((pod) => {
    const failuresOf = volumeFailures(pod);
    return pod.workload.containers.map((container) =>
      resolveContainer(container, pod, failuresOf(container)),
    );
  });
}
