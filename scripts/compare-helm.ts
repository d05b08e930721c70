import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listChart } from '../src/io/list-chart.ts';
import { contentReader } from '../src/io/read-content.ts';
import { chartsBelow, madeCases, plainCases, type ChartCase } from './compare-helm/chart-cases.ts';
import { compareAnswers, type Comparison } from './compare-helm/compare-answers.ts';
import { realAnswers, type AskReal } from './compare-helm/kept-answers.ts';
import { newTraces, traceScalars, type Traces } from './compare-helm/trace-scalars.ts';
import {
  answersTo,
  inputOf,
  renderDocuments,
  renderOurs,
  type Answer,
} from './random-helm/answers.ts';
import { makeChart } from './random-helm/make-chart.ts';

/**
 * `compare-helm random [FROM] [COUNT]`: made-up charts, rendered by us and by the real program (`HELM`, or `helm` on the PATH).
 * `compare-helm FOLDER…`: every chart below the folders, with its defaults and with every `ci/*-values.yaml`; with `--made` also
 * with made-up flags and values; `--answers FOLDER` keeps what the real program says. Lines that two runs of the program print
 * differently, as those of random functions, are not compared. `--trace` follows every scalar to where it was written. Prints every
 * difference, with `--words` also those of refusals; exit 1 if there is any.
 */
const PROGRAM = process.env['HELM'] ?? 'helm';
const LARGEST = 100 * 1024 * 1024;
const AT_ONCE = 3;

interface Told {
  readonly counts: Map<Comparison['kind'], number>;
  readonly words: boolean;
  readonly traces: Traces | undefined;
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      answers: { type: 'string' },
      made: { type: 'boolean', default: false },
      words: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
    },
  });
  const version = spawnSync(PROGRAM, ['version', '--short'], { encoding: 'utf8' });
  if (version.status !== 0) {
    console.log('compare-helm: skipped, for there is no `helm` here (`HELM` names it)');
    return 0;
  }
  const helm = version.stdout.startsWith('v4') ? 4 : 3;
  const told: Told = {
    counts: new Map(),
    words: values.words,
    traces: values.trace ? newTraces() : undefined,
  };
  if (positionals[0] === 'random') {
    await compareRandom(positionals.slice(1), helm, told);
  } else {
    const ask = realAnswers(PROGRAM, version.stdout, values.answers);
    await compareCharts(positionals.flatMap(chartsBelow), { helm, ask, told, made: values.made });
  }
  const { counts } = told;
  const all = [...counts].map(([kind, count]) => `${count} ${kind}`).sort();
  console.log(`${version.stdout.trim()}: ${all.join(', ')}`);
  if (told.traces !== undefined) {
    const { written, made, lost } = told.traces;
    for (const each of lost) console.log(`lost: ${each}`);
    console.log(
      `scalars: ${written} as written, ${made} made from what is written, ${lost.length} lost`,
    );
  }
  return counts.has('different') || (told.traces?.lost.length ?? 0) > 0 ? 1 : 0;
}

async function compareRandom(
  [from = '1', count = '200']: readonly string[],
  helm: 3 | 4,
  told: Told,
): Promise<void> {
  const seeds = Array.from({ length: Number(count) }, (_, index) => Number(from) + index);
  await inParallel(seeds, async (seed) => {
    const made = makeChart(seed);
    const { real, ours } = await answersTo(made, PROGRAM, helm);
    if (told.traces !== undefined) traceScalars(renderDocuments(inputOf(made, helm)), told.traces);
    // Go walks over subcharts in the order of a map: what two runs print differently is not compared.
    const again = async () => (await answersTo(made, PROGRAM, helm)).real;
    tell(`seed ${seed}`, await compareAnswers(real, ours, again), told);
  });
}

interface Comparing {
  readonly helm: 3 | 4;
  readonly ask: AskReal;
  readonly told: Told;
  readonly made: boolean;
}

async function compareCharts(charts: readonly string[], comparing: Comparing): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'compare-helm-'));
  try {
    await inParallel(charts, async (folder) => {
      const paths = listChart(folder, folder);
      const cases = [
        ...plainCases(folder, paths),
        ...(comparing.made ? madeCases(folder, paths, scratch) : []),
      ];
      for (const each of cases) await compareCase(each, paths, comparing);
    });
    console.log(`${charts.length} charts`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function compareCase(
  chart: ChartCase,
  paths: readonly string[],
  comparing: Comparing,
): Promise<void> {
  const { helm, ask, told } = comparing;
  const real = await ask(chart, 1);
  if (needsNetwork(real) && !chart.flags.skipSchemaValidation) {
    const flags = { ...chart.flags, skipSchemaValidation: true };
    return compareCase({ ...chart, flags }, paths, comparing);
  }
  const values = chart.values.map((path) => ({ path, bytes: readFileSync(path) }));
  let ours: Answer;
  const start = performance.now();
  try {
    const input = { ...chart, paths, read: contentReader(chart.folder, LARGEST), values, helm };
    ours = renderOurs(input);
    if (told.traces !== undefined) traceScalars(renderDocuments(input), told.traces);
  } catch (error) {
    ours = { kind: 'refused', message: `CRASH ${error instanceof Error ? error.stack : ''}` };
  }
  const took = performance.now() - start;
  if (took > 2000) console.log(`${chart.name}: took ${took.toFixed(0)} ms`);
  tell(chart.name, await compareAnswers(real, ours, (time) => ask(chart, time)), told);
}

/** A schema that names one elsewhere; the real program fetches it, we go without. */
function needsNetwork(real: Answer): boolean {
  return real.kind === 'refused' && real.message.includes('HTTP request failed');
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function tell(name: string, comparison: Comparison, { counts, words }: Told): void {
  counts.set(comparison.kind, (counts.get(comparison.kind) ?? 0) + 1);
  if (comparison.kind === 'different') console.log(`${name}: ${comparison.text}`);
  if (comparison.kind === 'refused in other words' && words) {
    console.log(`${name}: refused${comparison.text}`);
  }
}

process.exitCode = await main(process.argv.slice(2));
