import { memo } from '../model/memo.ts';
import { madeNames } from '../model/parts/made-names.ts';
import { findIslands, partOf, type Islands } from '../pipeline/parts/find-islands.ts';
import { openParts } from '../pipeline/parts/open-parts.ts';
import { packReport } from '../pipeline/parts/pack-report.ts';
import type { PackedReport } from '../pipeline/parts/packed-report.ts';
import { restrictToIslands } from '../pipeline/parts/split-report.ts';
import { NOTHING_SURVEYED, namesMadeBy, type Survey } from '../pipeline/parts/survey.ts';
import { surveyPart } from '../pipeline/parts/survey-part.ts';
import { openJoining } from '../pipeline/parts/unpack-report.ts';
import type { Examination } from './examine.ts';
import { joinIslands, lookAtIslands, undecidedIn, type Division } from './look-at-islands.ts';

export type { Division } from './look-at-islands.ts';
export type { PackedReport } from '../pipeline/parts/packed-report.ts';
export type { Survey } from '../pipeline/parts/survey.ts';

/** One of several parts of the same work, counted from 1. */
interface Share {
  readonly index: number;
  readonly count: number;
}

/** The islands of a run, found once for its steps in one thread. */
const islandsIn = memo(({ tree, settings }: Division) => findIslands(tree, settings.limits));

/**
 * The first step of a run in several processes: what the others must know of one share of the islands. Neighbours come to one share.
 */
export function survey(division: Division, share: Share): Survey {
  const islands = islandsIn(division);
  return surveyPart(division, islands, islandsOf(share, islands));
}

/** More than this part of the files is looked at twice: then nothing is saved. */
const MOST_TWICE = 0.25;

/** Whether parts save work, by the surveys of all: what all processes look at, or the one that merges once more, is little. */
export function isWorthDividing(division: Division, surveys: readonly Survey[]): boolean {
  const { tree, digest } = division;
  const islands = islandsIn(division);
  const { special } = openParts(surveys, tree, islands, digest);
  const builds = surveys.flatMap((survey) => survey.builds);
  const made = new Set(builds.flatMap(namesMadeBy));
  const lacking = builds.flatMap(([, island, , asks]) =>
    asks.every((name) => made.has(name)) ? [] : [island],
  );
  return partOf(new Set([...special, ...lacking]), islands) <= MOST_TWICE;
}

/**
 * The second: what a run of the whole repository would report about one share of the islands, but for the special ones. `surveys` may be
 * read more than once.
 */
export function judge(division: Division, share: Share, surveys: Iterable<Survey>): PackedReport {
  const islands = islandsIn(division);
  const parts = openParts(surveys, division.tree, islands, division.digest);
  const own = new Set(islandsOf(share, islands).filter((island) => !parts.special.has(island)));
  const { report } = lookAtIslands(own, parts, division);
  const left = new Set(undecidedIn(report, islands).filter((island) => own.has(island)));
  const restricted = restrictToIslands(
    report,
    islands,
    (island) => island !== undefined && own.has(island) && !left.has(island),
  );
  return {
    ...packReport(restricted),
    left: [...left],
    made: [...madeNames(restricted.references)],
  };
}

/** The last: the report of a run of the whole repository. The special islands are looked at here. `countsInfos`: most infos are only counted. */
export function merge(
  division: Division,
  surveys: Iterable<Survey>,
  packed: Iterable<PackedReport>,
  countsInfos = false,
): Examination {
  const { tree } = division;
  const islands = islandsIn(division);
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
  return joinIslands(joining, own, lookAtIslands(own, parts, division, made), islands);
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
