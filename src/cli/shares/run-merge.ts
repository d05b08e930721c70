import { resolve } from 'node:path';
import { merge, type PackedReport } from '../../commands/judge-parts.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Arguments } from '../../options/parse-arguments.ts';
import type { ExitCode, Outside } from '../outside.ts';
import { runCheck, type ExamineParts } from '../run-check.ts';
import { say } from '../say.ts';
import { divideRun, refuseSelection } from './divide-run.ts';
import {
  checkReads,
  findingsIn,
  fitting,
  ofAnotherRun,
  openExchange,
  shardsOf,
  surveysDigest,
  surveysOf,
  type Exchange,
} from './exchanged.ts';

/** What a report can only say of references that one process judged. */
const OF_ONE_RUN = ['references', 'verbose', 'base', 'base-dir', 'staged'] as const;

/**
 * `envfrom merge DIR [PATH…]`: the report of `envfrom check PATH…`, from what the shards in the folder found. Throws CannotRun where a shard
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
  const exchange = openExchange(resolve(outside.cwd, named), named);
  const alone = OF_ONE_RUN.find((name) => args.values.has(name));
  const examineParts: ExamineParts = (run, tree, countsInfos) => {
    refuseSelection(run);
    const { division, world } = divideRun(run, tree, outside);
    const found = judged(exchange, run.tree, world);
    if (alone === undefined) {
      const surveys = { [Symbol.iterator]: () => surveysOf(exchange, world) };
      return fitting(exchange, () => merge(division, surveys, found, countsInfos));
    }
    // Nothing of it is used, but a shard that is lost or of another run is an error all the same.
    fitting(exchange, () => [...found].length);
    say(
      outside,
      `envfrom: \`--${alone}\` needs all references, so the results of the shards are not used.`,
    );
    return undefined;
  };
  return runCheck({ ...args, positionals }, outside, examineParts);
}

/** What the shards found, one after the other, each checked to be of this run. */
function* judged(exchange: Exchange, tree: FileTree, world: string): Generator<PackedReport> {
  const judgedWith = surveysDigest(exchange);
  for (const shard of shardsOf(exchange, 'findings')) {
    const found = findingsIn(shard, world);
    if (found.surveys !== judgedWith) throw ofAnotherRun(shard.name);
    checkReads(found, tree, shard.name);
    yield found.report;
  }
}
