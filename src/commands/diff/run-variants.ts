import { resolve } from 'node:path';
import { between, matrix, type Named } from './compare-variants.ts';
import { pathFrom, whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { readEnvArguments } from '../selection/workload-selectors.ts';
import type { Arguments } from '../command.ts';
import { formatChanges } from '../../report/changes/format-changes.ts';
import { formatMatrix } from '../../report/changes/format-matrix.ts';
import { changeFormatOf, changeOptionsOf } from '../output/change-output.ts';
import { isLarge } from '../../io/is-large.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openRun } from '../opening/open-run.ts';
import type { ExitCode, Host } from '../host.ts';
import { startProgress } from '../output/progress.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { writeOutput } from '../output/write-output.ts';

/** `envfrom diff --between A B [PATH…]`: the files here are looked at once. */
export async function runBetween(args: Arguments, host: Host): Promise<ExitCode> {
  const { values } = args;
  const [left, right, ...paths] = args.positionals;
  if (left === undefined || right === undefined) {
    throw new CannotRun(
      '`--between` compares two variants: name both, as in `--between overlays/dev overlays/prod`.',
    );
  }
  const progress = startProgress(host);
  try {
    const run = await openRun(paths, values, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const engines = await loadEngines(run);
    const { root, here } = run.located;
    const named = (word: string): Named => ({
      word,
      path: pathFrom(root, resolve(here, word)) || '.',
    });
    const tree = await progress.watch(run.tree);
    const { change, redact } = between(engines, tree, run.settings, [named(left), named(right)]);
    progress.stop();
    for (const notice of run.notices) writeStderr(host, `envfrom: ${notice}`);
    const options = changeOptionsOf(values, host, {
      labels: { base: `\`${left}\``, head: `\`${right}\`` },
      redact,
      rollouts: false,
    });
    await writeOutput(
      formatChanges(changeFormatOf(values), change, options),
      values.get('output')?.at(-1),
      run.located,
      host,
    );
    return values.has('exit-code') && change.workloads.length + change.notCompared.length > 0
      ? 1
      : 0;
  } finally {
    progress.stop();
  }
}

/** `envfrom diff --matrix [SELECTOR] [PATH…]`: selectors as those of `envfrom env`. */
export async function runMatrix(args: Arguments, host: Host): Promise<ExitCode> {
  const { values } = args;
  const words = readEnvArguments(args.positionals, (path) => whatIsAt(host.cwd, path));
  const progress = startProgress(host);
  try {
    const run = await openRun(words.places, values, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const engines = await loadEngines(run);
    const { root, here } = run.located;
    const files = words.files.map((file) => pathFrom(root, resolve(here, file)));
    const tree = await progress.watch(run.tree);
    const found = matrix(engines, tree, run.settings, {
      workloads: words.workloads,
      files,
      namespace: undefined,
      notRendered: [],
    });
    progress.stop();
    for (const notice of run.notices) writeStderr(host, `envfrom: ${notice}`);
    const options = changeOptionsOf(values, host, {
      labels: { base: '', head: '' },
      redact: found.redact,
      rollouts: false,
    });
    await writeOutput(
      formatMatrix(changeFormatOf(values), found.matrix, options),
      values.get('output')?.at(-1),
      run.located,
      host,
    );
    return 0;
  } finally {
    progress.stop();
  }
}
