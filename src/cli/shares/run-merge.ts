import { resolve } from 'node:path';
import { readShares } from '../../io/exchange-folder.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { withShares } from '../../commands/render-part.ts';
import type { PackedBuilds, PreparePlan } from '../../commands/render-part.ts';
import type { Arguments } from '../../options/parse-arguments.ts';
import type { OpenedRun } from '../open-run.ts';
import type { ExitCode, Outside } from '../outside.ts';
import { runCheck } from '../run-check.ts';
import { isOfRun } from './share-bundle.ts';
import type { ShareBundle } from './share-bundle.ts';

/**
 * `envfrom merge DIR [PATH…]`: the report of `envfrom check PATH…`, with what the shards in the folder rendered. Throws CannotRun where a shard
 * is missing, or was made of other files.
 */
export function runMerge(args: Arguments, outside: Outside): Promise<ExitCode> {
  const [named, ...positionals] = args.positionals;
  if (named === undefined) {
    throw new CannotRun(
      '`envfrom merge` needs the folder that the shards wrote to.',
      '`envfrom merge DIR` reads what `envfrom check --shard I/N --exchange DIR` wrote.',
    );
  }
  const texts = readShares(resolve(outside.cwd, named), named);
  const sharesFor = (run: OpenedRun, tree: FileTree): PreparePlan =>
    withShares(
      texts.map((text, at) =>
        packedOf(text, `Shard ${at + 1} of ${texts.length}`, run, tree, outside),
      ),
    );
  return runCheck({ ...args, positionals }, outside, sharesFor);
}

function packedOf(
  text: string,
  name: string,
  run: OpenedRun,
  tree: FileTree,
  outside: Outside,
): PackedBuilds {
  try {
    const bundle: ShareBundle = JSON.parse(text);
    if (isOfRun(bundle, run, tree, outside)) return bundle.packed;
  } catch {
    throw new CannotRun(`${name} is damaged.`, 'Run it again.');
  }
  throw new CannotRun(
    `${name} was made from other files, with other options, or by another version of envfrom.`,
    'Shards and `envfrom merge` need the same files, paths, configuration and version.',
  );
}
