import { resolve } from 'node:path';
import { between, matrix, type Named } from '../commands/compare-variants.ts';
import { pathFrom, whatIsAt } from '../io/locate-paths.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { readEnvArguments } from '../options/env-arguments.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { formatChanges } from '../report/changes/format-changes.ts';
import { formatMatrix } from '../report/changes/format-matrix.ts';
import { changeFormatOf, changeOptionsOf } from './change-output.ts';
import { isLarge } from './is-large.ts';
import { loadStages } from './load-stages.ts';
import { openRun } from './open-run.ts';
import type { ExitCode, Outside } from './outside.ts';
import { startProgress } from './progress.ts';
import { say } from './say.ts';
import { writeOutput } from './write-output.ts';

/** `envfrom diff --between A B [PATH…]`: the files here are looked at once. */
export async function runBetween(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { values } = args;
  const [left, right, ...paths] = args.positionals;
  if (left === undefined || right === undefined) {
    throw new CannotRun(
      '`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.',
    );
  }
  const progress = startProgress(outside);
  try {
    const run = await openRun(paths, values, outside);
    if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
    await loadStages(run);
    const { root, here } = run.located;
    const named = (word: string): Named => ({
      word,
      path: pathFrom(root, resolve(here, word)) || '.',
    });
    const tree = await progress.watch(run.tree);
    const { change, hide } = between(tree, run.settings, [named(left), named(right)]);
    progress.stop();
    for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
    const options = changeOptionsOf(values, outside, {
      labels: { base: `\`${left}\``, head: `\`${right}\`` },
      hide,
      rollouts: false,
    });
    writeOutput(
      formatChanges(changeFormatOf(values), change, options),
      values.get('output')?.at(-1),
      run.located,
      outside,
    );
    return values.has('exit-code') && change.workloads.length + change.notCompared.length > 0
      ? 1
      : 0;
  } finally {
    progress.stop();
  }
}

/** `envfrom diff --matrix [SELECTOR] [PATH…]`: selectors as those of `envfrom env`. */
export async function runMatrix(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { values } = args;
  const words = readEnvArguments(args.positionals, (path) => whatIsAt(outside.cwd, path));
  const progress = startProgress(outside);
  try {
    const run = await openRun(words.places, values, outside);
    if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
    await loadStages(run);
    const { root, here } = run.located;
    const files = words.files.map((file) => pathFrom(root, resolve(here, file)));
    const tree = await progress.watch(run.tree);
    const found = matrix(tree, run.settings, {
      workloads: words.workloads,
      files,
      namespace: undefined,
      notRendered: [],
    });
    progress.stop();
    for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
    const options = changeOptionsOf(values, outside, {
      labels: { base: '', head: '' },
      hide: found.hide,
      rollouts: false,
    });
    writeOutput(
      formatMatrix(changeFormatOf(values), found.matrix, options),
      values.get('output')?.at(-1),
      run.located,
      outside,
    );
    return 0;
  } finally {
    progress.stop();
  }
}
