import type { Evidence } from '../../model/evidence.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Workload } from '../../model/workload.ts';
import type { ResolvedSide } from './compare-containers.ts';

/** Resolves the environments of some workloads of one side, and of no others: a change touches few. What was asked for is forgotten. */
export function resolveSides(
  evidence: Evidence,
  workloads: Iterable<Workload | undefined>,
): (workload: Workload | undefined) => ResolvedSide | undefined {
  const asked = new Set([...workloads].filter((each) => each !== undefined));
  const resolved = groupBy(evidence.environmentsOf([...asked]), ({ workload }) => workload);
  return (workload) => {
    if (workload === undefined) return undefined;
    const environments = resolved.get(workload) ?? evidence.environmentsOf([workload]);
    resolved.delete(workload);
    return { evidence, workload, environments };
  };
}
