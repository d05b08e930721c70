import type { FileTree } from '../model/file-tree.ts';
import {
  matchesPattern,
  readPatterns,
  type IgnorePattern,
} from './flux/artifact/ignore-pattern.ts';

/**
 * Whether git ignores a path of the tree, by the `.gitignore` files above it: a file that a kustomization lists and git ignores is written by
 * someone who clones the repository.
 */
export function ignoredByGit(tree: FileTree): (path: string) => boolean {
  const patterns = new Map<string, readonly IgnorePattern[]>();
  const patternsOf = (folder: string): readonly IgnorePattern[] => {
    let found = patterns.get(folder);
    if (found === undefined) {
      const path = folder === '' ? '.gitignore' : `${folder}/.gitignore`;
      const content = tree.read(path);
      const domain = folder === '' ? [] : folder.split('/');
      found =
        content.kind === 'bytes'
          ? readPatterns(new TextDecoder().decode(content.bytes), domain)
          : [];
      patterns.set(folder, found);
    }
    return found;
  };
  return (path) => {
    const parts = path.split('/');
    let ignored = false;
    for (let depth = 0; depth < parts.length; depth += 1) {
      for (const pattern of patternsOf(parts.slice(0, depth).join('/'))) {
        if (matchesPattern(pattern, parts, false)) ignored = !pattern.keeps;
      }
    }
    return ignored;
  };
}
