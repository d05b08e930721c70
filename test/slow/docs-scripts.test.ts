import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { fencesOf, PAGES } from '../documentation.ts';
import type { Fence } from '../documentation.ts';
import { CLI } from '../envfrom.ts';
import { readersRepository } from '../readers-repository.ts';
import { git, scratch, write } from '../scratch.ts';
import { programs, runProgram } from './run-script.ts';

// What a CI system runs is run: the scripts that the pages show, by a shell, in a repository with a merge request.

interface Script {
  readonly place: string;
  readonly text: string;
}

/** Scripts that need a program or a server which a test does not have. */
const NEEDS_MORE = /\bdocker\b|\bhelm upgrade\b|^#!/m;

const SCRIPTS = PAGES.filter((page) => page !== 'docs/decisions.md')
  .flatMap((page) => fencesOf(page))
  .flatMap(scriptsOf)
  .filter(({ text }) => /envfrom/i.test(text) && !NEEDS_MORE.test(text));

test('the pages show scripts of GitHub, GitLab, hooks and shells', () => {
  expect(SCRIPTS.length).toBeGreaterThan(12);
});

describe.each(SCRIPTS)('$place', ({ place, text }) => {
  test.each(['merge request', 'branch'])('every envfrom in it can run, for a %s', async (event) => {
    const root = readersRepository();
    const files = fencesOf(place).filter(({ file }) => file !== '');
    write(root, Object.fromEntries(files.map((fence) => [fence.file, fence.text])));
    const home = scratch();
    const { log, path } = standIns(home);
    const { output } = await runProgram(root, 'sh', ['-c', text.replaceAll('/tmp/', `${home}/`)], {
      PATH: `${path}:${process.env['PATH'] ?? ''}`,
      HOME: home,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      CI: 'true',
      ENVFROM: 'npx --yes envfrom',
      CLUSTER: 'prod',
      GITHUB_OUTPUT: join(home, 'output'),
      ...(event === 'merge request' && mergeRequest(root)),
    });
    const runs = readFileSync(log, 'utf8').trim().split('\n');
    expect(
      runs.filter((run) => !/^[01] /.test(run)),
      output,
    ).toEqual([]);
    expect(runs.length).toBeGreaterThan(0);
  });
});

/** `envfrom` and `npx envfrom`, which write down how each run ends. */
function standIns(home: string): { readonly log: string; readonly path: string } {
  const log = join(home, 'log');
  const run = `'${process.execPath}' '${CLI}' "$@"; code=$?; echo "$code $*" >> '${log}'; exit $code`;
  const npx = `[ "$1" = --yes ] && shift; [ "$1" = envfrom ] || exit 3; shift; ${run}`;
  return { log, path: programs({ envfrom: run, npx }) };
}

function mergeRequest(root: string): Readonly<Record<string, string>> {
  return {
    GITLAB_CI: 'true',
    CI_PROJECT_ID: '1',
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2',
    CI_MERGE_REQUEST_DIFF_BASE_SHA: git(root, 'rev-parse', 'main').trim(),
  };
}

function scriptsOf({ page, language, text }: Fence): readonly Script[] {
  if (language === 'sh') return [{ place: page, text }];
  if (language !== 'yaml') return [];
  const documents = parseAllDocuments(text).map((document): unknown => document.toJS());
  return documents.flatMap(texts).map((script) => ({ place: page, text: script }));
}

/** The scripts of jobs (`script`), steps (`run`) and hooks (`entry`). */
function texts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const isScript = ['script', 'run', 'entry'].includes(key);
    const lines = [inner].flat().filter((line) => typeof line === 'string');
    return isScript && lines.length > 0 ? [lines.join('\n')] : texts(inner);
  });
}
