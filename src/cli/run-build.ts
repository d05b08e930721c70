import { basename, dirname } from 'node:path';
import { build } from '../commands/build.ts';
import { loadAllParts } from '../commands/load-parts.ts';
import { pathFrom, whatIsAt } from '../io/locate-paths.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { placeOf } from '../model/span.ts';
import { refuseChartOptions } from '../options/chart-arguments.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { chartNamed } from './chart-named.ts';
import { openRun } from './open-run.ts';
import { isLogOfCi, type ExitCode, type Outside } from './outside.ts';
import { say } from './say.ts';
import { writeOutput } from './write-output.ts';

/** `envfrom build`: the objects on standard output; what is missing from them, and why a build fails, on standard error. */
export async function runBuild(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { positionals, values } = args;
  const [word = '.', more] = positionals;
  if (more !== undefined)
    throw new CannotRun(`\`envfrom build\` takes one folder or chart: remove \`${more}\`.`);
  const chart = chartNamed(word, outside.cwd);
  if (chart !== undefined)
    return (await import('./run-build-chart.ts')).runBuildChart(chart, args, outside);
  refuseChartOptions(values);
  const run = await openRun(
    [folderNamed(word, outside)],
    new Map(values).set('no-config', ['']),
    outside,
  );
  // Its notices come before the stages, and only once.
  await loadAllParts();
  const { tree, settings, located, notices } = run;
  for (const notice of notices) say(outside, `envfrom: ${notice}`);
  const [target] = located.targets;
  if (target?.kind !== 'folder') throw new CannotRun(`\`${word}\` is not a folder.`);
  const folder = pathFrom(located.root, target.path) || '.';
  const built = build(tree, folder, settings, {
    origins: values.has('origins'),
    maskSecrets: values.has('mask-secrets') || isLogOfCi(outside),
  });
  for (const reason of built.partial) say(outside, `envfrom: left out: ${reason}`);
  // What fails in a base that several overlays use is one mistake.
  const failed = built.failures.map(({ at, message }) => `${placeOf(at)}: error: ${message}`);
  for (const failure of new Set(failed)) say(outside, failure);
  if (built.failures.length > 0) return 1;
  writeOutput(built.text, values.get('output')?.at(-1), located, outside);
  return 0;
}

/** `build overlays/prod/kustomization.yaml` means the folder. */
function folderNamed(word: string, { cwd }: Outside): string {
  const isKustomization = /^(?:kustomization\.ya?ml|Kustomization)$/.test(basename(word));
  return isKustomization && whatIsAt(cwd, word) === 'file' ? dirname(word) : word;
}
