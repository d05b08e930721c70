import type { Severity } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { isNothingChecked } from '../../report/problems/summary-of.ts';
import type { RunOptions } from '../settings/run-options.ts';

/** The severities that fail a run, by what `--fail-on` says. */
export const FAILING: Readonly<Record<RunOptions['failOn'], readonly Severity[]>> = {
  error: ['error'],
  warning: ['error', 'warning'],
  info: ['error', 'warning', 'info'],
  never: [],
};

/** 1 when a problem is at or over the threshold, there are more warnings than allowed, nothing was checked and that fails, or a workload has a rollout verdict that fails; else 0. What nothing deploys fails no run. */
export function exitCodeOf(
  report: Report,
  {
    failOn,
    maxWarnings,
    failOnNothing,
  }: Pick<RunOptions, 'failOn' | 'maxWarnings' | 'failOnNothing'>,
): 0 | 1 {
  if (failOnNothing && isNothingChecked(report)) return 1;
  if ((report.comparison?.failing?.workloads ?? 0) > 0) return 1;
  if (failOn === 'never') return 0;
  const problems = report.problems.filter(({ undeployed }) => undeployed !== true);
  if (problems.some(({ severity }) => FAILING[failOn].includes(severity))) return 1;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  return maxWarnings !== undefined && warnings > maxWarnings ? 1 : 0;
}
