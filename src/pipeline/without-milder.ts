import { SEVERITY_RANK, type Problem, type Severity } from '../model/problem.ts';
import type { Report } from '../model/report.ts';

/** A report without the problems that are less severe. */
export function withoutMilder(report: Report, least: Severity): Report {
  const isShown = ({ severity }: Problem): boolean =>
    SEVERITY_RANK[severity] <= SEVERITY_RANK[least];
  return {
    ...report,
    milder: { least, problems: report.problems.filter((problem) => !isShown(problem)) },
    problems: report.problems.filter(isShown),
    undeployed: report.undeployed.filter(isShown),
  };
}
