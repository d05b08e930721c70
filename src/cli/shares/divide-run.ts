import { catalogue } from '../../../rules/catalogue.ts';
import type { Division } from '../../commands/judge-parts.ts';
import { briefDigest, keyedDigest } from '../../io/cache/keyed-digest.ts';
import { programDigest } from '../../io/cache/program-digest.ts';
import { shapeOf } from '../../io/cache/record-reads.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { VERSION } from '../../version.ts';
import { dataText } from '../kept/data-text.ts';
import type { OpenedRun } from '../open-run.ts';
import type { Outside } from '../outside.ts';

/** A run that several processes share, and what tells it from all others. */
export interface DividedRun {
  readonly division: Division;
  /** Equal for runs of the same program that look at files of the same names with the same options. */
  readonly world: string;
}

/** What all shards of a run agree on. Digests of Secrets are made with it, so those of two repositories never match. */
export function divideRun(run: OpenedRun, tree: FileTree, outside: Outside): DividedRun {
  const world = worldOf(run, outside);
  return {
    world,
    division: {
      tree,
      rules: catalogue,
      settings: run.settings,
      digest: briefDigest(keyedDigest(world)),
    },
  };
}

/** Throws CannotRun where a run is about a part of the repository that is not made of whole folders. */
export function refuseSelection({ tree, settings }: OpenedRun): void {
  if (tree.selected === undefined && settings.build === undefined) return;
  throw new CannotRun(
    '`--shard` divides folders, not single files or builds.',
    'Name folders, or nothing for the whole repository.',
  );
}

function worldOf({ tree, settings }: OpenedRun, { kept }: Outside): string {
  const program = kept === undefined ? undefined : programDigest(kept.program);
  // What merely is said about the files changes no findings.
  const { notices: _, ...shape } = shapeOf({ ...tree, paths: [] });
  return keyedDigest('world')(
    dataText([VERSION, program, shape, settings]),
    ...blocksOf(tree.paths),
  );
}

/** Paths that are one text: of hundreds of thousands it would be tens of megabytes. */
const PATHS_AT_ONCE = 1000;

function* blocksOf(paths: readonly string[]): Generator<string> {
  for (let at = 0; at < paths.length; at += PATHS_AT_ONCE) {
    yield paths.slice(at, at + PATHS_AT_ONCE).join('\n');
  }
}
