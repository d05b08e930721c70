import type { FileTree } from '../../model/file-tree.ts';
import { memo, memoBy } from '../../model/memo.ts';

/** What symlinks lead to below the folder of a chart. */
export interface LinkedPaths {
  /** The paths of files that only symlinks make files of a folder. */
  readonly below: (folder: string) => readonly string[];
  /** Equal as long as the same symlinks lead to the same files. */
  readonly key: (folder: string) => string;
  /** The file itself; the same path for one that no symlink leads to. */
  readonly target: (path: string) => string;
}

/** Files of one folder that are listed. */
const MAX_FILES = 10_000;

/** Helm reads symlinks in the folder of a chart as the files and folders that they lead to (helm: Walk in internal/sympath). */
export const linkedPaths = memo(({ paths, links = [], around }: FileTree): LinkedPaths => {
  const targets = new Map<string, string>();
  const listed = new Set(paths);
  const filesIn = (folder: string): readonly string[] => {
    const files = paths.filter((path) => path.startsWith(`${folder}/`));
    // The user named the folder of a chart, and not what it leads to.
    return files.length > 0 ? files : (around?.() ?? []).filter((path) => isBelow(path, folder));
  };
  const behind = (path: string, target: string): readonly (readonly [string, string])[] =>
    listed.has(target)
      ? [[path, target]]
      : filesIn(target).map((file) => [path + file.slice(target.length), file]);
  const below = memoBy((folder: string): readonly string[] => {
    const found = links
      .filter(({ path, target }) => isBelow(path, folder) && !isBelow(folder, target))
      .flatMap(({ path, target }) => behind(path, target))
      .slice(0, MAX_FILES);
    for (const [path, target] of found) targets.set(path, target);
    return found.map(([path]) => path);
  });
  const target = (path: string): string => targets.get(path) ?? path;
  return { below, target, key: (folder) => below(folder).map(target).join('\n') };
});

function isBelow(path: string, folder: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}
