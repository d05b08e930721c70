import type { Message } from '../model/message.ts';
import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import { hostSpan, type Span } from '../model/span.ts';
import { buildsNamed, restrictBuilds } from './restrict-builds.ts';

/**
 * A report about some files only: what was found elsewhere is left out, what their references need was looked up there. The file of a
 * kustomization means its whole build.
 */
export function restrictReport(
  report: Report<Message>,
  selected: ReadonlySet<string>,
): Report<Message> {
  const whole = new Set(buildsNamed(report.builds, selected).map(({ id }) => id));
  const isIn = (at: Span): boolean => selected.has(hostSpan(at).file.path);
  const isAbout = ({ at, builds }: Problem<Message>): boolean =>
    isIn(at) || builds.some((build) => whole.has(build));
  const files = new Set([
    ...selected,
    ...report.builds.filter(({ id }) => whole.has(id)).flatMap((build) => build.files),
  ]);
  return {
    ...report,
    problems: report.problems.filter(isAbout),
    suppressed: report.suppressed.filter(({ problem }) => isAbout(problem)),
    files: report.files.filter(({ path }) => files.has(path)),
    builds: restrictBuilds(report.builds, selected),
    references: report.references.filter(
      ({ at, reference }) => isIn(at) || whole.has(reference.build),
    ),
    sources: report.sources.filter(({ at, build }) => isIn(at) || whole.has(build)),
    workloads: report.workloads.filter(
      ({ containers, build }) => whole.has(build) || containers.some(({ node }) => isIn(node)),
    ),
    environments: () =>
      report
        .environments()
        .filter(({ container, workload }) => isIn(container.node) || whole.has(workload.build)),
  };
}
