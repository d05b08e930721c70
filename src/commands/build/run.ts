import { basename, dirname, join } from 'node:path';
import { pathFrom, whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { KUSTOMIZATION_NAMES } from '../../model/file-tree.ts';
import { messageText } from '../../model/message.ts';
import { placeOf } from '../../model/span.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, type ExitCode, type Host } from '../host.ts';
import { openRun } from '../opening/open-run.ts';
import { writeOutput } from '../output/write-output.ts';
import { noticeLines, writeStderr } from '../output/write-stderr.ts';
import { build } from './build-folder.ts';
import { refuseChartOptions } from './chart-arguments.ts';

/** `envfrom build`: the objects on standard output; what is missing from them, and why a build fails, on standard error. */
export async function runBuild(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  const [word = '.', more] = positionals;
  if (more !== undefined)
    throw new CannotRun(`\`envfrom build\` takes one folder or chart: remove \`${more}\`.`);
  const chart = chartNamed(word, host.cwd);
  if (chart !== undefined)
    return (await import('./run-build-chart.ts')).runBuildChart(chart, args, host);
  refuseChartOptions(values);
  const run = await openRun(
    [folderNamed(word, host)],
    new Map(values).set('no-config', ['']),
    host,
  );
  const { tree, settings, located, notices } = run;
  for (const line of noticeLines(notices)) writeStderr(host, line);
  const [target] = located.targets;
  if (target?.kind !== 'folder') throw new CannotRun(`\`${word}\` is not a folder.`);
  const folder = pathFrom(located.root, target.path) || '.';
  const built = build(tree, folder, settings, {
    origins: values.has('origins'),
    maskSecrets: values.has('mask-secrets') || isLogOfCi(host),
  });
  for (const reason of built.partial) writeStderr(host, `envfrom: left out: ${reason}`);
  // What fails in a base that several overlays use is one mistake.
  const failed = built.failures.map(
    ({ at, message }) => `${placeOf(at)}: error: ${messageText(message)}`,
  );
  for (const failure of new Set(failed)) writeStderr(host, failure);
  if (built.failures.length > 0) return 1;
  await writeOutput(built.text, values.get('output')?.at(-1), located, host);
  return 0;
}

/** `build overlays/prod/kustomization.yaml` means the folder. */
function folderNamed(word: string, { cwd }: Host): string {
  const isKustomization = KUSTOMIZATION_NAMES.includes(basename(word));
  return isKustomization && whatIsAt(cwd, word) === 'file' ? dirname(word) : word;
}

/** The folder or archive that the word names, where it is a chart and not a kustomization. */
function chartNamed(word: string, cwd: string): string | undefined {
  if (/\.(?:tgz|tar\.gz)$/.test(word)) return word;
  const folder = /(?:^|[\\/])Chart\.yaml$/.test(word) ? join(word, '..') : word;
  if (whatIsAt(cwd, join(folder, 'Chart.yaml')) !== 'file') return undefined;
  if (folder !== word) return folder;
  return KUSTOMIZATION_NAMES.some((name) => whatIsAt(cwd, join(folder, name)) === 'file')
    ? undefined
    : folder;
}
