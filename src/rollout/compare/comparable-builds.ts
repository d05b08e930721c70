import type { BuildChange } from '../../model/changes/change.ts';
import type { Build } from '../../model/manifest.ts';
import { hidesObjects, isSameReason, type Reason } from '../../model/reason.ts';

/**
 * The builds that can be compared: built on both sides, and so is what deploys them. What cannot be built is not applied, and the entry
 * objects of it (a HelmRelease, an Application) stay in the cluster as they are, even if their files change.
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

/**
 * Why objects of a build may be hidden on the head alone, so that an object that seems to be removed may still exist; undefined if none are
 * hidden.
 */
export function newlyHidden({ before, after }: BuildChange): Reason | undefined {
  return partialOnlyIn(after, before);
}

/** The same of the base: what seems to come may have been there. */
export function formerlyHidden({ before, after }: BuildChange): Reason | undefined {
  return partialOnlyIn(before, after);
}

function partialOnlyIn(build: Build | undefined, other: Build | undefined): Reason | undefined {
  if (build === undefined || other === undefined) return undefined;
  // Another version of the same thing hides the same.
  const isKnown = (reason: Reason): boolean =>
    other.partial.some((each) => isSameReason(reason, each));
  return build.partial.find((reason) => hidesObjects(reason) && !isKnown(reason));
}
