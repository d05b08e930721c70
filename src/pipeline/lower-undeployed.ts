import type { Build } from '../model/manifest.ts';
import type { Problem, Severity } from '../model/problem.ts';

const LOWER: Readonly<Record<Severity, Severity>> = {
  error: 'warning',
  warning: 'info',
  info: 'info',
};

/**
 * Problems that hold only in builds which nothing in the repository deploys, one severity lower and saying so: the repository has entry points,
 * and none of them leads there. A severity that the user chose for a rule stays.
 */
export function lowerUndeployed(
  problems: readonly Problem[],
  builds: readonly Build[],
  chosen: ReadonlyMap<string, unknown>,
): readonly Problem[] {
  const undeployed = new Set(builds.flatMap(({ id, undeployed: is }) => (is === true ? [id] : [])));
  if (undeployed.size === 0) return problems;
  return problems.map((problem) => {
    const { rule, severity, help, builds: ids } = problem;
    const [first] = ids;
    if (first === undefined || chosen.has(rule) || !ids.every((id) => undeployed.has(id)))
      return problem;
    const note = `Nothing in this repository deploys \`${first}\`.`;
    return {
      ...problem,
      severity: LOWER[severity],
      help: help === undefined ? note : `${help} ${note}`,
    };
  });
}
