/**
 * Runs `envfrom diff COMMIT^ COMMIT` over the last commits of repositories that touch manifests, and prints a line per commit (verdicts, changed variables,
 * seconds) and a table of sums. Nothing is checked out; the work tree is only where git is asked.
 *
 *     node scripts/run.mjs replay-history [--last N] [--skip N] [--grep REGEXP] [--modified] [--text FOLDER] REPOSITORY…
 *
 * `--grep`: only commits whose patch matches (git log -G), such as `configMapGenerator|ConfigMap|envFrom`. `--modified`: only those that change files
 * without adding any. `--text`: writes what a person would read, one
 * file per commit that touches a workload, with the commit's own patch behind it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../src/cli/run.ts';

const PATHS = ['*.yaml', '*.yml', '*.json', '*.env', '*.properties', '*.conf', '*.toml', '*.tpl'];
/** Bytes of a patch that are worth reading. */
const MOST_PATCH = 20_000;

interface Replayed {
  readonly commit: string;
  readonly subject: string;
  readonly seconds: number;
  /** Undefined when the run failed; `failure` says how. */
  readonly verdicts: Readonly<Record<string, number>> | undefined;
  readonly variables: number;
  readonly failure: string | undefined;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    last: { type: 'string', default: '50' },
    skip: { type: 'string', default: '0' },
    grep: { type: 'string' },
    modified: { type: 'boolean', default: false },
    text: { type: 'string' },
  },
});

const sums = new Map<string, number>();
let [commits, touching, failed, slowest, seconds] = [0, 0, 0, 0, 0];
for (const path of positionals) {
  const repository = resolve(path);
  for (const [commit, subject] of commitsOf(repository)) {
    const one = await replay(repository, commit, subject);
    commits += 1;
    seconds += one.seconds;
    slowest = Math.max(slowest, one.seconds);
    if (one.failure !== undefined) failed += 1;
    const verdicts = Object.entries(one.verdicts ?? {});
    if (verdicts.length > 0) touching += 1;
    for (const [verdict, number] of verdicts) sums.set(verdict, (sums.get(verdict) ?? 0) + number);
    const told =
      one.failure ?? verdicts.map(([verdict, number]) => `${number} ${verdict}`).join(', ');
    console.log(
      `${basename(repository)} ${commit.slice(0, 9)} ${one.seconds.toFixed(1)}s  ${told || '-'}  | ${subject.slice(0, 60)}`,
    );
  }
}
console.log(
  `\n${commits} commits, ${touching} touch a workload, ${failed} failed, ${seconds.toFixed(0)} s in all, slowest ${slowest.toFixed(1)} s`,
);
for (const [verdict, number] of [...sums].toSorted((a, b) => b[1] - a[1]))
  console.log(`  ${String(number).padStart(6)}  ${verdict}`);

function commitsOf(repository: string): readonly (readonly [commit: string, subject: string])[] {
  const grep = values.grep === undefined ? [] : ['-G', values.grep];
  const modified = values.modified ? ['--diff-filter=M'] : [];
  const out = git(repository, [
    'log',
    '--no-merges',
    '--min-parents=1',
    '--format=%H %s',
    `--max-count=${values.last}`,
    `--skip=${values.skip}`,
    ...grep,
    ...modified,
    '--',
    ...PATHS,
  ]);
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, 40), line.slice(41)]);
}

async function replay(repository: string, commit: string, subject: string): Promise<Replayed> {
  const start = performance.now();
  const { code, stdout, stderr } = await envfrom(repository, [
    `${commit}^`,
    commit,
    '--format',
    'json',
  ]);
  const seconds = (performance.now() - start) / 1000;
  const failure = code === 0 ? undefined : `FAILED ${code}: ${stderr.split('\n')[0] ?? ''}`;
  const { verdicts, variables } =
    failure === undefined ? numbersOf(stdout) : { verdicts: undefined, variables: 0 };
  if (values.text !== undefined && verdicts !== undefined && Object.keys(verdicts).length > 0) {
    const text = await envfrom(repository, [`${commit}^`, commit, '--files']);
    const patch = git(repository, ['show', '--stat', '--patch', '-U2', commit]).slice(
      0,
      MOST_PATCH,
    );
    mkdirSync(values.text, { recursive: true });
    writeFileSync(
      join(values.text, `${basename(repository)}-${commit.slice(0, 9)}.txt`),
      `${text.stdout}\n${'='.repeat(80)}\n${patch}`,
    );
  }
  return { commit, subject, seconds, verdicts, variables, failure };
}

function numbersOf(json: string): {
  readonly verdicts: Readonly<Record<string, number>>;
  readonly variables: number;
} {
  const { summary } = JSON.parse(json);
  return { verdicts: summary.verdicts, variables: summary.variables.changed };
}

async function envfrom(
  cwd: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(['diff', ...args], {
    cwd,
    env: { PATH: process.env['PATH'] },
    stdin: Object.assign(nothing(), { isTTY: true }),
    stdout: { write: (text) => out.push(text), isTTY: false },
    stderr: { write: (text) => err.push(text) },
  });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function git(repository: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', repository, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
}
