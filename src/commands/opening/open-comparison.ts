import { resolve } from 'node:path';
import { configPaths } from '../../io/find-config.ts';
import { isWithin, locatePaths, pathFrom, type Located } from '../../io/locate-paths.ts';
import { mountTree } from '../../io/mount-tree.ts';
import { openTree } from '../../io/open-tree.ts';
import { shareContents, type SharedTrees } from '../../io/share-contents.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import type { Host } from '../host.ts';
import type { RunOptions } from '../settings/run-options.ts';
import { openRun, type OpenedRun } from './open-run.ts';
import { openStored, UNFILTERED, type OpenedSide, type StoredSide } from './open-stored.ts';

/** A folder, a file or a pipe of the disk, relative to the current folder: what another program rendered. */
interface FolderSide {
  readonly kind: 'folder';
  readonly path: string;
}

export interface Sides {
  readonly base: StoredSide | FolderSide;
  /** `work-tree`: the files on the disk that the arguments name. */
  readonly head: StoredSide | FolderSide | { readonly kind: 'work-tree' };
}

/** A run on the head, with the base next to it: the same paths, configuration and flags hold for both. */
export interface Comparison extends OpenedRun {
  readonly base: FileTree;
  /** What the two are called, to be put into sentences: `main (1a2b3c4)`, `the working tree`. */
  readonly labels: { readonly base: string; readonly head: string };
}

type Values = ReadonlyMap<string, readonly string[]>;

/** Opens the two trees of a comparison; contents that both hold are read once. Throws CannotRun, with what to set where a clone is shallow. */
export async function openComparison(
  paths: readonly string[],
  values: Values,
  host: Host,
  { base, head }: Sides,
): Promise<Comparison> {
  let label = 'the working tree';
  const open = (located: Located, options: RunOptions): FileTree | undefined => {
    if (head.kind === 'work-tree' || head.kind === 'folder') return undefined;
    const stored = openStored(head, located, options, host);
    ({ label } = stored);
    return stored.tree;
  };
  const config = (located: Located): FileTree | undefined =>
    base.kind === 'folder' || values.get('config-from')?.at(-1) !== 'base'
      ? undefined
      : openStored(base, located, UNFILTERED, host).tree;
  const words = head.kind === 'folder' ? [head.path] : paths;
  const run = await openRun(words, values, host, { open, config });
  const before =
    base.kind === 'folder'
      ? await openFolder(base.path, run, host)
      : openStored(base, run.located, run, host);
  const trees = shareContents(run.tree, before.tree);
  return {
    ...run,
    notices: [...run.notices, ...(base.kind === 'folder' ? [] : changedConfig(run, trees, values))],
    tree: trees.head,
    // Charts that lie ready are part of neither: both sides get the same.
    base: run.tree.charts === undefined ? trees.base : { ...trees.base, charts: run.tree.charts },
    labels: { base: before.label, head: head.kind === 'folder' ? `\`${head.path}\`` : label },
  };
}

/** Says that the change itself changes the configuration that decides what is reported about it. */
function changedConfig(
  { located: { here, root, start } }: OpenedRun,
  { base, head }: SharedTrees,
  values: Values,
): readonly string[] {
  if (values.has('no-config')) return [];
  const named = values.get('config')?.at(-1);
  const paths = named === undefined ? [...configPaths(start, root)].flat() : [resolve(here, named)];
  const changed = paths.filter(
    (path) => isWithin(root, path) && !isSameIn(base, head, pathFrom(root, path)),
  );
  return changed.map((path) => {
    const shown = pathFrom(root, path);
    return values.get('config-from')?.at(-1) === 'base'
      ? `The change touches \`${shown}\`; the version of the base commit is used.`
      : `The change touches \`${shown}\`, which decides what is reported about it; \`config-from: base\` uses the version of the base commit.`;
  });
}

function isSameIn(base: FileTree, head: FileTree, path: string): boolean {
  const [before, now] = [base.read(path), head.read(path)];
  if (before.kind === 'unreadable' || now.kind === 'unreadable') return before.kind === now.kind;
  return before.bytes === now.bytes;
}

/** The name of a single file or a pipe where nothing else names it. */
const STREAM_NAME = 'stdin.yaml';

/** A folder of the disk, as if it were at the path of the folder that it is compared with. */
async function openFolder(path: string, run: OpenedRun, host: Host): Promise<OpenedSide> {
  const { here, root, targets } = run.located;
  const [target, other] = targets;
  if (target === undefined || other !== undefined) {
    throw new CannotRun('`--base-dir` is compared with one path: remove the others.');
  }
  const { targets: found } = locatePaths(host.cwd, [path]);
  const [base] = found;
  if (base === undefined || base.kind === 'glob' || base.kind === 'stdin') {
    throw new CannotRun(`\`--base-dir ${path}\` does not exist.`);
  }
  const isFolder = base.kind === 'folder';
  const top = isFolder ? base.path : resolve(base.path, '..');
  const tree = await openTree({
    located: { here, root: top, start: top, targets: found },
    include: [],
    exclude: [],
    trackedOnly: false,
    fileSize: run.settings.limits.fileSize,
    env: host.env,
    listings: host.listings,
    stdin: { stream: host.stdin, path: STREAM_NAME, isNamed: false },
  });
  const label = `\`${path}\``;
  if (target.kind === 'folder') {
    if (!isFolder)
      throw new CannotRun(`\`--base-dir ${path}\` is a file, but a folder is checked.`);
    return { tree: mountTree(tree, pathFrom(root, target.path)), label };
  }
  if (isFolder) throw new CannotRun(`\`--base-dir ${path}\` is a folder, but a file is checked.`);
  return { tree: renamed(tree, run.tree.paths[0] ?? STREAM_NAME), label };
}

/** The only file of a tree under another name: that of the file which it is compared with. */
function renamed(tree: FileTree, name: string): FileTree {
  const [own = ''] = tree.paths;
  return { ...tree, paths: [name], read: (path) => tree.read(path === name ? own : path) };
}
