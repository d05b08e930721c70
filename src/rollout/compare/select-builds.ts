import type { Build } from '../../model/manifest.ts';
import { pathGlobs } from '../../text/glob/glob-set.ts';

/**
 * The builds that a word names: by its path (the build's own folder, or any below it), by a glob of paths, or by the object that deploys it (`apps`,
 * `Kustomization flux-system/apps`). `path` is the word relative to the root of the run.
 */
export function selectBuilds(
  builds: readonly Build[],
  word: string,
  path: string,
): readonly Build[] {
  const exact = builds.filter((build) =>
    pathsOf(build).some((each) => each === path || each === word),
  );
  if (exact.length > 0) return exact;
  const below = builds.filter((build) =>
    pathsOf(build).some((each) => each.startsWith(`${path}/`)),
  );
  if (below.length > 0) return below;
  const named = builds.filter(({ deployedBy }) => {
    const name = deployedBy?.name ?? '';
    return name === word || name.slice(name.lastIndexOf('/') + 1) === word;
  });
  if (named.length > 0) return named;
  const { matches } = pathGlobs([`/${path}`]);
  return builds.filter((build) => pathsOf(build).some(matches));
}

function pathsOf({ id, folder }: Build): readonly string[] {
  return [id, ...(folder === undefined ? [] : [folder])];
}
