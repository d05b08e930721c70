import type { Evidence } from '../../src/model/evidence.ts';
import { memo } from '../../src/model/memo.ts';
import { isLibraryBase } from './library-base.ts';

/**
 * Whether everything of a build was read, so that what is absent in it is missing: elsewhere a patch, a component or a remote base that is
 * not here may bring it, or the overlays of a base that nothing here uses.
 */
export function isWholeBuild(id: string, { builds }: Evidence): boolean {
  return !openBuilds(builds).has(id);
}

const openBuilds = memo((builds: Evidence['builds']): ReadonlySet<string> => {
  const open = builds.filter((build) => build.partial.length > 0 || isLibraryBase(build));
  return new Set(open.map(({ id }) => id));
});
