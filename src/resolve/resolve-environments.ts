import type { Budget } from '../model/budget.ts';
import { lazyEnvironment } from '../model/environment.ts';
import { once } from '../model/memo.ts';
import type { Environment } from '../model/environment.ts';
import type { EnvironmentMaker } from '../model/evidence.ts';
import type { Build } from '../model/manifest.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { Workload } from '../model/workload.ts';
import { podsOf } from './pods-of.ts';
import type { ResolveOptions } from './pods-of.ts';
import type { Pod } from './pod.ts';
import { resolveContainer } from './resolve-container.ts';
import { isAmple, keptBudget, runBudget } from './text-budget.ts';
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
  const maker = makerOf(podsOf(judged, builds, options), keptBudget());
  return workloads.flatMap((workload) => {
    const made = once(() => maker.of(workload));
    return workload.containers.map((container, at) =>
      lazyEnvironment({ workload, container }, () => madeAt(made(), at)),
    );
  });
}

function madeAt(environments: readonly Environment[], at: number): Environment {
  const environment = environments[at];
  if (environment === undefined) throw new Error('a workload has an environment per container');
  return environment;
}

/** The same for one workload after the other, so that those of thousands need not be held. */
export function openEnvironments(podOf: (workload: Workload) => Pod): EnvironmentMaker {
  return makerOf(podOf, runBudget());
}

function makerOf(podOf: (workload: Workload) => Pod, budget: Budget): EnvironmentMaker {
  return {
    of(workload) {
      const pod = { ...podOf(workload), budget };
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
