import { describe, expect, test } from 'vitest';
import { answersTo } from '../../scripts/random-helm/answers.ts';
import { makeChart } from '../../scripts/random-helm/make-chart.ts';
import { helmProgram } from '../real-programs.ts';

/** What we render and what the real program renders of made-up charts: the same bytes. */
const SEEDS = Array.from({ length: 60 }, (_, index) => index + 1);

describe.each([3, 4] as const)('random charts, Helm %i', (helm) => {
  const program = helmProgram(helm);

  test.skipIf(program === undefined)(
    'are rendered, or refused, as the program does',
    async () => {
      const differences = [];
      for (const seed of SEEDS) {
        const { real, ours } = await answersTo(makeChart(seed), program ?? '', helm);
        const isSame =
          real.kind === 'rendered'
            ? ours.kind === 'rendered' && ours.text === real.text
            : ours.kind === 'refused';
        if (!isSame) differences.push({ seed, real, ours });
      }
      expect(differences).toEqual([]);
    },
    120_000,
  );
});
