import { groupBy } from '../model/group-by.ts';
import { deploymentOfFile } from '../model/parsed-file.ts';
import { SEVERITY_RANK, type Problem } from '../model/problem.ts';
import type { Comparison, Report } from '../model/report.ts';
import { positionOf } from '../model/span.ts';
import { absentKind, fileOf, identityOf } from './problem-identity.ts';

/** A problem in one of its builds. */
interface Entry {
  readonly problem: Problem;
  readonly identity: string;
  readonly path: string;
  /** Empty for a problem of a file, in all builds. */
  readonly build: string;
}

/** Where nothing can be compared, since one of the reports could not read it. */
interface Unreadable {
  readonly paths: ReadonlySet<string>;
  readonly builds: ReadonlySet<string>;
}

/**
 * The report with the problems that its base does not have, each with the builds in which it is new. A problem is the same if it is about
 * the same object and has the same message, in the same file; or in another one, if its file is gone or both belong to one build. Of
 * several that are the same, as many are old as the base has. What could not be read in the base is not called new.
 */
export function compareReports(head: Report, base: Report, name: string): Report {
  const before = entriesOf(base);
  const after = entriesOf(head);
  const { old, taken } = matchAll(after, before, head, base);
  const unread = unreadableIn(base);
  const gone = unreadableIn(head);
  const isUncompared = (entry: Entry): boolean => !old.has(entry) && isIn(entry, unread);
  const isNew = (entry: Entry): boolean => !old.has(entry) && !isIn(entry, unread);
  const byProblem = groupBy(after, ({ problem }) => problem);
  const all = [...head.problems, ...head.undeployed];
  const hasNew = (problem: Problem): boolean => (byProblem.get(problem) ?? []).some(isNew);
  const fresh = inOrder(all.filter(hasNew), head).map((problem) =>
    inBuilds(problem, (byProblem.get(problem) ?? []).filter(isNew)),
  );
  const stale = head.problems.filter((problem) => !hasNew(problem));
  const still = new Set(
    before.flatMap((entry) => (taken.has(entry) || isIn(entry, gone) ? [entry.problem] : [])),
  );
  const left = filesLeftOut(head, base);
  const comparison: Comparison = {
    base: name,
    old: stale,
    fixed: base.problems.filter((problem) => !still.has(problem) && !left.has(fileOf(problem))),
    uncompared: stale.filter((problem) => byProblem.get(problem)?.some(isUncompared)).length,
  };
  const undeployed = head.undeployed.filter((problem) => !hasNew(problem));
  return { ...head, problems: fresh, undeployed, comparison };
}

/** Problems in the order of a report: by their places. */
function inOrder(problems: readonly Problem[], { undeployed }: Report): readonly Problem[] {
  if (undeployed.length === 0) return problems;
  const places = new Map(problems.map((problem) => [problem, positionOf(problem.at)]));
  return problems.toSorted((a, b) => {
    const [one, other] = [places.get(a), places.get(b)];
    if (one === undefined || other === undefined) return 0;
    if (one.path !== other.path) return one.path < other.path ? -1 : 1;
    return one.line - other.line || one.column - other.column;
  });
}

function undeployedFiles({ files }: Report): readonly string[] {
  return files.flatMap((file) =>
    deploymentOfFile(file)?.answer === 'not-deployed' ? [file.path] : [],
  );
}

/** The files that nothing deploys any more: what is wrong in them is not fixed by that. */
function filesLeftOut(head: Report, base: Report): ReadonlySet<string> {
  const before = new Set(undeployedFiles(base));
  return new Set(undeployedFiles(head).filter((path) => !before.has(path)));
}

function entriesOf({ problems, undeployed }: Report): readonly Entry[] {
  return [...problems, ...undeployed].flatMap((problem) => {
    const identity = identityOf(problem);
    const path = fileOf(problem);
    // What is reported once for many places is about all of them.
    const isOne = problem.builds.length === 0 || problem.onePerCause === true;
    const builds = isOne ? [''] : problem.builds;
    return builds.map((build) => ({ problem, identity, path, build }));
  });
}

/** The problem with those of its builds in which it is new. */
function inBuilds(problem: Problem, entries: readonly Entry[]): Problem {
  const builds = entries.flatMap(({ build }) => (build === '' ? [] : [build]));
  const isAll = builds.length === 0 || builds.length === problem.builds.length;
  return isAll ? problem : { ...problem, builds };
}

interface Matches {
  /** Entries of the head that the base has too. */
  readonly old: ReadonlySet<Entry>;
  /** Entries of the base that the head has too, perhaps graver. */
  readonly taken: ReadonlySet<Entry>;
}

/** Matches the entries of both, the nearest first. */
function matchAll(
  after: readonly Entry[],
  before: readonly Entry[],
  head: Report,
  base: Report,
): Matches {
  const paths = new Set(head.files.map(({ path }) => path));
  const [now, then] = [head, base].map(({ builds }) => new Set(builds.map(({ id }) => id)));
  const isMoved = ({ problem, path, build }: Entry): boolean =>
    build !== '' || problem.onePerCause === true || !paths.has(path);
  const isOfNew = ({ build }: Entry): boolean => build !== '' && then?.has(build) !== true;
  const isOfGone = ({ build }: Entry): boolean => build !== '' && now?.has(build) !== true;
  const old = new Set<Entry>();
  const seen = new Set<Entry>();
  const taken = new Set<Entry>();
  const match = (
    keyOf: (entry: Entry) => string,
    isAfter: (entry: Entry) => boolean = () => true,
    isBefore: (entry: Entry) => boolean = () => true,
  ): void => {
    const left = before.filter((entry) => !taken.has(entry) && isBefore(entry));
    const free = groupBy(left, keyOf);
    for (const list of free.values()) list.reverse();
    for (const entry of after) {
      if (seen.has(entry) || !isAfter(entry)) continue;
      const found = free.get(keyOf(entry))?.pop();
      if (found === undefined) continue;
      taken.add(found);
      seen.add(entry);
      if (!isGraver(entry.problem, found.problem) && !isDeployedNow(entry.problem, found.problem)) {
        old.add(entry);
      }
    }
  };
  match(({ identity, path, build }) => JSON.stringify([identity, path, build]));
  match(({ identity, build }) => JSON.stringify([identity, build]), undefined, isMoved);
  // A build that was renamed, and its files with it or not.
  match(({ identity, path }) => JSON.stringify([identity, path]), isOfNew, isOfGone);
  match(({ identity }) => identity, isOfNew, isOfGone);
  // The reference has a problem as before; what is known of its source is another thing.
  match(referenceOf, isAbsence, isAbsence);
  return { old, taken };
}

function isAbsence({ problem }: Entry): boolean {
  return absentKind(problem) !== undefined;
}

/** The missing source, who needs it, and the place. */
function referenceOf({ problem, build }: Entry): string {
  const { subject, builds } = problem;
  const { kind, namespace, name, detail } = subject ?? {};
  const where = build === '' ? builds[0] : build;
  return JSON.stringify([absentKind(problem), kind, namespace, name, detail, where]);
}

/** Whether what nothing deployed is deployed now: that is as new as if it had come. */
function isDeployedNow(now: Problem, then: Problem): boolean {
  return then.undeployed === true && now.undeployed !== true;
}

function isGraver(now: Problem, then: Problem): boolean {
  return SEVERITY_RANK[now.severity] < SEVERITY_RANK[then.severity];
}

const UNREAD: ReadonlySet<string> = new Set(['unreadable', 'too-large', 'binary']);

function unreadableIn({ files, builds }: Report): Unreadable {
  const unread = files.filter(
    ({ class: found, faults }) =>
      faults.length > 0 || (found.kind === 'skipped' && UNREAD.has(found.as)),
  );
  const failed = builds.filter(({ failures }) => failures.length > 0);
  return {
    paths: new Set(unread.map(({ path }) => path)),
    builds: new Set(failed.map(({ id }) => id)),
  };
}

function isIn({ problem, path, build }: Entry, { paths, builds }: Unreadable): boolean {
  if (paths.has(path)) return true;
  if (build !== '') return builds.has(build);
  return problem.builds.length > 0 && problem.builds.every((id) => builds.has(id));
}
