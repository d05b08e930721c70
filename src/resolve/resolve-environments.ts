import type { Budget } from '../model/budget.ts';
import {
  lazyEnvironment,
  type Environment,
  type Failure,
  type VolumeRefusal,
} from '../model/environment.ts';
import type { EnvironmentMaker } from '../model/evidence.ts';
import type { Build } from '../model/manifest.ts';
import { once } from '../model/memo.ts';
import { joined, message, name as named, worded } from '../model/message.ts';
import { scalarAt } from '../model/node.ts';
import type { JudgedReference } from '../model/reference.ts';
import type { Container, Workload } from '../model/workload.ts';
import type { Pod } from './pod.ts';
import { podsOf, type ResolveOptions } from './pods-of.ts';
import { resolveContainer } from './resolve-container.ts';
import { hasHalfLeft, keptBudget, runBudget } from './text-budget.ts';
import { mountedNames, type PodVolume } from './volumes-of.ts';

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

/**
 * Why volumes of a pod cannot be set up. The whole pod then waits, before any container starts; the failure is reported with the
 * containers that mount the volume.
 */
function volumeFailures(pod: Pod): (container: Container) => readonly Failure[] {
  const failureOf = new Map<string, Failure>();
  for (const [name, { refusals }] of pod.files()) {
    const [first] = refusals;
    const volume = pod.mounted().get(name);
    if (first === undefined || volume === undefined) continue;
    failureOf.set(name, failureFor(volume, first, refusals));
  }
  if (failureOf.size === 0) return () => [];
  return ({ node }) =>
    [...new Set(mountedNames(node, pod.workload))].flatMap((name) => failureOf.get(name) ?? []);
}

function failureFor(
  volume: PodVolume,
  { at, reference }: VolumeRefusal,
  refusals: readonly VolumeRefusal[],
): Failure {
  const messages = [
    ...new Map(
      refusals.map((each) => [each.message, each.wording ?? message`${each.message}`]),
    ).values(),
  ];
  // Errors are gathered: a single one is printed as it is, several are listed.
  const text = messages.length === 1 ? joined(messages, '') : message`[${joined(messages, ', ')}]`;
  const name = named(volume.name, scalarAt(volume.node, 'name'));
  return {
    reason: 'FailedMount',
    ...worded(message`MountVolume.SetUp failed for volume "${name}" : ${text}`),
    at,
    reference,
  };
}
