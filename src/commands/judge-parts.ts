import type { FileTree } from '../model/file-tree.ts';
import { madeNames } from '../model/parts/made-names.ts';
import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import type { Rule } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import { hostSpan } from '../model/span.ts';
import { mergeCauses } from '../pipeline/merge-causes.ts';
import { findIslands, islandsOfBuild, type Islands } from '../pipeline/parts/find-islands.ts';
import { openParts, type Parts } from '../pipeline/parts/open-parts.ts';
import { packReport } from '../pipeline/parts/pack-report.ts';
import type { PackedReport } from '../pipeline/parts/packed-report.ts';
import type { Survey } from '../pipeline/parts/survey.ts';
import { surveyPart } from '../pipeline/parts/survey-part.ts';
import { openJoining } from '../pipeline/parts/unpack-report.ts';
import { hideSecrets } from '../report/secrets/hide-secrets.ts';
import { masksOfPlaces } from '../report/secrets/report-masks.ts';
import { lookAt, type Examination } from './examine.ts';

export type { PackedReport } from '../pipeline/parts/packed-report.ts';
export type { Survey } from '../pipeline/parts/survey.ts';

/** One of several parts of the same work, counted from 1. */
interface Share {
  readonly index: number;
  readonly count: number;
}

/** What several processes that look at one repository have in common. */
export interface Division {
  readonly tree: FileTree;
  readonly rules: readonly Rule[];
  readonly settings: Settings;
  /** The same in all of them; does not tell its text. */
  readonly digest: (text: string) => string;
}

/**
 * The first step of a run in several processes: what the others must know of one share of the islands. Neighbours come to one share.
 */
export function survey({ tree, settings, digest }: Division, share: Share): Survey {
  const islands = findIslands(tree, settings.limits);
  return surveyPart(tree, islands, islandsOf(share, islands), settings, digest);
}

/**
 * The second: what a run of the whole repository would report about one share of the islands, but for the special ones. `surveys` may be
 * read more than once.
 */
export function judge(division: Division, share: Share, surveys: Iterable<Survey>): PackedReport {
  const islands = findIslands(division.tree, division.settings.limits);
  const parts = openParts(surveys, division.tree, islands, division.digest);
  const own = new Set(islandsOf(share, islands).filter((island) => !parts.special.has(island)));
  const { report } = lookAtIslands(own, parts, division);
  const left = new Set(undecidedIn(report, islands).filter((island) => own.has(island)));
  const isOwn: IsOwn = (island) => island !== undefined && own.has(island) && !left.has(island);
  const restricted = restrictToIslands(report, islands, isOwn);
  return {
    ...packReport(restricted),
    left: [...left],
    made: [...madeNames(restricted.references)],
  };
}

/** Islands with a name that nothing makes: what is said about it depends on how many there are in the whole repository. */
function undecidedIn({ references, builds }: Report, islands: Islands): readonly number[] {
  const untraced = new Set(
    references.flatMap(({ reference, verdict }) =>
      verdict.kind === 'untraced' ? [reference.build] : [],
    ),
  );
  return builds.flatMap((build) => (untraced.has(build.id) ? islandsOfBuild(build, islands) : []));
}

/** The last: the report of a run of the whole repository. The special islands are looked at here. `countsInfos`: most infos are only counted. */
export function merge(
  division: Division,
  surveys: Iterable<Survey>,
  packed: Iterable<PackedReport>,
  countsInfos = false,
): Examination {
  const { tree, settings } = division;
  const islands = findIslands(tree, settings.limits);
  const joining = openJoining(tree, countsInfos);
  const left = new Set<number>();
  const made = new Set<string>();
  for (const part of packed) {
    joining.add(part);
    for (const island of part.left) left.add(island);
    for (const each of part.made) made.add(each);
  }
  const parts = openParts(neededOf(surveys, left), tree, islands, division.digest);
  const own = new Set([...parts.special, ...left]);
  const { report, evidence } = lookAtIslands(own, parts, division, made);
  const isOwn: IsOwn = (island) => island === undefined || own.has(island);
  const files = islands.files.filter((_, island) => !own.has(island)).flat();
  const joined = joining.join(restrictToIslands(report, islands, isOwn), files);
  return { report: { ...joined, problems: mergeCauses(joined.problems) }, evidence };
}

/** What a merge needs of surveys, which may be read more than once: where nothing is left to look at here, nobody asks what they say. */
function neededOf(surveys: Iterable<Survey>, left: ReadonlySet<number>): Iterable<Survey> {
  const only = Array.from(surveys, ({ special, naming }): Survey => ({
    ...NOTHING_SURVEYED,
    special,
    naming,
  }));
  const isNone = left.size === 0 && only.every(({ special }) => special.length === 0);
  return isNone ? only : surveys;
}

const NOTHING_SURVEYED: Survey = {
  builds: [],
  special: [],
  naming: [],
  services: [],
  secrets: [],
  open: [],
};

function islandsOf({ index, count }: Share, { files }: Islands): readonly number[] {
  const total = files.reduce((sum, { length }) => sum + length, 0);
  const [from, to] = [index - 1, index].map((end) => (total * end) / count);
  let before = 0;
  return files.flatMap(({ length }, island) => {
    const isOwn = before >= (from ?? 0) && before < (to ?? 0);
    before += length;
    return isOwn ? [island] : [];
  });
}

/** Looks at some islands and at as many others as decide about them. No text of the report holds a value of a Secret. */
function lookAtIslands(
  own: ReadonlySet<number>,
  parts: Parts,
  { rules, settings }: Division,
  made: ReadonlySet<string> = new Set(),
): Examination {
  let more: ReadonlySet<number> = new Set();
  for (;;) {
    const { tree, others, lacking } = parts.view(own, more);
    const { report, evidence } = lookAt(tree, rules, settings, { others: { ...others, made } });
    const needed = lacking(evidence);
    if (needed.size === 0) {
      return { report: hideSecrets(report, undefined, others.secrets), evidence };
    }
    more = new Set([...more, ...needed]);
  }
}

type IsOwn = (island: number | undefined) => boolean;

/** What a report says about some islands. */
function restrictToIslands(report: Report, islands: Islands, isOwn: IsOwn): Report {
  const builds = report.builds.filter((build) => isOwn(islandsOfBuild(build, islands)[0]));
  const ids = new Set(builds.map(({ id }) => id));
  const isOwnProblem = (problem: Problem): boolean =>
    problem.builds.length > 0
      ? problem.builds.some((id) => ids.has(id))
      : isOwn(islands.of(hostSpan(problem.at).file.path));
  const problems = report.problems.filter(isOwnProblem);
  return {
    ...report,
    problems,
    suppressed: report.suppressed.filter(({ problem }) => isOwnProblem(problem)),
    files: report.files.filter((file) => isOwnFile(file, islands, isOwn)),
    builds,
    references: report.references.filter(({ reference }) => ids.has(reference.build)),
    sources: report.sources.filter(({ build }) => ids.has(build)),
    workloads: report.workloads.filter(({ build }) => ids.has(build)),
    masks: masksOfPlaces(report, problems),
  };
}

/** Files that the user excluded are in no island; one process tells of them. */
function isOwnFile(
  { path, class: each }: Report['files'][number],
  islands: Islands,
  isOwn: IsOwn,
): boolean {
  const isExcluded = each.kind === 'skipped' && each.as === 'excluded';
  return isOwn(isExcluded ? undefined : islands.of(path));
}
