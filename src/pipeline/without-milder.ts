import { SEVERITY_RANK, type Severity } from '../model/problem.ts';
import type { Report } from '../model/report.ts';

/** A report without the problems that are less severe. */
export function withoutMilder(report: Report, least: Severity): Report {
  const problems = report.problems.filter(
    ({ severity }) => SEVERITY_RANK[severity] <= SEVERITY_RANK[least],
  );
  return { ...report, problems };
}
