import { randomBytes } from 'node:crypto';
import { readAhead, withShares } from '../../commands/render-part.ts';
import type { PreparePlan } from '../../commands/render-part.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Arguments } from '../../options/parse-arguments.ts';
import type { OpenedRun } from '../open-run.ts';
import type { Outside } from '../outside.ts';
import { isOfRun } from './share-bundle.ts';
import type { ShareBundle } from './share-bundle.ts';

/** More threads than this wait for each other. */
const MOST_JOBS = 64;
const SALT_BYTES = 16;

/** How many threads a run may use. Throws CannotRun for a value that is not a number of threads. */
export function jobCount({ values }: Arguments, { located }: OpenedRun): number {
  const text = values.get('jobs')?.at(-1) ?? '1';
  const isStream = located.targets.some(({ kind }) => kind === 'stdin' || kind === 'stream');
  // Each thread reads all files before it renders the first kustomization: on no repository that was measured did that save time.
  if (text === 'auto') return 1;
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST_JOBS) {
    throw new CannotRun(
      `Invalid value \`${text}\` for \`--jobs\`: use auto, or a number from 1 to ${MOST_JOBS}.`,
    );
  }
  return isStream ? 1 : count;
}

/**
 * Renders the kustomizations of a run in threads, while this one reads the files. A thread that fails, or that saw other files than this run,
 * is as good as none: what it was to render is rendered here. `tree` is the run's own, whose contents are kept.
 */
export async function renderInJobs(
  count: number,
  run: OpenedRun,
  tree: FileTree,
  outside: Outside,
): Promise<PreparePlan> {
  const { startJob } = outside;
  if (startJob === undefined) return withShares([]);
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const shares = Array.from({ length: count }, (_, at) => ({ index: at + 1, count }));
  const jobs = shares.map((share) => startJob({ share, salt }));
  readAhead(tree, run.settings);
  const texts = await Promise.all(jobs);
  const packed = texts.flatMap((text) => {
    if (text === undefined) return [];
    const bundle: ShareBundle = JSON.parse(text);
    return isOfRun(bundle, run, tree, outside) ? [bundle.packed] : [];
  });
  return withShares(packed);
}
