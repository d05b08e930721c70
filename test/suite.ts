import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly suite: 'fast' | 'slow';
  }
}

/** Whether `npm run test:slow` runs: more cases, the bundle instead of its sources, real programs and repositories. */
export const IS_SLOW = inject('suite') === 'slow';

/** So many of a list, spread over all of it; in `npm run test:slow` the whole list. */
export function few<const T>(all: readonly T[], count: number): readonly T[] {
  if (IS_SLOW) return all;
  const step = Math.max(all.length / count, 1);
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** How many cases a property is tried on. */
export function cases(fast: number, slow: number): number {
  return IS_SLOW ? slow : fast;
}
