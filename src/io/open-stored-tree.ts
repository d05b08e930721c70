import { isManifestName } from '../model/file-tree.ts';
import { pathFilter, pathGlobs } from '../text/glob/glob-set.ts';
import type { StoredTree } from './git/open-revision.ts';
import { namesRoot, pathFrom, type Located, type Target } from './locate-paths.ts';

/** The files to take of a commit or of the index. */
interface StoredOptions {
  /** The root is the top of the work tree. */
  readonly located: Located;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly remotes: readonly string[];
  readonly revisions: readonly string[] | undefined;
}

/**
 * The files of a commit or of the index that the arguments of a run mean: the same selection as `openTree` makes of the work tree. What a target
 * names need not be there. A stream is not part of it.
 */
export function openStoredTree(stored: StoredTree, options: StoredOptions): StoredTree {
  const { located, remotes, revisions } = options;
  const { root, targets } = located;
  const wanted = pathFilter(options);
  const matchers = targets.map((target) => matcherOf(target, root));
  const files = new Set(
    targets.flatMap((target) => (target.kind === 'file' ? [pathFrom(root, target.path)] : [])),
  );
  const isChosen = (path: string): boolean => matchers.some((matches) => matches(path));
  const isSingle = targets.every(({ kind }) => kind === 'file' || kind === 'glob');
  const isIn = (path: string): boolean => files.has(path) || wanted(path);
  const chosen = isSingle ? stored.paths : stored.paths.filter(isChosen);
  return {
    ...stored,
    paths: chosen.filter(isIn),
    ...(isSingle && { selected: new Set(stored.paths.filter(isChosen)) }),
    ...(!isSingle &&
      !namesRoot(located) && {
        around: () => stored.paths.filter((path) => !isChosen(path) && wanted(path)),
      }),
    named: targets.flatMap((target) =>
      target.kind === 'folder' && target.path !== root ? [pathFrom(root, target.path)] : [],
    ),
    remotes,
    ...(revisions !== undefined && { revisions }),
    excluded: chosen.filter((path) => !isIn(path) && isManifestName(path)),
  };
}

function matcherOf(target: Target, root: string): (path: string) => boolean {
  switch (target.kind) {
    case 'folder': {
      const folder = pathFrom(root, target.path);
      return (path) => folder === '' || path.startsWith(`${folder}/`);
    }
    case 'file': {
      const file = pathFrom(root, target.path);
      return (path) => path === file;
    }
    case 'glob': {
      const folder = pathFrom(root, target.folder);
      const { matches } = pathGlobs([target.pattern]);
      const start = folder === '' ? '' : `${folder}/`;
      return (path) => path.startsWith(start) && matches(path.slice(start.length));
    }
    default:
      return () => false;
  }
}
