import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { generateRepository } from './generate-repository.ts';

/** Measures the committed bundle in one run, round-robin, and prints times, ratios to bare node, and peak memory. */
interface Case {
  readonly name: string;
  readonly args: readonly string[];
  readonly rounds: number;
  readonly cwd?: string;
}

interface Result {
  readonly name: string;
  readonly milliseconds: number;
  readonly megabytes: number;
}

const root = process.cwd();
const cli = resolve('dist/cli.js');
const corpus = resolve('../shared/corpus');
const scratch = mkdtempSync(join(tmpdir(), 'envfrom-bench-'));

try {
  main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function main(): void {
  const cases: Case[] = [
    { name: 'bare node', args: ['-e', '0'], rounds: 15 },
    { name: '--version', args: [cli, '--version'], rounds: 15 },
    { name: 'check 20 files', args: check(repository('small', 6)), rounds: 15 },
    { name: 'check 1,000 workloads', args: check(repository('thousand', 1000)), rounds: 3 },
    { name: 'check 10,000 workloads', args: check(repository('ten-thousand', 10_000)), rounds: 2 },
    { name: 'check a 20,000-key ConfigMap', args: check(bigConfigMap()), rounds: 3 },
    { name: 'check a 4 MB CRD', args: check(bigCrd()), rounds: 3 },
  ];
  if (existsSync(corpus)) cases.push({ name: 'check the corpus', args: check(corpus), rounds: 5 });
  else console.log('skipped: the corpus (no ../shared/corpus here)');
  print(measure(cases));
}

function check(path: string): string[] {
  return [
    cli,
    'check',
    '--format',
    'json',
    '--output',
    join(scratch, 'report.json'),
    '--fail-on',
    'never',
    path,
  ];
}

function repository(name: string, workloads: number): string {
  return write(name, generateRepository(20261121, workloads));
}

function bigConfigMap(): string {
  const keys = Array.from({ length: 20_000 }, (_, index) => `  key-${index}: "value ${index}"\n`);
  const text = `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: big\ndata:\n${keys.join('')}`;
  return write('big-config-map', new Map([['big.yaml', text]]));
}

function bigCrd(): string {
  const property =
    '              someField:\n                description: a field of the schema\n                type: string\n';
  const head =
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata:\n  name: things.example.com\nspec:\n  versions:\n    - name: v1\n      schema:\n        openAPIV3Schema:\n          properties:\n';
  const body = Array.from({ length: 40_000 }, (_, index) =>
    property.replace('someField', `field${index}`),
  );
  return write('big-crd', new Map([['crd.yaml', head + body.join('')]]));
}

function write(name: string, files: ReadonlyMap<string, string>): string {
  const folder = join(scratch, name);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function measure(cases: readonly Case[]): Result[] {
  const best = new Map<string, Result>();
  const most = Math.max(...cases.map(({ rounds }) => rounds));
  for (let round = 0; round < most; round += 1) {
    for (const one of cases.filter(({ rounds }) => round < rounds)) {
      const result = runOnce(one);
      const before = best.get(one.name);
      if (before === undefined || result.milliseconds < before.milliseconds)
        best.set(one.name, result);
    }
  }
  return [...best.values()];
}

/** One run in a fresh process; its peak memory is written by a preloaded hook when it exits. */
function runOnce({ name, args, cwd }: Case): Result {
  const hook = join(scratch, 'peak.cjs');
  const peak = join(scratch, 'peak.txt');
  if (!existsSync(hook)) {
    writeFileSync(
      hook,
      `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(peak)}, String(process.resourceUsage().maxRSS)));`,
    );
  }
  const start = process.hrtime.bigint();
  const run = spawnSync(process.execPath, ['-r', hook, ...args], {
    cwd: cwd ?? root,
    encoding: 'utf8',
  });
  const milliseconds = Number(process.hrtime.bigint() - start) / 1e6;
  if (run.status !== 0) throw new Error(`${name}: exit ${String(run.status)}\n${run.stderr}`);
  const size = spawnSync('cat', [peak], { encoding: 'utf8' }).stdout;
  return { name, milliseconds, megabytes: Number(size) / 1024 };
}

function print(results: readonly Result[]): void {
  const bare = results.find(({ name }) => name === 'bare node')?.milliseconds ?? 1;
  console.log('what                              ms   over node    × node   peak MB');
  for (const { name, milliseconds, megabytes } of results) {
    const columns = [
      milliseconds.toFixed(0).padStart(6),
      (milliseconds - bare).toFixed(0).padStart(11),
      (milliseconds / bare).toFixed(1).padStart(9),
      megabytes.toFixed(0).padStart(9),
    ];
    console.log(`${name.padEnd(28)}${columns.join(' ')}`);
  }
  const of = (name: string): number =>
    results.find((result) => result.name === name)?.milliseconds ?? NaN;
  const ratio = (of('check 10,000 workloads') - bare) / (of('check 1,000 workloads') - bare);
  console.log(`10,000 workloads take ${ratio.toFixed(1)} times as long as 1,000 (start-up aside).`);
}
