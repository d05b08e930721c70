import { resolve } from 'node:path';
import { listChart } from '../../io/list-chart.ts';
import { isWithin, locatePaths, pathFrom, type Located } from '../../io/locate-paths.ts';
import { contentReader, readNamedFile } from '../../io/read-content.ts';
import { readStdin } from '../../io/read-stream.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { DEFAULT_LIMITS } from '../../model/limits.ts';
import { placeOf } from '../../model/span.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, type ExitCode, type Host } from '../host.ts';
import { writeOutput } from '../output/write-output.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { buildChart, type ChartPlace, type ChartRemark } from './build-chart.ts';
import { chartArguments } from './chart-arguments.ts';

/** As much as Helm reads of an archive; files of a folder are bounded where they are loaded. */
const MAX_BYTES = 100 * 1024 * 1024;

/** `envfrom build CHART`. `word` is the chart's folder or archive. */
export async function runBuildChart(
  word: string,
  { values }: Arguments,
  host: Host,
): Promise<ExitCode> {
  const located = locatePaths(host.cwd, [word]);
  const said = chartArguments(values);
  const given = [];
  for (const name of said.valuesFiles) given.push(await valuesFile(name, located, host));
  const built = buildChart(
    placeIn(located, word),
    contentReader(located.root, MAX_BYTES),
    {
      ...said,
      values: given,
      readNamed: (path) => readNamedFile(resolve(located.here, path), MAX_BYTES),
      origins: values.has('origins'),
      maskSecrets: values.has('mask-secrets') || isLogOfCi(host),
    },
    DEFAULT_LIMITS,
  );
  for (const warning of built.warnings) report(warning, 'warning', host);
  if (built.failure !== undefined) {
    report(built.failure, 'error', host);
    return 1;
  }
  await writeOutput(built.text, values.get('output')?.at(-1), located, host);
  return 0;
}

function placeIn({ root, targets }: Located, word: string): ChartPlace {
  const [target] = targets;
  if (target?.kind === 'folder') {
    const path = pathFrom(root, target.path) || '.';
    return { kind: 'folder', path, files: listChart(root, target.path) };
  }
  if (target?.kind === 'file') return { kind: 'archive', path: pathFrom(root, target.path) };
  throw new CannotRun(`\`${word}\` is neither the folder nor the archive of a chart.`);
}

async function valuesFile(name: string, { here, root }: Located, { stdin }: Host) {
  if (name === '-') {
    const content = await readStdin(stdin, MAX_BYTES);
    if (content.kind === 'bytes') return { path: 'stdin.yaml', bytes: content.bytes };
  }
  const absolute = resolve(here, name);
  const content = readNamedFile(absolute, MAX_BYTES);
  if (content.kind === 'bytes') {
    const path = isWithin(root, absolute) ? pathFrom(root, absolute) : name;
    return { path, bytes: content.bytes };
  }
  const help = /^\w+:\/\//.test(name) ? 'Nothing is fetched: download it first.' : undefined;
  throw new CannotRun(`Cannot read the values file \`${name}\`: ${content.reason}.`, help);
}

/** The first line with the place, what Helm says in further lines below it. */
function report({ message, at }: ChartRemark, severity: string, host: Host): void {
  const [first = '', ...rest] = message
    .trimEnd()
    .replace(/^warning: /i, '')
    .split('\n');
  const place = at === undefined ? 'envfrom' : placeOf(at);
  writeStderr(host, `${place}: ${severity}: ${first}`);
  for (const line of rest) writeStderr(host, `  ${line}`);
}
