import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { loadAllParts } from '../../commands/load-parts.ts';
import { liesIn } from '../../io/cache/cache-folder.ts';
import { removeShare, writeShare } from '../../io/exchange-folder.ts';
import type { ShareNumber } from '../../io/exchange-folder.ts';
import { locatePaths } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { Arguments } from '../../options/parse-arguments.ts';
import { isLarge } from '../is-large.ts';
import type { OpenedRun } from '../open-run.ts';
import type { ExitCode, Outside } from '../outside.ts';
import { say } from '../say.ts';
import { makeBundle } from './share-bundle.ts';

/** More parts than this are a mistake in writing. */
const MOST_SHARDS = 1000;
const SALT_BYTES = 16;
/** What makes no sense with a part of a run, which reports nothing. */
const ALONE = ['fix', 'watch', 'jobs'] as const;

/**
 * `check --shard I/N --exchange DIR`: renders its part of the kustomizations and writes them into the folder, where `envfrom merge` finds them.
 * What an earlier run of the shard wrote goes first, so that nothing looks whole when this one fails. Throws CannotRun.
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
  removeShare(folder, share, root);
  const run = await open();
  if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
  await loadAllParts();
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const bundle = makeBundle(run, share, { salt, isKept: true }, outside);
  writeShare(folder, share, JSON.stringify(bundle), root);
  const { rendered, total } = bundle;
  say(
    outside,
    `envfrom: shard ${share.index} of ${share.count} rendered ${rendered} of ${total} kustomizations.`,
  );
  return 0;
}

function shareOf(text: string): ShareNumber {
  const [, first, second] = /^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? [];
  const [index, count] = [Number(first), Number(second)];
  if (index >= 1 && index <= count && count <= MOST_SHARDS) return { index, count };
  throw new CannotRun(
    `Invalid value \`${text}\` for \`--shard\`: write the number of this shard and of all, such as 1/4.`,
  );
}
