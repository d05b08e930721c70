import { parseArgs } from 'node:util';
import { messageText } from '../src/model/message.ts';
import type { Report } from '../src/model/report.ts';
import { coverageOf } from './trials/coverage.ts';
import type { Coverage } from './trials/coverage.ts';
import { openRepository } from './trials/open-repository.ts';

/**
 * `explain PATH… [--format text|json]`: what `check` knows of each repository: how many references have which verdict (and for
 * what reason, the commonest first), how many of the deployed workloads it looked at, which entry points it found.
 */
interface Explained {
  readonly path: string;
  readonly seconds: number;
  readonly problems: Counts;
  readonly verdicts: Counts;
  readonly reasons: Counts;
  readonly coverage: Coverage;
}

type Counts = Readonly<Record<string, number>>;

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { format: { type: 'string', default: 'text' } },
  });
  const all: Explained[] = [];
  for (const path of positionals) {
    const explained = await explain(path);
    all.push(explained);
    if (values.format === 'text') print(explained);
  }
  if (values.format === 'json') console.log(JSON.stringify(all, undefined, 1));
  else if (all.length > 1) printTotal(all);
}

async function explain(path: string): Promise<Explained> {
  const { tree, check } = await openRepository(path);
  const start = performance.now();
  const report = check(tree);
  const seconds = Math.round(performance.now() - start) / 1000;
  return {
    path,
    seconds,
    problems: count(report.problems.map(({ severity }) => severity)),
    verdicts: count(report.references.map(({ verdict }) => verdict.kind)),
    reasons: count(report.references.flatMap(reasonOf)),
    coverage: coverageOf(report),
  };
}

function reasonOf({ verdict }: Report['references'][number]): readonly string[] {
  return 'reason' in verdict ? [`${verdict.kind}: ${messageText(verdict.reason)}`] : [];
}

function count(words: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, a], [, b]) => b - a));
}

function print({ path, seconds, problems, verdicts, reasons, coverage }: Explained): void {
  console.log(`\n== ${path} (${seconds.toFixed(1)} s)`);
  console.log(`problems:   ${listed(problems)}`);
  console.log(`references: ${shares(verdicts)}`);
  for (const [reason, number] of Object.entries(reasons).slice(0, 8)) {
    console.log(`  ${String(number).padStart(5)}  ${reason}`);
  }
  console.log(`workloads:  ${seenOf(coverage)}`);
  console.log(
    `entry points: ${listed(coverage.builds)}; partial ${coverage.partial}, stopped ${coverage.stopped}`,
  );
}

function printTotal(all: readonly Explained[]): void {
  const coverage = all.map((one) => one.coverage);
  const sum = (of: (one: Coverage) => number): number =>
    coverage.reduce((n, one) => n + of(one), 0);
  console.log(`\n== all ${all.length} repositories`);
  console.log(`problems:   ${listed(added(all.map(({ problems }) => problems)))}`);
  console.log(`references: ${shares(added(all.map(({ verdicts }) => verdicts)))}`);
  const seen = { workloads: sum((one) => one.workloads), releases: sum((one) => one.releases) };
  console.log(`workloads:  ${seenOf({ ...seen, rendered: sum((one) => one.rendered) })}`);
  console.log(`entry points: ${listed(added(coverage.map(({ builds }) => builds)))}`);
}

function added(all: readonly Counts[]): Counts {
  const total = new Map<string, number>();
  for (const [word, number] of all.flatMap((counts) => Object.entries(counts))) {
    total.set(word, (total.get(word) ?? 0) + number);
  }
  return Object.fromEntries([...total].toSorted(([, a], [, b]) => b - a));
}

function listed(counts: Counts): string {
  const entries = Object.entries(counts);
  return entries.map(([word, number]) => `${word} ${number}`).join(', ') || 'none';
}

function shares(counts: Counts): string {
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0);
  const share = ([word, number]: readonly [string, number]): string =>
    `${word} ${number} (${((100 * number) / total).toFixed(1)} %)`;
  return `${total}: ${Object.entries(counts).map(share).join(', ') || 'none'}`;
}

function seenOf({
  workloads,
  releases,
  rendered,
}: Pick<Coverage, 'workloads' | 'releases' | 'rendered'>): string {
  const deployed = workloads + releases - rendered;
  const share = deployed === 0 ? 100 : (100 * workloads) / deployed;
  return `${workloads} seen (${share.toFixed(0)} % when each release that was not rendered is one workload); ${rendered} of ${releases} Helm releases rendered`;
}

await main(process.argv.slice(2));
