import { posix } from 'node:path';
import { folderOf } from '../../model/names/folder-of.ts';
import type { ParsedFile } from '../../model/parsed-file.ts';

/** An item of a list in a comment: `# - ./app`. */
const ITEM = /^[ \t]*#[ \t#]*-[ \t]+["']?([^\s"'#]+)["']?[ \t]*(?:#.*)?$/gm;

/**
 * The paths that kustomizations name in comments, as items of a list: a file or folder among them, which nothing else lists, was switched off. Other
 * words that comments list are no paths of the repository.
 */
export function commentedPaths(kustomizations: readonly ParsedFile[]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { path, source } of kustomizations) {
    if (source?.text.includes('#') !== true) continue;
    for (const [, item = ''] of source.text.matchAll(ITEM)) {
      const named = posix.join(folderOf(path), item);
      paths.add(named.endsWith('/') ? named.slice(0, -1) : named);
    }
  }
  return paths;
}
