import { groupBy } from '../model/group-by.ts';
import { memo } from '../model/memo.ts';
import type { Build, Manifest } from '../model/manifest.ts';

/** Which written objects are deployed together, and what becomes of them. */
export interface Togetherness {
  readonly buildsOf: (object: Manifest) => readonly Build[];
  /** The written objects of all builds that an object is part of. */
  readonly writtenWith: (object: Manifest) => readonly Manifest[];
  /** A written object as its builds render it. */
  readonly renderedOf: (object: Manifest) => readonly Manifest[];
  /** Whether two objects, one of them perhaps rendered, are written at the same place. */
  readonly isSame: (a: Manifest, b: Manifest) => boolean;
}

export function togetherness(written: readonly Manifest[], builds: readonly Build[]): Togetherness {
  const byPlace = groupBy(
    builds.flatMap((build) => build.objects.map((object) => ({ build, object }))),
    ({ object }) => placeIn(object),
  );
  const byPath = groupBy(written, ({ node }) => node.file.path);
  const at = (object: Manifest) => byPlace.get(placeIn(object)) ?? [];
  const writtenIn = memo(({ files }: Build) => files.flatMap((path) => byPath.get(path) ?? []));
  const buildsOf = (object: Manifest): readonly Build[] => [
    ...new Set(at(object).map(({ build }) => build)),
  ];
  return {
    buildsOf,
    writtenWith: (object) => [...new Set(buildsOf(object).flatMap(writtenIn))],
    renderedOf: (object) => at(object).map((each) => each.object),
    isSame: (a, b) => placeIn(a) === placeIn(b),
  };
}

/** Rendering keeps the place of an object's root, whatever it changes in it. */
function placeIn({ node }: Manifest): string {
  return `${node.file.path}\n${node.start}`;
}
