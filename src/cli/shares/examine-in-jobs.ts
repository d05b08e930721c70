import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Examination } from '../../commands/examine.ts';
import { isWorthDividing, merge } from '../../commands/judge-parts.ts';
import { joinReads, type Read } from '../../io/cache/record-reads.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Arguments } from '../../options/parse-arguments.ts';
import { hasStreams, isMany } from '../is-large.ts';
import type { RunCache } from '../kept/run-cache.ts';
import type { OpenedCheck } from '../open-check.ts';
import type { Outside, ReadCount } from '../outside.ts';
import { divideRun } from './divide-run.ts';
import { hasParts } from './has-parts.ts';
import type { JobFindings, JobThread } from './job.ts';

/** More threads than this wait for each other. */
const MOST_JOBS = 64;
/** Each thread compiles the program for itself and looks at its files twice: with fewer cores than this, that costs what they save. */
const FEWEST_CORES = 4;
/** More than this gain little. */
const MOST_BY_ITSELF = 8;
const SALT_BYTES = 16;

/** How many threads a run may use. Throws CannotRun for a value that is not a number of threads. */
export function jobCount({ values }: Arguments, run: OpenedCheck): number {
  const text = values.get('jobs')?.at(-1) ?? '1';
  const isAuto = text === 'auto';
  const count = isAuto ? jobsFor(run.tree) : Number(/^\d{1,3}$/.exec(text)?.[0] ?? 0);
  if (count < 1 || count > MOST_JOBS) {
    throw new CannotRun(
      `Invalid value \`${text}\` for \`--jobs\`: use auto, or a number from 1 to ${MOST_JOBS}.`,
    );
  }
  return hasStreams(run.located) || !hasParts(run, values) ? 1 : count;
}

function jobsFor(tree: FileTree): number {
  const cores = availableParallelism();
  return isMany(tree) && cores >= FEWEST_CORES ? Math.min(cores, MOST_BY_ITSELF) : 1;
}

/** A run in several threads. */
export interface JobsOfRun {
  readonly count: number;
  /** Most infos are only counted. */
  readonly countsInfos: boolean;
  readonly cache: RunCache | undefined;
  /** Told how many files the threads have read. */
  readonly onRead: (count: ReadCount) => void;
}

/**
 * Examines the files of a run in threads: each surveys its share, judges it with everybody's surveys, and this one puts together what they
 * found. Undefined where that saves nothing, where a thread fails, or where they saw different files: the run is done here then. `tree`
 * is the run's own, whose contents are kept.
 */
export async function examineInJobs(
  { count, countsInfos, cache, onRead }: JobsOfRun,
  run: OpenedCheck,
  tree: FileTree,
  outside: Outside,
): Promise<Examination | undefined> {
  const threads = await startThreads(count, cache, outside, readBy(count, onRead));
  try {
    const { division, world } = divideRun(run, tree, outside);
    const surveyed = await allOf(threads.map((thread) => thread.survey()));
    if (surveyed?.every((each) => each.world === world) !== true) return undefined;
    const surveys = surveyed.map(({ survey }) => survey);
    if (!isWorthDividing(division, surveys)) return undefined;
    const found = await allOf(threads.map((thread) => thread.judge(surveys)));
    const reads = found && readsOf(found);
    if (found === undefined || reads === undefined) return undefined;
    cache?.add(reads);
    return merge(
      division,
      surveys,
      found.map(({ report }) => report),
      countsInfos,
    );
  } finally {
    for (const thread of threads) thread.end();
  }
}

/** Adds up what threads have read, by the number of the thread. Some files are read by several. */
function readBy(
  threads: number,
  onRead: (count: ReadCount) => void,
): (thread: number, count: ReadCount) => void {
  const done = Array.from({ length: threads }, () => 0);
  return (thread, count) => {
    done[thread - 1] = count.done;
    const sum = done.reduce((all, each) => all + each, 0);
    onRead({ done: Math.min(sum, count.total), total: count.total });
  };
}

function startThreads(
  count: number,
  cache: RunCache | undefined,
  { startJob }: Outside,
  onRead: (thread: number, count: ReadCount) => void,
): Promise<readonly JobThread[]> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const kept = cache === undefined ? {} : { cache: cache.folder };
  const shares = Array.from({ length: count }, (_, at) => ({ index: at + 1, count }));
  return Promise.all(
    shares.flatMap((share) => {
      const tell = (read: ReadCount): void => onRead(share.index, read);
      return startJob?.({ share, salt, ...kept }, tell) ?? [];
    }),
  );
}

/** What all of them came to; undefined where one of them failed, or there are none. */
async function allOf<T>(
  each: readonly Promise<T | undefined>[],
): Promise<readonly T[] | undefined> {
  const all = await Promise.all(each);
  const done = all.flatMap((one) => (one === undefined ? [] : [one]));
  return done.length === all.length && done.length > 0 ? done : undefined;
}

/** All that the threads read; undefined where they saw different files. */
function readsOf(found: readonly JobFindings[]): readonly Read[] | undefined {
  return found.reduce<readonly Read[] | undefined>(
    (all, { reads }) => (all === undefined ? undefined : joinReads(all, reads)),
    [],
  );
}
