import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { generatedFiles } from '../../scripts/rules/generated-files.ts';
import { readPage, ruleFolders } from '../../scripts/rules/pages.ts';
import { runExample } from '../../scripts/rules/run-example.ts';
import { positionOf } from '../../src/model/span.ts';
import type { Report } from '../../src/model/report.ts';

const SECTIONS = ['Why', 'Bad', 'Good', 'When it stays silent', 'References'];

test('the catalogue lists every rule that has a folder, once', () => {
  expect(catalogue.map((rule) => rule.meta.id).sort()).toEqual(ruleFolders());
});

test('everything a machine writes about rules is fresh (node scripts/run.mjs update-generated)', () => {
  const stale = generatedFiles().filter(({ path, text }) => readFileSync(path, 'utf8') !== text);
  expect(stale.map(({ path }) => path)).toEqual([]);
});

describe.each(catalogue.map((rule) => [rule.meta.id, rule] as const))('%s', (id, rule) => {
  const page = readPage(id);

  test('its page says what its meta says', () => {
    expect([page.id, page.summary, page.sections]).toEqual([id, rule.meta.summary, SECTIONS]);
    expect(page.summary).toMatch(/^\S.*[^.]\.$/);
    expect(page.bad.length * page.good.length).toBeGreaterThan(0);
  });

  test.each(page.bad.map((example) => [example.title, example] as const))(
    'bad: %s yields this rule and nothing else',
    (_, example) => {
      const report = runExample(example, rule);
      expect([...new Set(report.problems.map((problem) => problem.rule))]).toEqual([id]);
    },
  );

  test.each([...page.good, ...page.silent].map((example) => [example.title, example] as const))(
    'silent: %s',
    (_, example) => {
      expect(linesOf(runExample(example, rule))).toEqual([]);
    },
  );
});

function linesOf(report: Report): string[] {
  return report.problems.map(({ at, rule, message }) => {
    const { path, line } = positionOf(at);
    return `${path}:${line} ${rule}: ${message}`;
  });
}
