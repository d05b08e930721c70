import type { JudgedCopy } from '../../model/evidence.ts';
import type { Build } from '../../model/manifest.ts';
import { hasHash, readCopy, type Copy } from './copy.ts';

/** The copies among the objects of builds, each with whether someone edited it. What a build cannot know of it counts as unedited. */
export function judgeCopies(builds: readonly Build[]): readonly JudgedCopy[] {
  return builds.flatMap(({ id: build, objects }) =>
    objects.flatMap((manifest): readonly JudgedCopy[] => {
      const copy = readCopy(manifest);
      if (copy === undefined) return [];
      return [{ manifest, build, origin: copy.origin, state: stateOf(copy) }];
    }),
  );
}

function stateOf({ intact, hash, manifest }: Copy): JudgedCopy['state'] {
  if (intact) return 'intact';
  return hasHash(manifest.node, hash) ? 'mutable' : 'edited';
}
