import type { Build } from './manifest.ts';
import { hostPlaceOf } from './span.ts';

/** The places (`hostPlaceOf`) of the objects that deploy the builds. */
export function deployedPlaces(builds: readonly Build[]): ReadonlySet<string> {
  return new Set(
    builds.flatMap(({ deployedBy }) =>
      deployedBy === undefined ? [] : [hostPlaceOf(deployedBy.at)],
    ),
  );
}
