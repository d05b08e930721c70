import { expect, test } from 'vitest';
import { renderMade } from '../../scripts/random-helm/answers.ts';
import { makeChart } from '../../scripts/random-helm/make-chart.ts';
import { cases } from '../suite.ts';

test.each([3, 4] as const)('random charts are rendered the same twice by Helm %i', (helm) => {
  const seeds = Array.from({ length: cases(5, 60) }, (_, index) => index + 1);
  const answers = seeds.map((seed) => renderMade(makeChart(seed), helm));
  expect(seeds.map((seed) => renderMade(makeChart(seed), helm))).toEqual(answers);
  // A generator whose charts all fail would prove nothing.
  const rendered = answers.filter(({ kind }) => kind === 'rendered');
  expect(rendered.length).toBeGreaterThan(seeds.length / 2);
});
