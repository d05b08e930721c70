import { parseArgs } from 'node:util';
import type { Report } from '../src/model/report.ts';
import { randomFrom } from './random.ts';
import type { Random } from './random.ts';
import { deletionsOf } from './trials/deletions.ts';
import { movesOf } from './trials/moves.ts';
import { MUTATIONS } from './trials/mutation.ts';
import type { Mutation } from './trials/mutation.ts';
import { openRepository } from './trials/open-repository.ts';
import type { Repository } from './trials/open-repository.ts';
import { identity, tryMutation } from './trials/try-mutation.ts';
import type { Outcome, Tried } from './trials/try-mutation.ts';
import { typosOf } from './trials/typos.ts';

/**
 * `mutate PATH… [--count N] [--seed N] [--format text|json] [--all]`: breaks references of a repository on purpose, one at a time,
 * in memory, and prints what `check` says of each kind, then those that it does not tell as errors at their line. `--count` bounds
 * the mutations per repository (default 60, spread over the kinds); `--all` lists the told ones too.
 */
const OUTCOMES: readonly Outcome[] = ['error', 'warning', 'info', 'other line', 'not found'];

interface Trial {
  readonly path: string;
  readonly possible: number;
  readonly tried: readonly Tried[];
}

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      format: { type: 'string', default: 'text' },
      all: { type: 'boolean', default: false },
    },
  });
  const trials: Trial[] = [];
  for (const path of positionals) {
    const trial = await runTrial(path, Number(values.count), Number(values.seed));
    trials.push(trial);
    if (values.format === 'text') print(path, trial, values.all);
  }
  if (values.format === 'json') console.log(JSON.stringify(trials.map(asJson), undefined, 1));
  else if (trials.length > 1)
    printTable(
      'all',
      trials.flatMap(({ tried }) => tried),
    );
}

async function runTrial(path: string, count: number, seed: number): Promise<Trial> {
  const { tree, check } = await openRepository(path);
  const report = check(tree);
  const possible = mutationsOf(report, tree, randomFrom(seed));
  const known = new Set(report.problems.map(identity));
  const chosen = choose(possible, count, randomFrom(seed + 1));
  const tried = chosen.map((mutation) => tryMutation(mutation, tree, check, known));
  return { path, possible: possible.length, tried };
}

function mutationsOf(
  report: Report,
  tree: Repository['tree'],
  random: Random,
): readonly Mutation[] {
  return [...typosOf(report, random), ...deletionsOf(report, tree), ...movesOf(report)];
}

/** At most `count`, in turn from each kind, in a random order within it. */
function choose(possible: readonly Mutation[], count: number, random: Random): readonly Mutation[] {
  const byKind = MUTATIONS.map((kind) =>
    possible
      .filter((mutation) => mutation.kind === kind)
      .map((mutation) => ({ mutation, rank: random.below(1 << 30) }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ mutation }) => mutation),
  );
  const rounds = Math.max(0, ...byKind.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    byKind.flatMap((mutations) => mutations.slice(round, round + 1)),
  )
    .flat()
    .slice(0, count);
}

function print(path: string, { possible, tried }: Trial, all: boolean): void {
  console.log(`\n== ${path}: ${tried.length} of ${possible} possible mutations`);
  printTable('all kinds', tried);
  for (const { mutation, outcome, said } of tried) {
    if (outcome === 'error' && !all) continue;
    console.log(`${outcome}: ${mutation.kind} (${mutation.of}) ${mutation.what}`);
    console.log(`    at ${mutation.places.slice(0, 3).join(', ')}\n    ${said}`);
  }
}

function printTable(title: string, tried: readonly Tried[]): void {
  const head = OUTCOMES.map((name) => name.padStart(11)).join('');
  console.log(`${'mutation'.padEnd(28)}  tried${head}`);
  for (const kind of MUTATIONS) printRow(kind, tried, ({ mutation }) => mutation.kind === kind);
  const uses = new Set(tried.map(({ mutation }) => mutation.of));
  for (const use of [...uses].sort()) printRow(use, tried, ({ mutation }) => mutation.of === use);
  printRow(title, tried, () => true);
}

function printRow(name: string, tried: readonly Tried[], isOf: (one: Tried) => boolean): void {
  const of = tried.filter(isOf);
  const counts = OUTCOMES.map((outcome) => of.filter((one) => one.outcome === outcome).length);
  const cells = counts.map((number) => String(number).padStart(11)).join('');
  console.log(`${name.padEnd(28)} ${String(of.length).padStart(6)}${cells}`);
}

function asJson({ path, possible, tried }: Trial): object {
  return {
    path,
    possible,
    tried: tried.map(({ mutation: { kind, of, what, places }, outcome, said }) => {
      return { kind, of, what, places, outcome, said };
    }),
  };
}

await main(process.argv.slice(2));
