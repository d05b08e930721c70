import { compareText } from '../../../../../go/compare-text.ts';
import type { Budget } from '../../../../../model/budget.ts';
import type { FileTree } from '../../../../../model/file-tree.ts';
import { memo } from '../../../../../model/memo.ts';
import { foldersOf } from '../../../../../model/names/folder-of.ts';
import { entryOf, type YamlNode } from '../../../../../model/node.ts';
import { isTrue, scalarText } from '../../../../../model/scalars/scalar-text.ts';
import { compileGlob } from '../../../../../text/glob/compile-glob.ts';
import { GO_PATH } from '../../../../../text/glob/glob-dialects.ts';
import { charge } from '../../../../helm/value/charge.ts';
import { allPaths, MATCH_STEPS } from './all-paths.ts';

/** A folder that a git generator takes, and the pattern that asked for it. */
interface FoundFolder {
  readonly path: string;
  readonly pattern: YamlNode;
}

/**
 * The folders that the patterns of `directories` match, in the order of the repo server's walk. A pattern is Go's path.Match: `**` is
 * `*`, and neither crosses `/`; one that cannot be read matches nothing. A folder that some pattern excludes is out. Hidden folders
 * and all below them are skipped, unless the repo server is told to include them.
 */
export function findGitFolders(
  tree: FileTree,
  patterns: readonly YamlNode[],
  includeHidden: boolean,
  budget: Budget,
): readonly FoundFolder[] {
  const folders = gitFolders(tree);
  if (charge(budget, MATCH_STEPS * folders.length * patterns.length, 0) !== undefined) return [];
  const read = patterns.map((node) => ({
    node,
    matches: compileGlob(scalarText(entryOf(node, 'path')?.value, 'kubectl'), GO_PATH),
    exclude: isTrue(entryOf(node, 'exclude')?.value, 'kubectl'),
  }));
  return folders.flatMap(({ path, isHidden }): readonly FoundFolder[] => {
    if (isHidden && !includeHidden) return [];
    const matching = read.filter(({ matches }) => matches?.(path) === true);
    const [first] = matching;
    if (first === undefined || matching.some(({ exclude }) => exclude)) return [];
    return [{ path, pattern: first.node }];
  });
}

interface Folder {
  readonly path: string;
  readonly isHidden: boolean;
}

/** Every folder that holds a file, each before those in it. A matrix asks for them again and again. */
const gitFolders = memo((tree: FileTree): readonly Folder[] => {
  const folders = [...foldersOf(allPaths(tree))].filter((path) => path !== '');
  return folders.sort(byParts).map((path) => ({ path, isHidden: /(?:^|\/)\./.test(path) }));
});

/** A walk visits what is in a folder before the folder's next neighbour: `a/b` comes before `a-b`. */
function byParts(left: string, right: string): number {
  const [a, b] = [left.split('/'), right.split('/')];
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    if (part !== other) return compareText(part, other);
  }
  return a.length - b.length;
}
