import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURES } from '../scripts/picture.ts';
import { REAL_OUTPUTS, withRealOutputs } from '../scripts/readme-outputs.ts';
import { envfrom } from './envfrom.ts';
import { few, IS_SLOW } from './suite.ts';

const readme = readFileSync('README.md', 'utf8');

const title = '%s shows only real output: node scripts/run.mjs update-readme';
test.each(REAL_OUTPUTS)(title, async (path) => {
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(/```console\n\$ node dist\/cli\.js /);
  expect(await withRealOutputs(text, IS_SLOW ? undefined : runSources)).toBe(text);
});

async function runSources(args: string): Promise<string> {
  const { stdout, stderr } = await envfrom(resolve('.'), args);
  return `${stdout}${stderr}`;
}

test.each(few(PICTURES, 1))(
  '$path shows real output: node scripts/run.mjs update-readme',
  (picture) => {
    expect(readFileSync(picture.path, 'utf8')).toBe(picture.draw());
    expect(readme).toContain(`](${picture.path})`);
  },
);

test('every path that the README links to exists', () => {
  const links = [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path ?? '');
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});
