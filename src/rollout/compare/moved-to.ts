import type { Evidence } from '../../model/evidence.ts';
import type { Build } from '../../model/manifest.ts';
import { scalarAt } from '../../model/node.ts';
import type { Workload } from '../../model/workload.ts';

/** Fields of an object of Flux or Argo CD that say to which cluster it deploys. */
const CLUSTERS: readonly (readonly string[])[] = [
  ['destination', 'server'],
  ['destination', 'name'],
  ['kubeConfig', 'secretRef', 'name'],
];

interface Place {
  readonly workload: Workload;
  readonly evidence: Pick<Evidence, 'buildOf'>;
}

/** Where a workload of one name goes now, if that is not where it was: what deploys it says so, and the object itself may be the same. */
export function movedTo(before: Place, after: Place): 'namespace' | 'cluster' | undefined {
  const [old, now] = [before, after].map(buildOf);
  if (old === undefined || now === undefined) return undefined;
  const [from, to] = [before.workload.namespace, after.workload.namespace];
  if (from !== undefined && to !== undefined && from !== to) return 'namespace';
  return CLUSTERS.some((path) => isOther(path, old, now)) ? 'cluster' : undefined;
}

function buildOf({ workload, evidence }: Place): Build | undefined {
  return evidence.buildOf(workload.build);
}

function isOther(path: readonly string[], before: Build, after: Build): boolean {
  const [old, now] = [before, after].map(({ deployedBy }) =>
    scalarAt(deployedBy?.at, 'spec', ...path)?.text.replace(/\/$/, ''),
  );
  return old !== undefined && now !== undefined && old !== now;
}
