import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateRepository } from './generate-repository.ts';

/**
 * `bench [--only TEXT] [--rounds N] [--dist FOLDER]`: measures the bundle in one run, round-robin, and prints a Markdown table: the least CPU
 * time (user and system) of each case, the memory at its peak, and each target with what was reached. What is on the PATH of the peers
 * (kube-linter) is measured next to it. Ratios hold on a busy machine too, where times do not.
 */
interface Case {
  readonly name: string;
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly rounds: number;
}

interface Result {
  readonly name: string;
  readonly milliseconds: number;
  readonly megabytes: number;
}

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string' },
    dist: { type: 'string', default: 'dist' },
  },
});
const cli = resolve(values.dist, 'cli.js');
const corpus = resolve('../shared/corpus');
const scratch = mkdtempSync(join(tmpdir(), 'envfrom-bench-'));
const PEER = 'kube-linter';
/** Keys that were added so far. */
let keys = 0;
/** Its checks for variables that come from nowhere, or twice. */
const PEER_CHECKS = 'env-value-from,duplicate-env-var';
/** The rules that find what these checks find. */
const COMPARABLE = [
  'missing-config-map',
  'missing-secret',
  'missing-config-map-key',
  'missing-secret-key',
  'undeclared-config-map',
  'undeclared-secret',
  'duplicate-variable',
].flatMap((rule) => ['--only', rule]);

const BARE = 'bare node';
const VERSION = '`--version`';
const SMALL = '20 files';
const SMALL_GIT = '20 files in a git work tree';
const SMALL_KEPT = '20 files, a kept answer';
const THOUSAND = '1,000 workloads';
const MANY = '10,000 workloads';
const MANY_KEPT = '10,000 workloads, a kept answer';
const MANY_EDIT = '10,000 workloads, after an edit, a kept answer';
const MANY_TEXT = '10,000 workloads, as text';
const MANY_TEXT_EDIT = '10,000 workloads, as text, after an edit, a kept answer';
const MANY_BASE = '10,000 workloads, one changed ConfigMap, `check --base`';
const MANY_DIFF = '10,000 workloads, one changed ConfigMap, `diff`';
const COMPARABLE_THOUSAND = '1,000 workloads, the rules to compare';
const COMPARABLE_MANY = '10,000 workloads, the rules to compare';
const PEER_THOUSAND = 'kube-linter, 1,000 workloads';
const PEER_MANY = 'kube-linter, 10,000 workloads';

try {
  main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function main(): void {
  const results = measure(
    cases().filter(({ name }) => name === BARE || name.includes(values.only)),
  );
  console.log('| what | CPU ms | over node | peak MB |\n|---|---|---|---|');
  const bare = results.get(BARE)?.milliseconds ?? Number.NaN;
  for (const { name, milliseconds, megabytes } of results.values()) {
    const over = (milliseconds - bare).toFixed(0);
    console.log(`| ${name} | ${milliseconds.toFixed(0)} | ${over} | ${megabytes.toFixed(0)} |`);
  }
  console.log('\n| target | reached | |\n|---|---|---|');
  for (const line of targets(results)) console.log(line);
}

function cases(): readonly Case[] {
  const small = lazily(() => repository('small', 6));
  const smallGit = lazily(() => asGit(repository('small-git', 6)));
  const thousand = lazily(() => repository('thousand', 1000));
  const many = lazily(() => asGit(repository('ten-thousand', 10_000)));
  const edited = (): string => editOne(many());
  const changed = (): string => changeOne(many());
  const peer = spawnSync(PEER, ['version']).status === 0;
  if (!peer) console.error('skipped: kube-linter (not on the PATH)');
  const own: Case[] = [
    { name: BARE, command: [process.execPath, '-e', '0'], rounds: 15 },
    { name: VERSION, command: [process.execPath, cli, '--version'], rounds: 15 },
    onFolder(SMALL, small, 15),
    onFolder(SMALL_GIT, smallGit, 15),
    onFolder(SMALL_KEPT, smallGit, 15, 'check', '--cache', join(scratch, 'kept')),
    onFolder(THOUSAND, thousand, 3),
    onFolder(MANY, many, 2),
    onFolder(MANY_KEPT, many, 3, 'check', '--cache', join(scratch, 'kept')),
    onFolder(MANY_EDIT, edited, 4, 'check', '--cache', join(scratch, 'kept-parts')),
    asText(onFolder(MANY_TEXT, many, 2)),
    asText(onFolder(MANY_TEXT_EDIT, edited, 4, 'check', '--cache', join(scratch, 'kept-text'))),
    onFolder(MANY_BASE, changed, 2, 'check', '--no-cache', '--base', 'HEAD'),
    onFolder(MANY_DIFF, changed, 2, 'diff', '--no-cache', 'HEAD'),
    onFolder('a 20,000-key ConfigMap', lazily(bigConfigMap), 3),
    onFolder('a 4 MB CRD', lazily(bigCrd), 3),
  ];
  if (existsSync(corpus)) own.push(onFolder('the corpus', () => corpus, 3));
  else console.error('skipped: the corpus (no ../shared/corpus here)');
  if (!peer) return own;
  const comparable = ['check', '--no-cache', ...COMPARABLE] as const;
  return [
    ...own,
    asText(onFolder(COMPARABLE_THOUSAND, thousand, 3, ...comparable)),
    asText(onFolder(COMPARABLE_MANY, many, 3, ...comparable)),
    peerOn(PEER_THOUSAND, thousand),
    peerOn(PEER_MANY, many),
  ];
}

function lazily(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

function onFolder(
  name: string,
  folder: () => string,
  rounds: number,
  ...command: readonly string[]
): Case {
  const [head = 'check', ...flags] = command.length === 0 ? ['check', '--no-cache'] : command;
  const output = ['--format', 'json', '--output', join(scratch, 'report.json')];
  const lenient = head === 'check' ? ['--fail-on', 'never'] : [];
  // `diff` takes the base first.
  return {
    name,
    rounds,
    get command() {
      const paths = head === 'diff' ? [...flags, folder()] : [...flags, ...lenient, folder()];
      return [process.execPath, cli, head, ...output, ...paths];
    },
  };
}

/** With the report that people read, which only counts infos, instead of JSON. */
function asText(one: Case): Case {
  return {
    ...one,
    get command() {
      return one.command.map((word) => (word === 'json' ? 'text' : word));
    },
  };
}

function peerOn(name: string, folder: () => string): Case {
  const checks = ['--do-not-auto-add-defaults', '--include', PEER_CHECKS];
  return {
    name,
    rounds: 2,
    get command() {
      return [PEER, 'lint', ...checks, folder()];
    },
  };
}

/** Each target of the project, with what was reached: ratios within this run. */
function targets(results: ReadonlyMap<string, Result>): readonly string[] {
  const ms = (name: string): number => results.get(name)?.milliseconds ?? Number.NaN;
  const perWorkload =
    ((results.get(MANY)?.megabytes ?? Number.NaN) -
      (results.get(THOUSAND)?.megabytes ?? Number.NaN)) /
    9;
  const rows: readonly (readonly [what: string, most: number, is: number, unit: string])[] = [
    ['20 files: node + 70 ms', 70, ms(SMALL_GIT) - ms(BARE), ' ms over node'],
    [
      '10,000 workloads: at most 12 × 1,000',
      12,
      (ms(MANY) - ms(BARE)) / (ms(THOUSAND) - ms(BARE)),
      ' ×',
    ],
    ['memory: at most 40 KB per workload', 40, perWorkload, ' KB'],
    [
      'one edit in 10,000 workloads: at most 15 % of a check',
      15,
      (ms(MANY_TEXT_EDIT) / ms(MANY_TEXT)) * 100,
      ' %',
    ],
    ['the same with all infos, as JSON', 15, (ms(MANY_EDIT) / ms(MANY)) * 100, ' %'],
    ['`diff` of one ConfigMap: at most 1.3 × a check', 1.3, ms(MANY_DIFF) / ms(MANY), ' ×'],
    [
      '1,000 workloads, the rules to compare: at most 1.5 × kube-linter',
      1.5,
      ms(COMPARABLE_THOUSAND) / ms(PEER_THOUSAND),
      ' ×',
    ],
    [
      '10,000 workloads, the rules to compare: at most 1.5 × kube-linter',
      1.5,
      ms(COMPARABLE_MANY) / ms(PEER_MANY),
      ' ×',
    ],
    ['1,000 workloads, all rules', 1.5, ms(THOUSAND) / ms(PEER_THOUSAND), ' × kube-linter'],
    ['10,000 workloads, all rules', 1.5, ms(MANY) / ms(PEER_MANY), ' × kube-linter'],
  ];
  return rows.map(([what, most, is, unit]) => {
    if (Number.isNaN(is)) return `| ${what} | not measured | |`;
    return `| ${what} | ${is.toFixed(is < 10 ? 1 : 0)}${unit} | ${is <= most ? 'met' : '**missed**'} |`;
  });
}

function repository(name: string, workloads: number): string {
  return write(name, generateRepository(20261121, workloads));
}

function asGit(folder: string): string {
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', '-c', 'gc.auto=0'];
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'all'],
  ]) {
    const { status, stderr } = spawnSync('git', [...author, ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }
  return folder;
}

/** The same work tree with one ConfigMap changed: a copy, so that other cases keep theirs. */
function changeOne(folder: string): string {
  const copy = `${folder}-changed`;
  if (!existsSync(copy)) addKey(copied(folder, copy));
  return copy;
}

/** A copy of the work tree in which one ConfigMap is another one each time. */
function editOne(folder: string): string {
  const copy = `${folder}-edited`;
  return addKey(existsSync(copy) ? copy : copied(folder, copy));
}

function copied(folder: string, copy: string): string {
  spawnSync('cp', ['-r', folder, copy]);
  return copy;
}

function addKey(folder: string): string {
  const paths = [...generateRepository(20261121, 1).keys()];
  const path = paths.find((name) => name.endsWith('config.yaml')) ?? '';
  appendFileSync(join(folder, path), `  ADDED_${(keys += 1)}: "yes"\n`);
  return folder;
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

/** The least of several rounds: what else the machine does only adds. */
function measure(all: readonly Case[]): ReadonlyMap<string, Result> {
  const best = new Map<string, Result>();
  const rounds = (one: Case): number => Number(values.rounds ?? one.rounds);
  const most = Math.max(0, ...all.map(rounds));
  for (const one of all) {
    // A kept answer needs a run that keeps it.
    if (one.name.endsWith('a kept answer')) runOnce(one);
  }
  for (let round = 0; round < most; round += 1) {
    for (const one of all.filter((each) => round < rounds(each))) {
      const result = runOnce(one);
      const before = best.get(one.name);
      if (before === undefined || result.milliseconds < before.milliseconds)
        best.set(one.name, result);
    }
  }
  return best;
}

/** One run in a fresh process: a hook writes what it used when it exits; a peer is measured by `time`. What git uses is not counted. */
function runOnce({ name, command }: Case): Result {
  const [program = '', ...args] = command;
  const used = join(scratch, 'used.txt');
  const isOwn = program === process.execPath;
  const run = isOwn
    ? spawnSync(program, ['-r', hook(used), ...args], { encoding: 'utf8' })
    : spawnSync('/usr/bin/time', ['-f', '%U %S %M', '-o', used, program, ...args], {
        encoding: 'utf8',
      });
  // A linter that finds something exits with 1.
  if (run.status !== 0 && isOwn) throw new Error(`${name}: exit ${run.status}\n${run.stderr}`);
  const numbers = readFileSync(used, 'utf8').trim().split('\n').at(-1) ?? '';
  const [user = 0, system = 0, kilobytes = 0] = numbers.split(' ').map(Number);
  return { name, milliseconds: (user + system) * 1000, megabytes: kilobytes / 1024 };
}

function hook(used: string): string {
  const path = join(scratch, 'hook.cjs');
  if (existsSync(path)) return path;
  const text = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const numbers = [userCPUTime / 1e6, systemCPUTime / 1e6, maxRSS];
  require('node:fs').writeFileSync(${JSON.stringify(used)}, numbers.join(' '));
});
`;
  writeFileSync(path, text);
  return path;
}
