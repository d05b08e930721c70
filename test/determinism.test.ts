import { expect, test } from 'vitest';
import { catalogue } from '../rules/catalogue.ts';
import { generateRepository } from '../scripts/generate-repository.ts';
import { ENGINES } from '../src/commands/engines.ts';
import { check } from '../src/pipeline/check.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../src/report/problems/format-options.ts';
import { PROBLEM_FORMATS } from '../src/report/problems/format-options.ts';
import { formatProblems } from '../src/report/problems/format-problems.ts';
import { SETTINGS } from './settings.ts';
import { cases } from './suite.ts';
import { treeOf } from './tree.ts';

/** Invariant 6: the same input gives the same bytes, whatever the order in which files are met. */
const files = generateRepository(7, cases(40, 120));
const reversed = new Map([...files].reverse());
const [report, other] = [files, reversed].map((some) =>
  check(ENGINES, treeOf(some), catalogue, SETTINGS),
);

test.each([...PROBLEM_FORMATS])('%s is the same for the same files', (format) => {
  const [one, two] = [report, other].map(
    (each) => each && formatProblems(format, each, DEFAULT_FORMAT_OPTIONS),
  );
  expect(one).toBe(two);
  expect(one).not.toBe('');
});

test('the generated repository holds the mistakes that it is meant to hold', () => {
  const { problems } = report ?? { problems: [] };
  const missing = problems.filter(({ rule }) => rule === 'missing-config-map-key');
  const misspelled = [...files.values()].filter((text) => text.includes('DB_HOTS')).length;
  expect(missing).toHaveLength(misspelled);
  expect(misspelled).toBeGreaterThan(0);
  expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(misspelled);
});
