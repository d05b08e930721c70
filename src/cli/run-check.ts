import { loadAllParts } from '../commands/load-parts.ts';
import { exitCodeOf } from '../pipeline/exit-code-of.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { shownAs } from './check/shown.ts';
import { giveAnswer, settledAnswer } from './kept/answer.ts';
import { isLarge } from './is-large.ts';
import { loadStages } from './load-stages.ts';
import { fixesOf, refuseFixes } from './check/fix-check.ts';
import { openCheck } from './open-check.ts';
import type { OpenedCheck } from './open-check.ts';
import type { ExitCode, Outside } from './outside.ts';
import { printText } from './write-output.ts';
import { startProgress } from './progress.ts';
import { openRunCache } from './kept/run-cache.ts';
import { say } from './say.ts';
import { wantedFormats } from './wanted-formats.ts';
import { writeChanges } from './write-changes.ts';

/** `envfrom check`: every format asked for, each where it was asked for. */
export async function runCheck(args: Arguments, outside: Outside): Promise<ExitCode> {
  const progress = startProgress(outside);
  try {
    const formats = wantedFormats(args.values, outside);
    refuseFixes(args);
    const open = (from = outside): Promise<OpenedCheck> =>
      openCheck(args.positionals, args.values, from);
    const run = await open();
    const shown = shownAs(formats, args, run, outside);
    const isWatching = args.values.has('watch');
    const cache = isWatching ? undefined : openRunCache(run, shown, args, outside);
    const known = cache?.find();
    if (known !== undefined) return giveAnswer(known, run.located, outside);
    if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
    // What a kept answer, or a worker, makes superfluous here.
    const { answerOf } = await import('./check/answer-check.ts');
    const { examineCheck } = await import('./check/examine-check.ts');
    // A round must not start again for want of code.
    await (isWatching ? loadAllParts() : loadStages(run, run.base?.tree));
    if (isWatching) {
      const { watchRun } = await import('./check/watch-run.ts');
      return await watchRun(args, formats, (from) => open(from), outside);
    }
    const tree = await progress.watch(run.tree);
    const recorded = cache?.record(run, tree) ?? { ...run, tree };
    const checked = examineCheck(recorded, recorded.tree).report;
    const fixes = args.values.has('fix') ? await fixesOf(run, checked, args) : undefined;
    progress.stop();
    if (fixes?.diff !== undefined) {
      printText(outside, fixes.diff);
      say(outside, `envfrom: ${fixes.summary}`);
      return exitCodeOf(checked, run);
    }
    if (fixes !== undefined) {
      writeChanges(fixes.changes, run.located, run.tree);
      say(outside, `envfrom: ${fixes.summary}`);
    }
    const answer = await answerOf(run, fixes?.report ?? checked, shown);
    if (cache === undefined) return giveAnswer(answer, run.located, outside);
    const settled = settledAnswer(answer);
    cache.keep(settled);
    return giveAnswer(settled, run.located, outside);
  } finally {
    progress.stop();
  }
}
