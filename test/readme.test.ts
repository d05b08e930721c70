import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withRealOutputs } from '../scripts/readme-outputs.ts';

const readme = readFileSync('README.md', 'utf8');

test('the README shows only real output: node scripts/run.mjs update-readme', () => {
  expect(readme).toMatch(/```console\n\$ node dist\/cli\.js check examples\/shop\n/);
  expect(withRealOutputs(readme)).toBe(readme);
});

test('every path that the README links to exists', () => {
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path ?? '');
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});
