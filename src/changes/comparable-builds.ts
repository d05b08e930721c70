import type { BuildChange } from '../model/changes/change.ts';

/**
 * The builds that can be compared: built on both sides, and so is what deploys them. What cannot be built is not applied, and the entry objects of it
 * (a HelmRelease, an Application) stay in the cluster as they are, whatever is written in their files.
 */
export function comparableBuilds(builds: readonly BuildChange[]): readonly BuildChange[] {
  const olds = new Map(builds.map((pair) => [pair.before?.id, pair]));
  const news = new Map(builds.map((pair) => [pair.after?.id, pair]));
  const known = new Map<BuildChange, boolean>();
  return builds.filter(isBuilt);

  function isBuilt(pair: BuildChange): boolean {
    const found = known.get(pair);
    if (found !== undefined) return found;
    // Builds that deploy each other end here.
    known.set(pair, true);
    const answer =
      !pair.before?.failures.length &&
      !pair.after?.failures.length &&
      parentsOf(pair).every(isBuilt);
    known.set(pair, answer);
    return answer;
  }

  function parentsOf({ before, after }: BuildChange): readonly BuildChange[] {
    const old = before?.deployedBy?.parent;
    const now = after?.deployedBy?.parent;
    return [
      old === undefined ? undefined : olds.get(old),
      now === undefined ? undefined : news.get(now),
    ].filter((parent) => parent !== undefined);
  }
}
