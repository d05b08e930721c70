import { expect, test } from 'vitest';
import { openTypos } from '../../src/text/open-typos.ts';

const NAMES = ['registry-mirrors', 'grafana-charts', 'Grafana_Charts', 'podinfo'];
const nearly = openTypos(NAMES, (name) => name);

test.each([
  ['a letter that is missing', 'grafana-chart', 'grafana-charts'],
  ['other separators and case', 'grafanaCharts', 'grafana-charts'],
  ['two letters in a long name', 'registri-mirors', 'registry-mirrors'],
  ['swapped letters', 'podifno', 'podinfo'],
  ['another word', 'grafana-loki', undefined],
])('%s', (_, written, meant) => {
  expect(nearly(written)).toBe(meant);
});

test('only what counts is meant', () => {
  expect(nearly('grafana-chart', (name) => name !== 'grafana-charts')).toBe('Grafana_Charts');
});

test('of hundreds of names with the same letters, none is certainly meant', () => {
  const many = Array.from({ length: 300 }, (_, at) => `abcdef-${'ab'.repeat(at % 2)}x`);
  expect(openTypos([...many, 'abcdef-zx'], (name) => name)('abcdfe-zx')).toBeUndefined();
});
