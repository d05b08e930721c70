import { groupBy } from '../../../model/group-by.ts';
import type { Build } from '../../../model/manifest.ts';

/** Folders → the builds that contain everything that is rendered from the folder. */
export function renderedWhole(builds: readonly Build[]): ReadonlyMap<string, ReadonlySet<string>> {
  const whole = builds.filter(
    ({ partial, failures }) => partial.length === 0 && failures.length === 0,
  );
  const byFolder = groupBy(whole, ({ id, folder }) => folder ?? id);
  return new Map(
    [...byFolder].map(([folder, own]) => [folder, new Set(own.map(({ id }) => id))] as const),
  );
}
