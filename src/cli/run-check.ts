import type { Examination } from '../commands/examine.ts';
import { loadAllParts } from '../commands/load-parts.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { withKeptContents } from '../io/share-contents.ts';
import { exitCodeOf } from '../pipeline/exit-code-of.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { onlyCountsInfos, shownAs } from './check/shown.ts';
import { giveAnswer, settledAnswer } from './kept/answer.ts';
import { isLarge } from './is-large.ts';
import { loadStages } from './load-stages.ts';
import { fixesOf, refuseFixes } from './check/fix-check.ts';
import { openCheck } from './open-check.ts';
import type { OpenedCheck } from './open-check.ts';
import type { ExitCode, Outside } from './outside.ts';
import { printText } from './write-output.ts';
import { startProgress } from './progress.ts';
import type { JobsOfRun } from './shares/examine-in-jobs.ts';
import { openRunCache } from './kept/run-cache.ts';
import { say } from './say.ts';
import { wantedFormats } from './wanted-formats.ts';
import { writeChanges } from './write-changes.ts';

/** Examines the files of a run, whose infos perhaps are only counted; undefined where it leaves that to the run. Throws CannotRun. */
export type ExamineParts = (
  run: OpenedCheck,
  tree: FileTree,
  countsInfos: boolean,
) => Examination | undefined;

/** `envfrom check`: every format asked for, each where it was asked for. `examineParts`: with what other processes found. */
export async function runCheck(
  args: Arguments,
  outside: Outside,
  examineParts?: ExamineParts,
): Promise<ExitCode> {
  const progress = startProgress(outside);
  try {
    const formats = wantedFormats(args.values, outside);
    refuseFixes(args);
    refuseLoneSteps(args);
    const open = (from = outside): Promise<OpenedCheck> =>
      openCheck(args.positionals, args.values, from);
    if (args.values.has('shard')) {
      const { runShard } = await import('./shares/run-shard.ts');
      return await runShard(args, outside, () => open());
    }
    // What is worth dividing is worth a worker, and nothing is listed twice.
    if (examineParts !== undefined && outside.isolate !== undefined) return await outside.isolate();
    const run = await open();
    const shown = shownAs(formats, args, run, outside);
    const isWatching = args.values.has('watch');
    const usesCache = !isWatching && examineParts === undefined;
    const cache = usesCache ? openRunCache(run, shown, args, outside) : undefined;
    const known = cache?.find();
    if (known !== undefined) return giveAnswer(known, run.located, outside);
    const countsInfos = onlyCountsInfos(shown, run);
    const renewed = await cache?.renew(countsInfos);
    const isIsolated = renewed === undefined && outside.isolate !== undefined;
    if (isIsolated && isLarge(run)) return await outside.isolate();
    // What a kept answer, or a worker, makes superfluous here.
    const { answerOf } = await import('./check/answer-check.ts');
    const { examineCheck } = await import('./check/examine-check.ts');
    const jobs = isWatching || renewed !== undefined ? 1 : await jobsOf(args, run);
    // A round, or what threads did, must not start again for want of code.
    const needsAll = isWatching || jobs > 1 || examineParts !== undefined;
    await (needsAll ? loadAllParts() : loadStages(run, run.base?.tree));
    if (isWatching) {
      const { watchRun } = await import('./check/watch-run.ts');
      return await watchRun(args, formats, (from) => open(from), outside);
    }
    const whole = jobs === 1 ? run.tree : withKeptContents(run.tree);
    const tree = await progress.watch(whole);
    const recorded = cache?.record(run, tree) ?? { ...run, tree };
    const head =
      renewed ??
      examineParts?.(recorded, recorded.tree, countsInfos) ??
      (await inJobs(
        { count: jobs, countsInfos, cache, onRead: progress.show },
        recorded,
        outside,
      )) ??
      cache?.examine(recorded.tree);
    const checked = examineCheck(recorded, recorded.tree, { head }).report;
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

/** Throws CannotRun for what only shards do. */
function refuseLoneSteps({ values }: Arguments): void {
  const step = ['judge', 'exchange'].find((name) => values.has(name));
  if (step === undefined || values.has('shard')) return;
  throw new CannotRun(`\`--${step}\` needs \`--shard I/N\`.`);
}

/** How many threads the run uses. Throws CannotRun. */
async function jobsOf(args: Arguments, run: OpenedCheck): Promise<number> {
  if (!args.values.has('jobs')) return 1;
  const { jobCount } = await import('./shares/examine-in-jobs.ts');
  return jobCount(args, run);
}

async function inJobs(
  jobs: JobsOfRun,
  run: OpenedCheck,
  outside: Outside,
): Promise<Examination | undefined> {
  if (jobs.count === 1) return undefined;
  const { examineInJobs } = await import('./shares/examine-in-jobs.ts');
  return examineInJobs(jobs, run, run.tree, outside);
}
