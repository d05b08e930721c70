import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Paths of this repository in code spans, placeholders left out. */
const PATH = /`((?:src|rules|scripts|schemas|test|docs|examples)\/[\w./-]*)`/g;

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'docs/semantics.md'])(
  'every path that %s names exists',
  (document) => {
    const paths = [...readFileSync(document, 'utf8').matchAll(PATH)].map(([, path = '']) => path);
    const real = paths.filter((path) => !/\b(?:COMMAND|NOUN|NAME)\b/.test(path));
    expect(real.filter((path) => !existsSync(path))).toEqual([]);
  },
);

test('the contributor finds a path for each thing that is added or looked for', () => {
  const [, table = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(/## Where is .*\n/);
  const rows =
    table
      .split('\n## ')[0]
      ?.match(/^\| .*\|$/gm)
      ?.slice(1) ?? [];
  expect(rows.length).toBeGreaterThan(15);
  expect(
    rows.filter((row) => [...row.matchAll(PATH)].length === 0 && !row.includes('.json')),
  ).toEqual([]);
});
