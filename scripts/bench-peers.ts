import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateRepository } from './generate-repository.ts';

/**
 * `bench-peers [--rounds N] [--dist FOLDER] [--workloads N,N] [FOLDER…]`: a whole check of generated repositories and of the named folders,
 * beside kube-linter, kubeconform and `kustomize build` of every root (those that are on the PATH), and beside a fixed job in the same Node,
 * which any machine has. All run alternately; the table has the least CPU time (user and system, children included) and memory of N rounds.
 */
interface Program {
  readonly name: string;
  readonly command: (folder: string) => readonly string[];
}

interface Used {
  readonly seconds: number;
  readonly megabytes: number;
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    dist: { type: 'string', default: 'dist' },
    workloads: { type: 'string', default: '1000,10000' },
  },
});
const scratch = mkdtempSync(join(tmpdir(), 'envfrom-peers-'));

/** Reads the files that git lists, and matches each line, twelve times. */
const FIXED_JOB = `const fs = require('fs');
const list = require('child_process').execFileSync('git', ['ls-files', '-z'], { maxBuffer: 1e9 });
const paths = list.toString().split('\\0').filter((path) => /\\.(ya?ml|json)$/.test(path));
let found = 0;
for (let round = 0; round < 12; round++)
  for (const path of paths)
    for (const line of fs.readFileSync(path, 'utf8').split('\\n'))
      if (/^(\\s*)(- )?([A-Za-z_.]+):(.*)$/.test(line)) found++;`;
const NAMES: ReadonlySet<string> = new Set([
  'kustomization.yaml',
  'kustomization.yml',
  'Kustomization',
]);
const FIXED = 'the fixed job';
const OWN = 'envfrom check';

try {
  main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function main(): void {
  const programs = programsHere();
  console.log('| repository | program | CPU s | peak MB | × the fixed job | × envfrom |');
  console.log('|---|---|---|---|---|---|');
  for (const { name, folder } of repositories()) {
    const used = measure(programs, folder);
    const [fixed, own] = [used.get(FIXED), used.get(OWN)];
    for (const [program, { seconds, megabytes }] of used) {
      const ratios = [fixed, own].map((other) => (seconds / (other?.seconds ?? NaN)).toFixed(2));
      const cells = [name, program, seconds.toFixed(2), megabytes.toFixed(0), ...ratios];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}

/** Generated ones are git work trees, as the named folders are to be. */
function* repositories(): Generator<{ readonly name: string; readonly folder: string }> {
  for (const count of values.workloads.split(',').filter((each) => each !== '')) {
    const folder = join(scratch, count);
    for (const [path, text] of generateRepository(20261121, Number(count))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    spawnSync('sh', ['-c', 'git init -q && git add -A'], { cwd: folder });
    yield { name: `${Number(count).toLocaleString('en')} workloads, plain`, folder };
  }
  for (const path of positionals) yield { name: basename(path), folder: resolve(path) };
}

function programsHere(): readonly Program[] {
  const cli = resolve(values.dist, 'cli.js');
  const noSchemas = join(scratch, 'no-schemas');
  const flags = ['-ignore-missing-schemas', '-schema-location', noSchemas];
  const peers: readonly (readonly [program: string, ask: string, Program])[] = [
    [
      'kube-linter',
      'version',
      { name: 'kube-linter', command: () => ['kube-linter', 'lint', '.'] },
    ],
    // Without schemas, which it would fetch: what is measured is that it reads the files.
    [
      'kubeconform',
      '-v',
      { name: 'kubeconform, no schemas', command: () => ['kubeconform', ...flags, '.'] },
    ],
    ['kustomize', 'version', { name: '`kustomize build` of all roots', command: buildAll }],
  ];
  const found = peers.filter(([program, ask]) => {
    const isHere = spawnSync(program, [ask]).status === 0;
    if (!isHere) console.error(`skipped: ${program} (not on the PATH)`);
    return isHere;
  });
  return [
    { name: FIXED, command: () => [process.execPath, '-e', FIXED_JOB] },
    { name: OWN, command: () => [process.execPath, cli, 'check', '--no-cache', '.'] },
    ...found.map(([, , program]) => program),
  ];
}

/** One after the other, as a CI job would; nothing if there is no kustomization. */
function buildAll(folder: string): readonly string[] {
  const roots = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => NAMES.has(basename(path)) && !path.includes('.git/'))
    .map((path) => dirname(path));
  if (roots.length === 0) return [];
  const build = 'for root; do kustomize build --load-restrictor LoadRestrictionsNone "$root"; done';
  return ['sh', '-c', build, 'sh', ...roots];
}

function measure(programs: readonly Program[], folder: string): ReadonlyMap<string, Used> {
  const best = new Map<string, Used>();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { name, command } of programs) {
      const words = command(folder);
      if (words.length === 0) continue;
      const { seconds, megabytes } = runOnce(words, folder);
      const before = best.get(name);
      best.set(name, {
        seconds: Math.min(seconds, before?.seconds ?? seconds),
        megabytes: Math.min(megabytes, before?.megabytes ?? megabytes),
      });
    }
  }
  return best;
}

/** A program that finds something exits with 1, as does a root that cannot be built. */
function runOnce(command: readonly string[], cwd: string): Used {
  const used = join(scratch, 'used.txt');
  const args = ['-f', '%U %S %M', '-o', used, ...command];
  const { error } = spawnSync('/usr/bin/time', args, { cwd, stdio: 'ignore' });
  if (error !== undefined) throw error;
  const numbers = readFileSync(used, 'utf8').trim().split('\n').at(-1) ?? '';
  const [user = 0, system = 0, kilobytes = 0] = numbers.split(' ').map(Number);
  return { seconds: user + system, megabytes: kilobytes / 1024 };
}
