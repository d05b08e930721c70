import { appendTo } from '../../model/group-by.ts';
import { memo } from '../../model/memo.ts';
import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import { count, shortListOf } from '../text/words.ts';

const MAX_BUILDS = 6;
/** Builds without the problem that are worth naming instead of those with it. */
const MAX_WITHOUT = 3;

/**
 * `in overlays/prod and overlays/uat`: in which builds a problem holds, if other builds use the file without it. Undefined if it holds
 * in all builds that use its file.
 */
export function buildsOf(
  problem: Problem,
  report: Report,
  show: (build: string) => string = (build) => build,
): string | undefined {
  const { builds } = problem;
  if (builds.length === 0) return undefined;
  const having = new Set(builds);
  const using = usersOf(report).get(hostSpan(problem.at).file.path);
  const without = using?.filter((build) => !having.has(build)) ?? [];
  if (using !== undefined && without.length === 0) return undefined;
  const names = clusterNames(builds, without, report);
  if (without.length > 0 && without.length <= MAX_WITHOUT && builds.length > without.length + 1) {
    return `in ${count(builds.length, 'build')}, but not in ${shortListOf(without.map(show), MAX_WITHOUT)}`;
  }
  return `in ${shortListOf(
    builds.map((id) => show(id) + (names.get(id) ?? '')),
    MAX_BUILDS,
  )}`;
}

/** The clusters of builds whose folder another cluster deploys without the problem: the folder alone does not distinguish them. */
function clusterNames(
  having: readonly string[],
  without: readonly string[],
  report: Report,
): ReadonlyMap<string, string> {
  if (without.length === 0) return new Map();
  const byId = buildsById(report);
  const folderOf = (id: string): string => byId.get(id)?.folder ?? id;
  const folders = new Set(without.map(folderOf));
  return new Map(
    having.flatMap((id) => {
      const cluster = byId.get(id)?.cluster;
      const isTold = cluster === undefined || id.includes(`(${cluster})`);
      return isTold || !folders.has(folderOf(id)) ? [] : [[id, ` (cluster ${cluster})`]];
    }),
  );
}

const buildsById = memo(
  ({ builds }: Report): ReadonlyMap<string, Report['builds'][number]> =>
    new Map(builds.map((build) => [build.id, build])),
);

/** The builds that each file is part of. */
const usersOf = memo(({ builds }: Report): ReadonlyMap<string, readonly string[]> => {
  const users = new Map<string, string[]>();
  for (const { id, files, left } of builds) {
    // What is left of a build that failed has the files of that build.
    if (left === undefined) for (const file of files) appendTo(users, file, id);
  }
  return users;
});
