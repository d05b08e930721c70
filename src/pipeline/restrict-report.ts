import type { Report } from '../model/report.ts';
import { hostSpan } from '../model/span.ts';
import type { Span } from '../model/span.ts';

/** A report about some files only: what was found elsewhere is left out, what their references need was looked up there. */
export function restrictReport(report: Report, selected: ReadonlySet<string>): Report {
  const isIn = (at: Span): boolean => selected.has(hostSpan(at).file.path);
  return {
    ...report,
    problems: report.problems.filter(({ at }) => isIn(at)),
    suppressed: report.suppressed.filter(({ problem }) => isIn(problem.at)),
    files: report.files.filter(({ path }) => selected.has(path)),
    builds: report.builds.filter(({ objects }) => objects.some(({ node }) => isIn(node))),
    references: report.references.filter(({ at }) => isIn(at)),
    environments: report.environments.filter(({ container }) => isIn(container.node)),
  };
}
