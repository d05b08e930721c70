import { exitCodeOf } from './exit-code-of.ts';
import type { Arguments } from '../command.ts';
import { planOutputs } from './output-plan.ts';
import { emitOutput, bufferOutput } from '../output/run-output.ts';
import { isLarge } from '../../io/is-large.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { fixesOf, refuseFixes } from './fix-check.ts';
import { openCheck } from '../opening/open-check.ts';
import type { OpenedCheck } from '../opening/open-check.ts';
import type { ExitCode, Host } from '../host.ts';
import { printText } from '../output/write-output.ts';
import { startProgress } from '../output/progress.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { openRunCache } from './run-cache.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { wantedFormats } from './wanted-formats.ts';
import { writeChanges } from '../output/write-changes.ts';

/** `envfrom check`: every format asked for, each where it was asked for. */
export async function runCheck(args: Arguments, host: Host): Promise<ExitCode> {
  const progress = startProgress(host);
  try {
    const formats = wantedFormats(args.values, host);
    refuseFixes(args);
    const open = (from = host): Promise<OpenedCheck> =>
      openCheck(args.positionals, args.values, from);
    const run = await open();
    if (run.failOnVerdicts.length > 0 && run.base === undefined) {
      throw new CannotRun(
        '`--fail-on-verdict` needs a base to compare with.',
        'Add `--base auto`, or use `envfrom diff --fail-on-verdict`.',
      );
    }
    const shown = planOutputs(formats, args, run, host);
    const isWatching = args.values.has('watch');
    const cache = isWatching ? undefined : openRunCache(run, shown, args, host);
    const known = cache?.find();
    if (known !== undefined) return await emitOutput(known, run.located, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    // What a kept answer, or a worker, makes superfluous here.
    const { answerOf } = await import('./view.ts');
    const { examineCheck } = await import('./examine-check.ts');
    if (isWatching) {
      const { watchRun } = await import('./watch-run.ts');
      return await watchRun(args, formats, (from) => open(from), host);
    }
    const engines = await loadEngines(run, run.base?.tree);
    const tree = await progress.watch(run.tree);
    const recorded = cache?.record(run, tree) ?? { ...run, tree };
    const checked = examineCheck(engines, recorded, recorded.tree).report;
    const fixes = args.values.has('fix') ? await fixesOf(engines, run, checked, args) : undefined;
    progress.stop();
    if (fixes?.diff !== undefined) {
      printText(host, fixes.diff);
      writeStderr(host, `envfrom: ${fixes.summary}`);
      return exitCodeOf(checked, run);
    }
    if (fixes !== undefined) {
      await writeChanges(fixes.changes, run.located, run.tree, host);
      writeStderr(host, `envfrom: ${fixes.summary}`);
    }
    const answer = await answerOf(run, fixes?.report ?? checked, shown);
    if (cache === undefined) return await emitOutput(answer, run.located, host);
    const settled = bufferOutput(answer);
    cache.keep(settled);
    return await emitOutput(settled, run.located, host);
  } finally {
    progress.stop();
  }
}
