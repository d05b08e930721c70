import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURES } from '../scripts/picture.ts';
import { REAL_OUTPUTS, withRealOutputs } from '../scripts/readme-outputs.ts';

const readme = readFileSync('README.md', 'utf8');

test.each(REAL_OUTPUTS)('%s shows only real output: node scripts/run.mjs update-readme', (path) => {
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/```console\n\$ node dist\/cli\.js /);
  expect(withRealOutputs(text)).toBe(text);
});

test.each(PICTURES)('$path shows real output: node scripts/run.mjs update-readme', (picture) => {
  expect(readFileSync(picture.path, 'utf8')).toBe(picture.draw());
  expect(readme).toContain(`](${picture.path})`);
});

test('every path that the README links to exists', () => {
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path ?? '');
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});
