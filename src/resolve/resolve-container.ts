import { oversizesOf } from '../kubernetes/process-size.ts';
import { chargeTo } from '../model/budget.ts';
import type { Binding, Environment, Expanded, Failure } from '../model/environment.ts';
import { itemsAt } from '../model/node.ts';
import type { Container } from '../model/workload.ts';
import { addEnvFrom } from './add-env-from.ts';
import { addEnv } from './add-env.ts';
import { environmentBuilder } from './environment-builder.ts';
import { expandField } from './expand-field.ts';
import type { Lookup } from './expand.ts';
import { resolveMounts } from './mounts.ts';
import type { Pod } from './pod.ts';
import { readHooks, resolveProbes } from './probes.ts';
import { serviceBindings, type PodServices } from './services/services-of.ts';
import { containerBudget, isOverOwn } from './text-budget.ts';

/** The environment of one container; nothing is inherited from another. */
export function resolveContainer(
  container: Container,
  inPod: Pod,
  volumeFailures: readonly Failure[],
): Environment {
  const budget = containerBudget(inPod.budget);
  const environment = environmentOf(container, { ...inPod, budget }, volumeFailures);
  chargeTo(inPod.budget, budget);
  if (!isOverOwn(budget) && oversizesOf(environment).length === 0) return environment;
  const message = 'exec: argument list too long';
  const failure = { reason: 'CreateContainerError', message, at: container.node } as const;
  return {
    ...environment,
    failures: [...environment.failures, { ...failure, reference: undefined }],
  };
}

function environmentOf(
  container: Container,
  pod: Pod,
  volumeFailures: readonly Failure[],
): Environment {
  const builder = environmentBuilder(pod.services());
  checkServices(pod, container, builder.fail);
  addEnvFrom(container, pod, builder);
  addEnv(container, pod, builder);
  const { bindings, skipped, failures } = builder.result();
  const { lookup } = builder;
  const mounts = resolveMounts(container, pod, lookup);
  return {
    workload: pod.workload,
    container,
    bindings,
    serviceBindings: () => visibleServices(bindings, pod.services()),
    skipped,
    failures: [...volumeFailures, ...failures, ...mounts.failures],
    command: expandList('command', container, pod, lookup),
    args: expandList('args', container, pod, lookup),
    probes: resolveProbes(container, pod),
    hooks: readHooks(container, pod),
    subPaths: mounts.subPaths,
  };
}

function checkServices(
  { facts }: Pod,
  { node }: Container,
  fail: (message: string, at: Container['node']) => void,
): void {
  if (facts.services?.kind !== 'not-synced' || facts.staticPod === true) return;
  fail('services have not yet been read at least once, cannot construct envvars', node);
}

/** Made on demand: there may be thousands for each of thousands of containers. */
function visibleServices(bindings: readonly Binding[], services: PodServices): readonly Binding[] {
  return serviceBindings(services, new Set(bindings.map(({ name }) => name)));
}

/** Elements of command and args see the final environment, service variables included. */
function expandList(
  field: string,
  container: Container,
  pod: Pod,
  lookup: Lookup,
): readonly Expanded[] {
  return itemsAt(container.node, field).map((item) => expandField(item, lookup, pod));
}
