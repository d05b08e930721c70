import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VERDICT_PAGE } from '../scripts/verdicts/verdict-page.ts';
import { PAGES, stepsOf } from './documentation.ts';
import type { Step } from './documentation.ts';
import { envfrom } from './envfrom.ts';
import { readersRepository } from './readers-repository.ts';
import { write } from './scratch.ts';
import { few } from './suite.ts';

// A reader does what a page says, from its first line to its last, in a repository that has what the page names.

/** What a reader writes for a word in capitals; the examples are in this repository. */
const WORDS: Readonly<Record<string, string>> = {
  NAME: 'prod',
  RULE: 'missing-secret',
  VERDICT: 'stale',
  FILE: 'base/web.yaml',
  'FILE:LINE': 'base/web.yaml:15',
  'examples/gitops': resolve('examples/gitops'),
};
/** What follows the name of a flag or a command, where a page says no more than the name. */
const VALUES: Readonly<Record<string, string>> = {
  '--base': 'main',
  '--fleet': '../fleet.yaml',
  fleet: '../fleet.yaml',
  build: 'overlays/prod',
};

/** Pages with files of their own, and one that tells what was done. */
const TESTED_ELSEWHERE: ReadonlySet<string> = new Set([VERDICT_PAGE, 'docs/decisions.md']);

const pages = PAGES.map((page) => [page, stepsOf(page)] as const).filter(
  ([page, steps]) => steps.length > 0 && !TESTED_ELSEWHERE.has(page),
);

test('nearly every page shows commands', () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(pages.flatMap(([, steps]) => steps).length).toBeGreaterThan(100);
});

describe.each(few(pages, 4))('%s', (_, steps) => {
  test('every command that it shows can be run, with every configuration that it shows', async () => {
    expect(await failures(readersRepository(), distinct(steps))).toEqual([]);
  });
});

async function failures(root: string, steps: readonly Step[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const step of steps) {
    if ('file' in step) write(root, { [step.file]: step.text });
    const args = 'file' in step ? ['check'] : argumentsOf(step.command);
    const stdin = args.at(-1) === '-' ? { stdin: 'kind: List\napiVersion: v1\nitems: []\n' } : {};
    const { code, stdout, stderr } = await envfrom(root, '', { args, ...stdin, changes: nothing });
    if (code > 1 || stdout + stderr === '') found.push(`${args.join(' ')}: ${stdout}${stderr}`);
  }
  return found;
}

async function* nothing(): AsyncGenerator<never> {}

function argumentsOf(command: readonly string[]): readonly string[] {
  const value = VALUES[command.at(-1) ?? ''];
  return [...command.map((word) => WORDS[word] ?? word), ...(value === undefined ? [] : [value])];
}

function distinct(steps: readonly Step[]): readonly Step[] {
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()];
}
