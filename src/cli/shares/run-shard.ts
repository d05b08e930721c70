import { resolve } from 'node:path';
import { judge, survey, type Division } from '../../commands/judge-parts.ts';
import { loadAllParts } from '../../commands/load-parts.ts';
import { liesIn } from '../../io/cache/cache-folder.ts';
import { keyedDigest } from '../../io/cache/keyed-digest.ts';
import { recordReads, type Read } from '../../io/cache/record-reads.ts';
import { readShare, removeShare, writeShare } from '../../io/exchange-folder.ts';
import type { ShareNumber } from '../../io/exchange-folder.ts';
import { locatePaths } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { Arguments } from '../../options/parse-arguments.ts';
import type { OpenedRun } from '../open-run.ts';
import type { ExitCode, Outside } from '../outside.ts';
import { say } from '../say.ts';
import { divideRun, refuseSelection } from './divide-run.ts';
import {
  checkReads,
  fitting,
  openExchange,
  surveyIn,
  surveysDigest,
  surveysOf,
} from './exchanged.ts';
import type { Exchange, ExchangedFindings, ExchangedSurvey } from './exchanged.ts';

/** More parts than this are a mistake in writing. */
const MOST_SHARDS = 1000;
/** What makes no sense with a part of a run, which reports nothing and compares with nothing. */
const ALONE = ['fix', 'watch', 'jobs', 'base', 'base-dir', 'staged'] as const;

/**
 * `check --shard I/N --exchange DIR` writes what others must know of its part of the repository into the folder; with `--judge`, when all have done
 * so, what it found there. `envfrom merge` makes one report of that. What an earlier run of the shard wrote goes first, so that nothing
 * looks whole when this one fails. Throws CannotRun.
 */
export async function runShard(
  { values, positionals }: Arguments,
  outside: Outside,
  open: () => Promise<OpenedRun>,
): Promise<ExitCode> {
  const share = shareOf(values.get('shard')?.at(-1) ?? '');
  const named = values.get('exchange')?.at(-1);
  if (named === undefined) {
    throw new CannotRun('`--shard` needs a folder to write to: `--exchange DIR`.');
  }
  const other = ALONE.find((name) => values.has(name));
  if (other !== undefined) {
    throw new CannotRun(`\`--shard\` and \`--${other}\` cannot be used together.`);
  }
  const { root, here, targets } = locatePaths(outside.cwd, positionals);
  if (targets.some(({ kind }) => kind === 'stdin' || kind === 'stream')) {
    throw new CannotRun('`--shard` needs files that every shard can read, not standard input.');
  }
  const folder = resolve(here, named);
  if (liesIn(root, folder)) {
    throw new CannotRun(
      `\`--exchange ${named}\` is inside the checked files, so what one shard writes would change what the others check.`,
      'Name a folder outside the repository.',
    );
  }
  const isJudging = values.has('judge');
  if (!isJudging) removeShare(folder, share, 'survey', root);
  removeShare(folder, share, 'findings', root);
  // Shards are for what is large: a worker tells when memory runs out, and nothing is listed twice.
  if (outside.isolate !== undefined) return await outside.isolate();
  const run = await open();
  refuseSelection(run);
  await loadAllParts();
  const step = isJudging ? 'findings' : 'survey';
  const made = isJudging
    ? findingsOf(run, share, openExchange(folder, named, 'survey'), outside)
    : surveyOf(run, share, outside);
  writeShare(folder, share, step, JSON.stringify(made), root);
  const did = isJudging ? 'judged' : 'surveyed';
  say(outside, `envfrom: shard ${share.index} of ${share.count} ${did} its part.`);
  return 0;
}

function surveyOf(run: OpenedRun, share: ShareNumber, outside: Outside): ExchangedSurvey {
  const { world, reads, made } = recorded(run, outside, (division) => survey(division, share));
  return { world, reads, survey: made };
}

function findingsOf(
  run: OpenedRun,
  share: ShareNumber,
  exchange: Exchange,
  outside: Outside,
): ExchangedFindings {
  const { named, count } = exchange;
  if (count !== share.count) {
    throw new CannotRun(`\`${named}\` holds ${count} shards, not ${share.count}.`);
  }
  const { index } = share;
  const { world, reads, made } = recorded(run, outside, (division, ours) => {
    const written = {
      name: `Shard ${index} of ${count}`,
      text: readShare(exchange.folder, share, 'survey'),
    };
    checkReads(surveyIn(written, ours), run.tree, written.name);
    const surveys = { [Symbol.iterator]: () => surveysOf(exchange, ours) };
    return fitting(exchange, () => judge(division, share, surveys));
  });
  return { world, reads, surveys: surveysDigest(exchange), report: made };
}

/** Does some work on the files of a run, noting what it read. Throws CannotRun where a file changed meanwhile. */
function recorded<Made>(
  run: OpenedRun,
  outside: Outside,
  make: (division: Division, world: string) => Made,
): { readonly world: string; readonly reads: readonly Read[]; readonly made: Made } {
  const { world, division } = divideRun(run, run.tree, outside);
  const recorder = recordReads(keyedDigest(world), { keeps: false });
  const made = make({ ...division, tree: recorder.record('head', run.tree) }, world);
  const reads = recorder.reads();
  if (reads === undefined) throw new CannotRun('A file changed while it was read.');
  return { world, reads, made };
}

function shareOf(text: string): ShareNumber {
  const [, first, second] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const [index, count] = [Number(first), Number(second)];
  if (index >= 1 && index <= count && count <= MOST_SHARDS) return { index, count };
  throw new CannotRun(
    `Invalid value \`${text}\` for \`--shard\`: write the number of this shard and of all, such as 1/4.`,
  );
}
