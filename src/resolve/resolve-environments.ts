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
 * One at a time: those of thousands of containers need not be held.
 */
export function* resolveEnvironments(
  workloads: readonly Workload[],
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  options: ResolveOptions,
): Generator<Environment> {
  const podOf = podsOf(judged, builds, options);
  for (const workload of workloads) {
    const pod = podOf(workload);
    const failuresOf = volumeFailures(pod);
    for (const container of workload.containers) {
      yield resolveContainer(container, pod, failuresOf(container));
    }
  }
}
