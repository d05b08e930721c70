import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateRepository } from './generate-repository.ts';

/**
 * `bench-shards [--workloads N] [--shards N] [--dist FOLDER] [--keep FOLDER]`: a run in several processes, one after the other, with the CPU
 * time and the memory at the peak of each, and what the steps would take on as many machines. Smaller repositories are also checked in one run, and
 * the reports must be the same. `--keep`: where the repository is made, to be used again.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    workloads: { type: 'string', default: '10000' },
    shards: { type: 'string', default: '8' },
    dist: { type: 'string', default: 'dist' },
    keep: { type: 'string' },
  },
});
const workloads = Number(values.workloads);
const shards = Number(values.shards);
/** A run of more than these may need more memory than there is. */
const MOST_WHOLE = 20_000;

interface Used {
  readonly seconds: number;
  readonly megabytes: number;
}

const scratch = mkdtempSync(join(tmpdir(), 'envfrom-shards-'));
try {
  main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function main(): void {
  const root = values.keep === undefined ? join(scratch, 'repository') : resolve(values.keep);
  if (!existsSync(root)) make(root);
  const exchange = join(scratch, 'exchange');
  const all = Array.from({ length: shards }, (_, at) => `${at + 1}/${shards}`);
  const step = (...flags: readonly string[]): readonly Used[] =>
    all.map((shard) => run(root, ['check', '--shard', shard, '--exchange', exchange, ...flags]));
  const surveyed = step();
  const judged = step('--judge');
  const merged = run(root, ['merge', exchange, '--output', join(scratch, 'merged.txt')]);
  console.log(`${workloads} workloads in ${shards} shards (${availableParallelism()} cores)\n`);
  console.log('| step | processes | CPU s, all | CPU s, each at most | MB, each at most |');
  console.log('|---|---|---|---|---|');
  for (const [name, used] of [
    ['`check --shard I/N`', surveyed],
    ['`check --shard I/N --judge`', judged],
    ['`merge`', [merged]],
  ] as const) {
    const [sum, most, memory] = [sumOf(used), mostOf(used), memoryOf(used)];
    console.log(`| ${name} | ${used.length} | ${sum} | ${most} | ${memory} |`);
  }
  if (workloads > MOST_WHOLE) return;
  const whole = run(root, ['check', '--no-cache', '--output', join(scratch, 'whole.txt')]);
  console.log(`| one run | 1 | ${sumOf([whole])} | ${mostOf([whole])} | ${memoryOf([whole])} |`);
  const [one, other] = ['whole.txt', 'merged.txt'].map((name) =>
    readFileSync(join(scratch, name), 'utf8'),
  );
  if (one !== other) throw new Error('the merged report is another one');
}

function sumOf(used: readonly Used[]): string {
  return used.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(1);
}

function mostOf(used: readonly Used[]): string {
  return Math.max(...used.map(({ seconds }) => seconds)).toFixed(1);
}

function memoryOf(used: readonly Used[]): string {
  return Math.max(...used.map(({ megabytes }) => megabytes)).toFixed(0);
}

/** The generated repository, its files listed by git, which need not hold them. */
function make(root: string): void {
  const paths: string[] = [];
  for (const [path, text] of generateRepository(20261121, workloads)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    paths.push(path);
  }
  const empty = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
  const input = paths.map((path) => `100644 ${empty} 0\t${path}\n`).join('');
  spawnSync('git', ['init', '-q'], { cwd: root });
  spawnSync('git', ['update-index', '--index-info'], { cwd: root, input });
}

function run(cwd: string, args: readonly string[]): Used {
  const used = join(scratch, 'used.txt');
  const command = ['-f', '%U %S %M', '-o', used, process.execPath, resolve(values.dist, 'cli.js')];
  const { status, stderr } = spawnSync('/usr/bin/time', [...command, ...args], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  // A run that finds something exits with 1.
  if (status !== 0 && status !== 1) throw new Error(`${args.join(' ')}: exit ${status}\n${stderr}`);
  const numbers = readFileSync(used, 'utf8').trim().split('\n').at(-1) ?? '';
  const [user = 0, system = 0, kilobytes = 0] = numbers.split(' ').map(Number);
  return { seconds: user + system, megabytes: kilobytes / 1024 };
}
