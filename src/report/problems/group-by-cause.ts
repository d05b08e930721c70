import type { Problem } from '../../model/problem.ts';

/** Problems that one change would fix: the first in the order of the report, and the others. */
export interface ProblemGroup {
  readonly first: Problem;
  readonly others: readonly Problem[];
}

/** Problems of one rule, severity and cause together, in place of their first; a problem without a cause is alone. */
export function groupByCause(problems: readonly Problem[]): readonly ProblemGroup[] {
  const groups: { readonly first: Problem; readonly others: Problem[] }[] = [];
  const known = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { rule, severity, cause } = problem;
    const key = cause === undefined ? undefined : `${rule} ${severity} ${cause}`;
    const same = key === undefined ? undefined : known.get(key);
    if (same !== undefined) {
      same.push(problem);
      continue;
    }
    const others: Problem[] = [];
    groups.push({ first: problem, others });
    if (key !== undefined) known.set(key, others);
  }
  return groups;
}
