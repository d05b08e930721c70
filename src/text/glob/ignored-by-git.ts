import { contentText } from '../../model/file-content.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { memoBy } from '../../model/memo.ts';
import { ignoreRules, type IgnoreRules } from './ignore-rules.ts';

/**
 * Whether git ignores a path of the tree, by the `.gitignore` files above it: a file that a kustomization lists and git ignores is written by
 * someone who clones the repository. What is in a folder that is ignored cannot be kept.
 */
export function ignoredByGit(tree: FileTree): (path: string) => boolean {
  const rulesAt = memoBy((path: string) => ignoreRules(contentText(tree.read(path)) ?? ''));
  const rulesOf = (folder: readonly string[]): IgnoreRules =>
    rulesAt([...folder, '.gitignore'].join('/'));
  /** The answer of the nearest file that has one. */
  const isIgnored = (parts: readonly string[], isFolder: boolean): boolean => {
    for (let depth = parts.length - 1; depth >= 0; depth -= 1) {
      const answer = rulesOf(parts.slice(0, depth))(parts.slice(depth).join('/'), isFolder);
      if (answer !== undefined) return answer === 'ignored';
    }
    return false;
  };
  return (path) => {
    const parts = path.split('/');
    return parts.some((_, at) => isIgnored(parts.slice(0, at + 1), at + 1 < parts.length));
  };
}
