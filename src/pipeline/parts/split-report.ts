import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { appendTo } from '../../model/group-by.ts';
import { hostSpan } from '../../model/span.ts';
import { masksOfPlaces, masksOfReport } from '../../report/secrets/report-masks.ts';
import { islandsOfBuild, type Islands } from './find-islands.ts';

/** The island that something is about; undefined: of none. */
type Island = number | undefined;

/** What a report says about some islands; what is about no island counts as that of `undefined`. */
export function restrictToIslands(
  report: Report,
  islands: Islands,
  isOwn: (island: Island) => boolean,
): Report {
  const of = islandsOfReport(report, islands);
  const problems = report.problems.filter((problem) => isOwn(of.problem(problem)));
  return {
    ...report,
    problems,
    suppressed: report.suppressed.filter(({ problem }) => isOwn(of.problem(problem))),
    files: report.files.filter((file) => isOwn(of.file(file))),
    builds: report.builds.filter(({ id }) => isOwn(of.build(id))),
    references: report.references.filter(({ reference }) => isOwn(of.build(reference.build))),
    sources: report.sources.filter(({ build }) => isOwn(of.build(build))),
    workloads: report.workloads.filter(({ build }) => isOwn(of.build(build))),
    masks: masksOfPlaces(masksOfReport(report), problems),
  };
}

/** A report for each island that it says something about: what `restrictToIslands` makes of the island alone. */
export function splitReport(report: Report, islands: Islands): ReadonlyMap<Island, Report> {
  const of = islandsOfReport(report, islands);
  const problems = grouped(report.problems, of.problem);
  const suppressed = grouped(report.suppressed, ({ problem }) => of.problem(problem));
  const files = grouped(report.files, of.file);
  const builds = grouped(report.builds, ({ id }) => of.build(id));
  const references = grouped(report.references, ({ reference }) => of.build(reference.build));
  const sources = grouped(report.sources, ({ build }) => of.build(build));
  const masks = masksOfReport(report);
  const workloads = grouped(report.workloads, ({ build }) => of.build(build));
  const found = new Set([...files.keys(), ...builds.keys(), ...problems.keys()]);
  return new Map(
    Array.from(found, (island): [Island, Report] => [
      island,
      {
        ...report,
        problems: problems.of(island),
        suppressed: suppressed.of(island),
        files: files.of(island),
        builds: builds.of(island),
        references: references.of(island),
        sources: sources.of(island),
        workloads: workloads.of(island),
        masks: masksOfPlaces(masks, problems.of(island)),
      },
    ]),
  );
}

class Grouped<Item> extends Map<Island, Item[]> {
  of(island: Island): readonly Item[] {
    return this.get(island) ?? [];
  }
}

function grouped<Item>(items: readonly Item[], of: (item: Item) => Island): Grouped<Item> {
  const groups = new Grouped<Item>();
  for (const item of items) appendTo(groups, of(item), item);
  return groups;
}

interface IslandsOfReport {
  readonly build: (id: string) => Island;
  readonly problem: (problem: Problem) => Island;
  readonly file: (file: Report['files'][number]) => Island;
}

/** Tells of the things of a report which island they are about. Where a build reads files of several, the first counts. */
function islandsOfReport({ builds }: Report, islands: Islands): IslandsOfReport {
  const byId = new Map(builds.map((build) => [build.id, islandsOfBuild(build, islands)[0]]));
  return {
    build: (id) => byId.get(id),
    problem({ at, builds: [first] }) {
      return first === undefined ? islands.of(hostSpan(at).file.path) : byId.get(first);
    },
    // Files that the user excluded are in no island; one process tells of them.
    file({ path, class: each }) {
      const isExcluded = each.kind === 'skipped' && each.as === 'excluded';
      return isExcluded ? undefined : islands.of(path);
    },
  };
}
