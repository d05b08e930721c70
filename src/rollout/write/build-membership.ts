import { groupBy } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { memo } from '../../model/memo.ts';

/** Relates written objects to the builds that deploy them, and to what is rendered of them. */
export interface BuildMembership {
  readonly buildsOf: (object: Manifest) => readonly Build[];
  /** The written objects of all builds that an object is part of. */
  readonly writtenWith: (object: Manifest) => readonly Manifest[];
  /** A written object as its builds render it. */
  readonly renderedOf: (object: Manifest) => readonly Manifest[];
  /** A key for the place of an object: equal for a written object and its rendered forms. */
  readonly placeIn: (object: Manifest) => string;
}

export function buildMembership(
  written: readonly Manifest[],
  builds: readonly Build[],
): BuildMembership {
  const byPlace = groupBy(
    builds.flatMap((build) => build.objects.map((object) => ({ build, object }))),
    ({ object }) => placeIn(object),
  );
  const byPath = groupBy(written, ({ node }) => node.file.path);
  const at = (object: Manifest) => byPlace.get(placeIn(object)) ?? [];
  const writtenIn = memo(({ files }: Build) => files.flatMap((path) => byPath.get(path) ?? []));
  const together = new Map<string, readonly Manifest[]>();
  const buildsOf = (object: Manifest): readonly Build[] => [
    ...new Set(at(object).map(({ build }) => build)),
  ];
  return {
    buildsOf,
    writtenWith(object) {
      const its = buildsOf(object);
      const key = its.map(({ id }) => id).join('\n');
      const known = together.get(key) ?? [...new Set(its.flatMap(writtenIn))];
      together.set(key, known);
      return known;
    },
    renderedOf: (object) => at(object).map((each) => each.object),
    placeIn,
  };
}

/** Rendering keeps the place of an object's root, even if it changes the object. */
function placeIn({ node }: Manifest): string {
  return `${node.file.path}\n${node.start}`;
}
