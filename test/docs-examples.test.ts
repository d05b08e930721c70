import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import packageFile from '../package.json' with { type: 'json' };
import { REAL_OUTPUTS } from '../scripts/readme-outputs.ts';
import { VERDICT_PAGE } from '../scripts/verdicts/verdict-page.ts';
import { parseArguments } from '../src/commands/arguments/parse-arguments.ts';
import { fencesOf, PAGES } from './documentation.ts';
import { envfrom } from './envfrom.ts';
import { filesBelow } from './files-below.ts';
import { scratch } from './scratch.ts';

// What docs.test.ts does not see: the fences of the pages, and the pages of the rules.

const RULES = [...filesBelow('rules').keys()]
  .filter((path) => path.endsWith('.md'))
  .map((path) => `rules/${path}`)
  .sort();
const FENCES = PAGES.flatMap(fencesOf);

test('every output that a page of docs/ shows is real', () => {
  const consoles = FENCES.filter(({ language }) => language === 'console');
  const pages = new Set(consoles.map(({ page }) => page));
  expect([...pages].filter((page) => ![...REAL_OUTPUTS, VERDICT_PAGE].includes(page))).toEqual([]);
});

test('every command line in a fence has a command and flags that exist', () => {
  const lines = FENCES.flatMap(({ page, language, text }) =>
    (language === 'yaml' ? textsIn(documentsIn(text)) : [text])
      .flatMap(commandsIn)
      .map((line) => [page, line] as const),
  );
  expect(lines.length).toBeGreaterThan(35);
  expect(wrong(lines)).toEqual([]);
});

test('every command line on the page of a rule has a command and flags that exist', () => {
  const lines = RULES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`envfrom ([^`\n]*)`/g)].map(
      ([, line = '']) => [page, line] as const,
    ),
  );
  expect(lines.length).toBeGreaterThan(30);
  expect(wrong(lines)).toEqual([]);
});

/** Words that stand for a setting of the reader's own. */
function wrong(lines: readonly (readonly [page: string, line: string])[]): readonly string[] {
  return lines.flatMap(([page, line]) => {
    const words = line
      .replaceAll(/\$\{[^}]*\}|\$\w+|\[[^\]]*\]|["']/g, '')
      .split(/\s+/)
      .filter((word) => word !== '' && word !== '…');
    try {
      parseArguments(words);
      return [];
    } catch (error) {
      const message = String(error);
      return message.includes('needs a value') ? [] : [`${page}: envfrom ${line}: ${message}`];
    }
  });
}

/** What follows `envfrom` at the start of a line or of a command in it; descriptions beside it are left out. */
function commandsIn(text: string): readonly string[] {
  const start =
    /(?:^|[;&|("'] ?|: )(?:npx (?:--yes )?|exec )?(?:envfrom|\$ENVFROM)(?= |$)([^|&;'")>\n]*)/gm;
  return [...text.matchAll(start)]
    .map(([, words = '']) => words.replace(/\s+#.*/, '').trim())
    .map((words) => words.split(/\s{2,}/)[0] ?? '');
}

describe('what pages tell people to copy into their CI', () => {
  test('every input of an action exists', () => {
    const uses = mapsIn().filter(({ uses: name }) => String(name).startsWith('envfrom/envfrom'));
    expect(uses.length).toBeGreaterThan(8);
    const unknown = uses.flatMap(({ uses: name, with: inputs }) => {
      const [, folder = ''] = /^envfrom\/envfrom\/?(.*)@v0$/.exec(String(name)) ?? [];
      const known = keysOf(
        documentsIn(readFileSync(join(folder, 'action.yml'), 'utf8'))[0],
        'inputs',
      );
      return Object.keys(inputs ?? {}).filter((input) => !known.has(input));
    });
    expect(unknown).toEqual([]);
  });

  test('every hook of pre-commit exists, and takes its arguments', () => {
    const ids = new Set(textsIn(documentsIn(readFileSync('.pre-commit-hooks.yaml', 'utf8'))));
    const shown = mapsIn().filter(
      ({ id, entry, uses }) =>
        String(id).startsWith('envfrom') && entry === undefined && uses === undefined,
    );
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.filter(({ id }) => !ids.has(String(id)))).toEqual([]);
    for (const { args } of shown)
      expect(() => parseArguments(['check', ...textsIn(args)])).not.toThrow();
  });
});

test('the row of the producers page generates what the page says', async () => {
  const [config, object] = FENCES.filter(({ page }) => page === 'docs/producers.md');
  const root = scratch({ '.envfrom.yaml': config?.text ?? '', 'a.yaml': object?.text ?? '' });
  const { stdout } = await envfrom(root, 'sources --format json');
  expect(stdout).toContain('"name":"orders-credentials"');
  for (const key of ['username', 'password', 'ca.crt']) expect(stdout).toContain(`"${key}"`);
  expect(readFileSync('docs/producers.md', 'utf8')).toContain(
    'Secret `shop/orders-credentials` with the keys `username`, `password` and `ca.crt`',
  );
});

test('suppressed problems are in JSON with their reasons, and not in SARIF', async () => {
  const root = scratch({
    'a.yaml': `apiVersion: v1
kind: Pod
metadata: {name: a}
spec: {containers: [{name: a, image: a, envFrom: [{secretRef: {name: db}}]}]} # envfrom-ignore undeclared-secret -- by hand
`,
  });
  expect((await envfrom(root, 'check --format json')).stdout).toContain('"by hand"');
  expect(JSON.parse((await envfrom(root, 'check --format sarif')).stdout)).toMatchObject({
    runs: [{ results: [] }],
  });
});

test('the package installs nothing else', () => {
  expect(packageFile).not.toHaveProperty('dependencies');
  expect(existsSync('dist/LICENSES.txt')).toBe(true);
});

/** All maps in the YAML that the pages show. */
function mapsIn(): readonly Record<string, unknown>[] {
  const yaml = FENCES.filter(({ language }) => language === 'yaml');
  return yaml.flatMap(({ text }) => valuesIn(documentsIn(text))).filter(isMap);
}

function valuesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return [value, ...value.flatMap(valuesIn)];
  return isMap(value) ? [value, ...Object.values(value).flatMap(valuesIn)] : [value];
}

function documentsIn(text: string): readonly unknown[] {
  return parseAllDocuments(text).map((document): unknown => document.toJS());
}

function textsIn(value: unknown): readonly string[] {
  return valuesIn(value).filter((each) => typeof each === 'string');
}

function keysOf(value: unknown, key: string): ReadonlySet<string> {
  const found = isMap(value) ? value[key] : undefined;
  return new Set(isMap(found) ? Object.keys(found) : []);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
