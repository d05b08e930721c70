import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listChart } from '../src/io/list-chart.ts';
import { contentReader } from '../src/io/read-content.ts';
import { answersTo, renderOurs, renderReal, type Answer } from './random-helm/answers.ts';
import { makeChart } from './random-helm/make-chart.ts';

/**
 * `compare-helm random [FROM] [COUNT]`: made-up charts, rendered by us and by the real program (`HELM`, or `helm` on the PATH).
 * `compare-helm FOLDER…`: every chart below the folders, with its defaults and with every `ci/*-values.yaml`. Lines that two runs of the
 * program print differently, as those of random functions, are not compared. Prints every difference; exit 1 if there is any.
 */
const PROGRAM = process.env['HELM'] ?? 'helm';
const LARGEST = 100 * 1024 * 1024;

interface Counts {
  equal: number;
  refused: number;
  differ: number;
}

async function main(words: readonly string[]): Promise<number> {
  const version = spawnSync(PROGRAM, ['version', '--short'], { encoding: 'utf8' });
  if (version.status !== 0) {
    console.log('compare-helm: skipped, for there is no `helm` here (`HELM` names it)');
    return 0;
  }
  const helm = version.stdout.startsWith('v4') ? 4 : 3;
  const counts: Counts = { equal: 0, refused: 0, differ: 0 };
  if (words[0] === 'random') await compareRandom(words.slice(1), helm, counts);
  else for (const folder of words) await compareBelow(folder, helm, counts);
  const { equal, refused, differ } = counts;
  console.log(
    `${version.stdout.trim()}: ${equal} equal, ${refused} refused by both, ${differ} differ`,
  );
  return differ === 0 ? 0 : 1;
}

async function compareRandom(
  [from = '1', count = '200']: readonly string[],
  helm: 3 | 4,
  counts: Counts,
): Promise<void> {
  const AT_ONCE = 4;
  for (let seed = Number(from); seed < Number(from) + Number(count); seed += AT_ONCE) {
    const seeds = Array.from({ length: AT_ONCE }, (_, index) => seed + index);
    const answers = await Promise.all(
      seeds.map((each) => answersTo(makeChart(each), PROGRAM, helm)),
    );
    for (const [at, { real, ours }] of answers.entries())
      tally(`seed ${seeds[at]}`, real, ours, real, counts);
  }
}

async function compareBelow(folder: string, helm: 3 | 4, counts: Counts): Promise<void> {
  for (const chart of chartsBelow(folder)) {
    const read = contentReader(chart, LARGEST);
    const paths = listChart(chart, chart);
    const examples = paths.filter((path) => /^ci\/[^/]*values[^/]*\.ya?ml$/.test(path));
    for (const values of [undefined, ...examples]) {
      const files = values === undefined ? [] : [join(chart, values)];
      const onDisk = { folder: chart, values: files, sets: [] };
      const real = await renderReal(PROGRAM, onDisk);
      const given = files.map((path) => ({ path, bytes: readFileSync(path) }));
      const ours = renderOurs(paths, read, given, [], helm);
      const again = isSame(real, ours) ? real : await renderReal(PROGRAM, onDisk);
      tally(`${chart} ${values ?? ''}`.trim(), real, ours, again, counts);
    }
  }
}

/** Folders with a chart that lies in no other chart. */
function chartsBelow(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name === 'Chart.yaml')) return [folder];
  return entries
    .filter(
      (entry) => entry.isDirectory() && entry.name !== '.git' && entry.name !== 'node_modules',
    )
    .flatMap(({ name }) => chartsBelow(join(folder, name)));
}

function tally(name: string, real: Answer, ours: Answer, again: Answer, counts: Counts): void {
  const difference = compare(real, ours, again);
  if (difference !== undefined) {
    counts.differ++;
    console.log(`${name}: ${difference}`);
  } else if (real.kind === 'refused') counts.refused++;
  else counts.equal++;
}

function isSame(real: Answer, ours: Answer): boolean {
  return compare(real, ours, real) === undefined;
}

function compare(real: Answer, ours: Answer, again: Answer): string | undefined {
  if (real.kind === 'refused') {
    return ours.kind === 'refused' ? undefined : `the real one refuses: ${real.message}`;
  }
  if (ours.kind === 'refused') return `we refuse: ${ours.message}`;
  if (real.text === ours.text) return undefined;
  const wanted = real.text.split('\n');
  const found = ours.text.split('\n');
  const second = again.kind === 'rendered' ? again.text.split('\n') : wanted;
  const line = wanted.findIndex((text, at) => text !== found[at] && text === second[at]);
  if (line === -1 && wanted.length === found.length) return undefined;
  const part = (lines: readonly string[]) =>
    lines.slice(Math.max(0, line - 2), line + 3).join('\n');
  return `line ${line + 1}\n--- real\n${part(wanted)}\n--- ours\n${part(found)}`;
}

process.exitCode = await main(process.argv.slice(2));
