import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../rules/catalogue.ts';
import { readConfig } from '../src/config/read-config.ts';
import { PAGES } from './documentation.ts';

const textOf = (path: string): string => readFileSync(path, 'utf8');

test.each(PAGES)('%s: every file and heading that it links to exists', (page) => {
  const links = [...textOf(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)];
  const broken = links.flatMap(([, link = '']) => {
    const [path = '', heading] = link.split('#');
    const file = path === '' ? page : normalize(join(dirname(page), path));
    if (!existsSync(file)) return [link];
    return heading === undefined || anchorsOf(file).has(heading) ? [] : [link];
  });
  expect(broken).toEqual([]);
});

function anchorsOf(path: string): ReadonlySet<string> {
  const headings = textOf(path).matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test.each(PAGES)('%s: every configuration that it shows is valid', (page) => {
  const ids = catalogue.map(({ meta }) => meta.id);
  for (const [, text = ''] of textOf(page).matchAll(/```yaml \.envfrom\.yaml\n([^]*?)```/g))
    expect(() => readConfig({ path: '.envfrom.yaml', text }, ids), text).not.toThrow();
});

test('every key of the configuration page is valid as it is shown', () => {
  const ids = catalogue.map(({ meta }) => meta.id);
  const fences = [...textOf('docs/configuration.md').matchAll(/```yaml\n([^#][^]*?)```/g)];
  expect(fences.length).toBeGreaterThan(15);
  for (const [, text = ''] of fences)
    expect(() => readConfig({ path: '.envfrom.yaml', text }, ids), text).not.toThrow();
});
