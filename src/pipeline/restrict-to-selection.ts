import { CannotRun } from '../model/cannot-run.ts';
import type { Change, SourceChange } from '../model/changes/change.ts';
import { clustersIn, namedClusters, NO_CLUSTER } from '../model/fleet/cluster-name.ts';
import type { Build } from '../model/manifest.ts';
import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import type { Settings } from '../model/settings.ts';
import { hostSpan, type Span } from '../model/span.ts';
import { nearestName } from '../text/nearest-name.ts';

type Wanted = Pick<Settings, 'cluster' | 'selectedBuilds'>;

/** Throws CannotRun if `--cluster` names none of the clusters of some builds, or several, and if `--build` names none of the builds. */
export function refuseUnknownSelection(wanted: Wanted, builds: readonly Build[]): void {
  if (wanted.cluster !== undefined) refuseUnknownCluster(wanted.cluster, builds);
  if (wanted.selectedBuilds !== undefined) refuseUnknownBuild(wanted.selectedBuilds, builds);
}

function refuseUnknownCluster(word: string, builds: readonly Build[]): void {
  if (word === NO_CLUSTER) return;
  const matches = clustersNamed(word, builds);
  if (matches.length === 1) return;
  if (matches.length > 1) {
    throw new CannotRun(
      `\`--cluster ${word}\` may be ${listOf(matches)}.`,
      'Use the full name of the cluster.',
    );
  }
  const names = nearestFirst(word, clustersIn(builds));
  const isNoneNamed = names.every((name) => name === NO_CLUSTER);
  throw new CannotRun(
    `There is no cluster \`${word}\`.`,
    isNoneNamed ? 'No build belongs to a cluster.' : `There are ${listOf(names)}.`,
  );
}

/** Throws CannotRun, with the builds that exist, if words name no build. */
export function refuseUnknownBuild(words: readonly string[], builds: readonly NamedBuild[]): void {
  if (buildsNamed(words, builds).length > 0) return;
  const [word = ''] = words;
  const names = nearestFirst(word, [...new Set(builds.map(({ id }) => id))].sort());
  throw new CannotRun(
    `There is no build \`${word}\`.`,
    names.length === 0 ? 'Nothing in this repository is deployed.' : `There are ${listOf(names)}.`,
  );
}

/** What a build can be named by. */
export type NamedBuild = Pick<Build, 'id' | 'folder' | 'cluster'>;

/** The builds with an id or folder that one of some words is; if there are none, those whose folder or cluster ends with one of them. */
export function buildsNamed<Named extends NamedBuild>(
  words: readonly string[],
  builds: readonly Named[],
): readonly Named[] {
  const exact = builds.filter(({ id, folder = id }) =>
    [id, folder].some((each) => words.includes(each)),
  );
  if (exact.length > 0) return exact;
  return builds.filter(({ id, folder = id, cluster = folder }) =>
    [folder, cluster].some((each) => words.some((word) => `/${each}`.endsWith(`/${word}`))),
  );
}

/**
 * A part of a report: what the report of all builds says about the selected ones, and about the files that they are made of. A file of no build
 * belongs to the cluster `none`.
 */
export function restrictToSelection(report: Report, wanted: Wanted): Report {
  const { cluster, selectedBuilds } = wanted;
  if (cluster === undefined && selectedBuilds === undefined) return report;
  const { isIn, isOwnFile } = selection(wanted, report.builds);
  const isAbout = ({ at, builds }: Problem): boolean =>
    builds.length === 0 ? isOwnFile(hostSpan(at).file.path) : builds.some(isIn);
  const narrowed = (problem: Problem): Problem => ({
    ...problem,
    builds: problem.builds.filter(isIn),
  });
  return {
    ...report,
    problems: report.problems.filter(isAbout).map(narrowed),
    undeployed: report.undeployed.filter(isAbout).map(narrowed),
    suppressed: report.suppressed
      .filter(({ problem }) => isAbout(problem))
      .map((each) => ({ ...each, problem: narrowed(each.problem) })),
    files: report.files.filter(({ path }) => isOwnFile(path)),
    builds: report.builds.filter(({ id }) => isIn(id)),
    uncheckedEntries: report.uncheckedEntries.filter(({ manifest }) =>
      isOwnFile(hostSpan(manifest.node).file.path),
    ),
    references: report.references.filter(({ reference }) => isIn(reference.build)),
    sources: report.sources.filter(({ build }) => isIn(build)),
    workloads: report.workloads.filter(({ build }) => isIn(build)),
    environments: () => report.environments().filter(({ workload }) => isIn(workload.build)),
  };
}

/** What changes in one cluster, of a change between two trees. */
export function changeInCluster(change: Change, cluster: string): Change {
  const all = change.builds.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const { isIn, isOwnFile } = selection({ cluster }, all);
  const isOwnSource = ({ before, after }: SourceChange): boolean =>
    [before, after].some((source) => source !== undefined && isIn(source.build));
  return {
    workloads: change.workloads.flatMap((workload) => {
      const builds = workload.builds.filter(isIn);
      return builds.length === 0 ? [] : [{ ...workload, builds }];
    }),
    sources: change.sources.filter(isOwnSource),
    unused: change.unused.filter(isOwnSource),
    builds: change.builds.filter(({ before, after }) =>
      [before, after].some((build) => build !== undefined && isIn(build.id)),
    ),
    notCompared: change.notCompared.filter(
      ({ at }) => at === undefined || isOwnFile(hostSpan(at).file.path),
    ),
  };
}

interface Selection {
  readonly isIn: (build: string) => boolean;
  readonly isOwnFile: (path: string) => boolean;
}

function selection({ cluster, selectedBuilds }: Wanted, builds: readonly Build[]): Selection {
  const isNone = cluster === NO_CLUSTER;
  const takesRest = isNone && selectedBuilds === undefined;
  const clusters = new Set(cluster === undefined ? [] : clustersNamed(cluster, builds));
  const isOfCluster = (build: Build): boolean =>
    cluster === undefined ||
    (build.cluster === undefined ? isNone : !isNone && clusters.has(build.cluster));
  const named = selectedBuilds === undefined ? builds : buildsNamed(selectedBuilds, builds);
  const own = named.filter(isOfCluster);
  const ids = new Set(own.map(({ id }) => id));
  const files = pathsOf(own);
  const others = pathsOf(takesRest ? builds.filter((build) => build.cluster !== undefined) : []);
  return {
    isIn: (build) => ids.has(build),
    isOwnFile: (path) => files.has(path) || (takesRest && !others.has(path)),
  };
}

function pathOf(at: Span): string {
  return hostSpan(at).file.path;
}

function pathsOf(builds: readonly Build[]): ReadonlySet<string> {
  return new Set(
    builds.flatMap(({ files, objects, deployedBy }) => [
      ...files,
      ...objects.map(({ node }) => pathOf(node)),
      ...(deployedBy === undefined ? [] : [pathOf(deployedBy.at)]),
    ]),
  );
}

/** The clusters that a word means: the one with this name, or all whose last part it is. */
function clustersNamed(word: string, builds: readonly Build[]): readonly string[] {
  const names = namedClusters(builds);
  return names.includes(word) ? [word] : names.filter((name) => lastPartOf(name) === word);
}

function lastPartOf(cluster: string): string {
  return cluster.split(/\/(?!.*:\/\/)| → /).at(-1) ?? cluster;
}

function nearestFirst(word: string, names: readonly string[]): readonly string[] {
  const near = nearestName(
    word,
    names.flatMap((name) => [name, lastPartOf(name)]),
  );
  const isNear = (name: string): boolean => name === near || lastPartOf(name) === near;
  return [...names.filter(isNear), ...names.filter((name) => !isNear(name))];
}

const MAX_NAMED = 10;

function listOf(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).map((name) => `\`${name}\``);
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
