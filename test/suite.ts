import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly suite: 'fast' | 'slow';
  }
}

/** Whether `npm run test:slow` runs: more cases, the bundle instead of its sources, real programs and repositories. */
export const IS_SLOW = inject('suite') === 'slow';

/** How many cases a property is tried on. */
export function cases(fast: number, slow: number): number {
  return IS_SLOW ? slow : fast;
}
