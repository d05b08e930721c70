import type { Build } from '../model/manifest.ts';
import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import { hostSpan } from '../model/span.ts';
import type { Span } from '../model/span.ts';

const KUSTOMIZATION = /^(?:(.*)\/)?(?:kustomization\.ya?ml|Kustomization)$/;

/**
 * A report about some files only: what was found elsewhere is left out, what their references need was looked up there. A kustomization
 * stands for the whole of its build.
 */
export function restrictReport(report: Report, selected: ReadonlySet<string>): Report {
  const whole = new Set(buildsNamed(report.builds, selected).map(({ id }) => id));
  const isIn = (at: Span): boolean => selected.has(hostSpan(at).file.path);
  const isAbout = ({ at, builds }: Problem): boolean =>
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
    builds: report.builds.filter(
      ({ id, objects }) => whole.has(id) || objects.some(({ node }) => isIn(node)),
    ),
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

/** The builds that start from a selected kustomization. */
function buildsNamed(builds: readonly Build[], selected: ReadonlySet<string>): readonly Build[] {
  const folders = new Set(
    [...selected].flatMap((path) => {
      const match = KUSTOMIZATION.exec(path);
      return match === null ? [] : [match[1] ?? '.'];
    }),
  );
  return builds.filter(({ kind, id, folder }) => kind !== 'folder' && folders.has(folder ?? id));
}
