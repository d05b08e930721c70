import type { Budget } from '../model/budget.ts';
import { lazyEnvironment, type Environment } from '../model/environment.ts';
import type { EnvironmentMaker } from '../model/evidence.ts';
import type { Build } from '../model/manifest.ts';
import { once } from '../model/memo.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { Container, Workload } from '../model/workload.ts';
import type { Pod } from './pod.ts';
import { podsOf, type ResolveOptions } from './pods-of.ts';
import { resolveContainer } from './resolve-container.ts';
import { hasHalfLeft, keptBudget, runBudget } from './text-budget.ts';
import { volumeFailures } from './volume-failures.ts';

/**
 * The environment of every container of every workload, as the kubelet of the given version builds it (kubernetes:
 * makeEnvironmentVariables in pkg/kubelet/kubelet_pods.go), in the order of the workloads and their containers. What cannot be known offline is a placeholder.
 * Each is made when it is first read, and kept.
 */
export function resolveEnvironments(
  workloads: readonly Workload[],
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  options: ResolveOptions,
): readonly Environment[] {
  const podOf = podsOf(judged, builds, options);
  const budget = keptBudget();
  return workloads.flatMap((workload) => {
    const make = once(() => containersOf(workload, podOf, budget));
    return workload.containers.map((container) =>
      lazyEnvironment({ workload, container }, () => make()(container)),
    );
  });
}

/** Makes the environments of a workload's containers, each when it is asked for: a pod may have thousands. */
function containersOf(
  workload: Workload,
  podOf: (workload: Workload) => Pod,
  budget: Budget,
): (container: Container) => Environment {
  const pod = { ...podOf(workload), budget };
  const failuresOf = volumeFailures(pod);
  return (container) => resolveContainer(container, pod, failuresOf(container));
}

/** The same for one workload after the other, so that those of thousands need not be held. */
export function openEnvironments(podOf: (workload: Workload) => Pod): EnvironmentMaker {
  const budget = runBudget();
  return {
    of: (workload) => workload.containers.map(containersOf(workload, podOf, budget)),
    left: () => ({ characters: budget.characters, variables: budget.variables }),
    spend({ characters, variables }) {
      budget.characters -= characters;
      budget.variables -= variables;
    },
    hasHalfLeft: () => hasHalfLeft(budget),
  };
}
