import type { Environment } from '../model/environment.ts';
import type { EnvironmentMaker } from '../model/evidence.ts';
import type { Build } from '../model/manifest.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { Workload } from '../model/workload.ts';
import { podsOf } from './pods-of.ts';
import type { ResolveOptions } from './pods-of.ts';
import { resolveContainer } from './resolve-container.ts';
import { isAmple, runBudget } from './text-budget.ts';
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
  return workloads.flatMap(openEnvironments(judged, builds, options).of);
}

/** The same for one workload after the other, so that those of thousands need not be held. */
export function openEnvironments(
  judged: readonly JudgedReference[],
  builds: readonly Build[],
  options: ResolveOptions,
): EnvironmentMaker {
  const budget = runBudget();
  const podOf = podsOf(judged, builds, options, budget);
  return {
    of(workload) {
      const pod = podOf(workload);
      const failuresOf = volumeFailures(pod);
      return workload.containers.map((container) =>
        resolveContainer(container, pod, failuresOf(container)),
      );
    },
    left: () => ({ characters: budget.characters, variables: budget.variables }),
    spend({ characters, variables }) {
      budget.characters -= characters;
      budget.variables -= variables;
    },
    isAmple: () => isAmple(budget),
  };
}
