import { everyOfMatcher, rowMatcher } from './joined-matchers.ts';
import type { Matcher } from './matcher.ts';
import {
  anyMatcher,
  maxMatcher,
  minMatcher,
  superMatcher,
  withoutMatcher,
} from './simple-matchers.ts';

/** Several matchers as one, where the library finds it out; undefined where not. */
export function gluedMatcher(matchers: readonly Matcher[]): Matcher | undefined {
  if (matchers.length < 2) return undefined;
  const every = gluedAsEvery(matchers);
  if (every !== undefined) return every;
  return matchers.every(({ length }) => length !== -1) ? rowMatcher(matchers) : undefined;
}

/** Wildcards alone, which stop at the same characters: how many characters there must be, and which not. */
function gluedAsEvery(matchers: readonly Matcher[]): Matcher | undefined {
  const kinds = new Set(matchers.map(({ kind }) => kind));
  const isWild = [...kinds].every((kind) =>
    ['super', 'any', 'single', 'not-in-list'].includes(kind),
  );
  const [stops = '', ...others] = new Set(matchers.map(({ text }) => text));
  if (!isWild || others.length > 0) return undefined;
  const least = matchers.filter(({ length }) => length === 1).length;
  const isLong = kinds.has('super') || kinds.has('any');
  if (least === 0 && kinds.size === 1)
    return kinds.has('super') ? superMatcher() : anyMatcher(stops);
  if (isLong && least > 0 && stops === '') return minMatcher(least);
  return everyOfMatcher([
    ...(least > 0 ? [minMatcher(least)] : []),
    ...(least > 0 && !isLong ? [maxMatcher(least)] : []),
    ...(stops === '' ? [] : [withoutMatcher(stops)]),
  ]);
}

/** The longest run that can be glued is, then the next, until there is none. */
export function minimizeMatchers(matchers: readonly Matcher[]): readonly Matcher[] {
  let best: { readonly glued: Matcher; readonly start: number; readonly end: number } | undefined;
  for (let start = 0; start < matchers.length; start++) {
    for (let end = matchers.length; end > start; end--) {
      const glued = gluedMatcher(matchers.slice(start, end));
      if (glued === undefined) continue;
      const isLonger =
        best !== undefined && best.glued.length > -1 && glued.length > best.glued.length;
      if (best === undefined || isLonger || best.end - best.start < end - start) {
        best = { glued, start, end };
      }
    }
  }
  if (best === undefined) return matchers;
  const next = [...matchers.slice(0, best.start), best.glued, ...matchers.slice(best.end)];
  return next.length === matchers.length ? next : minimizeMatchers(next);
}
