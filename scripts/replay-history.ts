import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '../rules/catalogue.ts';
import { changesBetween } from '../src/commands/diff/compare-trees.ts';
/**
 * Compares `COMMIT^` with `COMMIT`, for the last commits of repositories that touch manifests, as `envfrom diff` and `envfrom check --base` do, and prints
 * a line per commit (verdicts, new problems, seconds) and a table of sums. Nothing is checked out; the work tree is only where git is asked.
 *
 *     node scripts/run.mjs replay-history [--last N] [--skip N] [--grep REGEXP] [--modified] [--commits FILE] [--text FOLDER] REPOSITORY…
 *
 * `--grep`: only commits whose patch matches (git log -G), such as `configMapGenerator|ConfigMap|envFrom`. `--modified`: only those that change files
 * without adding any. `--commits`: the commits whose hashes start the lines of a file, instead. `--text`: writes what a person would read, one
 * file per commit, with the commit's own patch behind it.
 */
import { ENGINES } from '../src/commands/engines.ts';
import type { Host } from '../src/commands/host.ts';
import { openComparison } from '../src/commands/opening/open-comparison.ts';
import type { Report } from '../src/model/report.ts';
import { compareReports } from '../src/pipeline/compare-reports.ts';
import { examine } from '../src/pipeline/examine.ts';
import { DEFAULT_CHANGE_OPTIONS } from '../src/report/changes/change-options.ts';
import { countChanges } from '../src/report/changes/change-summary.ts';
import { formatChanges } from '../src/report/changes/format-changes.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../src/report/problems/format-options.ts';
import { formatProblems } from '../src/report/problems/format-problems.ts';

const PATHS = ['*.yaml', '*.yml', '*.json', '*.env', '*.properties', '*.conf', '*.toml', '*.tpl'];
/** Bytes of a patch that are worth reading. */
const MAX_PATCH = 24_000;

interface Replayed {
  readonly seconds: number;
  readonly verdicts: ReadonlyMap<string, number>;
  /** Problems that the commit introduces, by severity. */
  readonly problems: ReadonlyMap<string, number>;
  /** Undefined where the run came to its end. */
  readonly failure: string | undefined;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    last: { type: 'string', default: '50' },
    skip: { type: 'string', default: '0' },
    grep: { type: 'string' },
    modified: { type: 'boolean', default: false },
    commits: { type: 'string' },
    text: { type: 'string' },
  },
});

const verdicts = new Map<string, number>();
const problems = new Map<string, number>();
let [commits, touching, introducing, failed, slowest, seconds] = [0, 0, 0, 0, 0, 0];
for (const path of positionals) {
  const repository = resolve(path);
  for (const [commit, subject] of commitsOf(repository)) {
    const one = await replay(repository, commit);
    commits += 1;
    seconds += one.seconds;
    slowest = Math.max(slowest, one.seconds);
    if (one.failure !== undefined) failed += 1;
    if (one.verdicts.size > 0) touching += 1;
    if (one.problems.size > 0) introducing += 1;
    addTo(verdicts, one.verdicts);
    addTo(problems, one.problems);
    const told = one.failure ?? [listOf(one.verdicts) || '-', listOf(one.problems)].join('  ');
    console.log(
      `${basename(repository)} ${commit.slice(0, 9)} ${one.seconds.toFixed(1)}s  ${told}  | ${subject.slice(0, 60)}`,
    );
  }
}
console.log(
  `\n${commits} commits, ${touching} touch a workload, ${introducing} introduce a problem, ${failed} failed, ${seconds.toFixed(0)} s in all, slowest ${slowest.toFixed(1)} s`,
);
for (const [word, number] of [...verdicts, ...problems].toSorted((a, b) => b[1] - a[1]))
  console.log(`  ${String(number).padStart(6)}  ${word}`);

function commitsOf(repository: string): readonly (readonly [commit: string, subject: string])[] {
  return (values.commits === undefined ? logOf(repository) : readFileSync(values.commits, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, 40), line.slice(41)]);
}

function logOf(repository: string): string {
  const grep = values.grep === undefined ? [] : ['-G', values.grep];
  const modified = values.modified ? ['--diff-filter=M'] : [];
  return git(repository, [
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
}

async function replay(repository: string, commit: string): Promise<Replayed> {
  const start = performance.now();
  const since = (): number => (performance.now() - start) / 1000;
  try {
    const run = await openComparison([], new Map(), outsideIn(repository), {
      base: { kind: 'revision', revision: `${commit}^` },
      head: { kind: 'revision', revision: commit },
    });
    const before = examine(ENGINES, run.base, catalogue, run.settings);
    const after = examine(ENGINES, run.tree, catalogue, run.settings, before.evidence);
    const change = changesBetween(before, after, { base: run.base, head: run.tree });
    const report = compareReports(after.report, before.report, run.labels.base);
    const found = countChanges(change).verdicts;
    const seconds = since();
    if (values.text !== undefined) {
      const options = { ...DEFAULT_CHANGE_OPTIONS, labels: run.labels, files: true };
      const told = formatProblems('text', report, { ...DEFAULT_FORMAT_OPTIONS, width: 140 });
      writeText(repository, commit, [formatChanges('text', change, options), told]);
    }
    return { seconds, verdicts: found, problems: severitiesOf(report), failure: undefined };
  } catch (error) {
    const failure = `FAILED: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    return { seconds: since(), verdicts: new Map(), problems: new Map(), failure };
  }
}

function severitiesOf({ problems: found }: Report): ReadonlyMap<string, number> {
  const severities = new Map<string, number>();
  for (const { severity } of found)
    addTo(severities, new Map([[`new ${severity}${severity === 'info' ? '' : 's'}`, 1]]));
  return severities;
}

/** What a person reads: the tool's output first, then the commit itself. */
function writeText(repository: string, commit: string, told: readonly string[]): void {
  if (values.text === undefined) return;
  const patch = patchOf(repository, commit);
  const line = `\n${'='.repeat(80)}\n`;
  mkdirSync(values.text, { recursive: true });
  writeFileSync(
    join(values.text, `${basename(repository)}-${commit.slice(0, 9)}.txt`),
    [...told, patch.slice(0, MAX_PATCH)].join(line),
  );
}

/** A copy of a repository may lack its largest files: then git cannot show the patch, and the names have to do. */
function patchOf(repository: string, commit: string): string {
  try {
    return git(repository, ['show', '--stat', '--patch', '-U3', commit]);
  } catch {
    return git(repository, ['show', '--no-renames', '--name-status', commit]);
  }
}

function outsideIn(cwd: string): Host {
  const stdin = Object.assign(nothing(), { isTTY: true });
  const sink = { write: () => true, isTTY: false };
  return { cwd, env: { PATH: process.env['PATH'] }, stdin, stdout: sink, stderr: sink };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

function addTo(sums: Map<string, number>, more: ReadonlyMap<string, number>): void {
  for (const [word, number] of more) sums.set(word, (sums.get(word) ?? 0) + number);
}

function listOf(numbers: ReadonlyMap<string, number>): string {
  return [...numbers].map(([word, number]) => `${number} ${word}`).join(', ');
}

function git(repository: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', repository, '-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
}
