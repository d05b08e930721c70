import { posix } from 'node:path';
import type { FileTree } from '../../model/file-tree.ts';
import { memo } from '../../model/memo.ts';
import { foldersAbove } from '../../model/names/folder-of.ts';
import { tellingTexts } from './telling-texts.ts';

/** A command that copies what it names, to its last word. */
const COPY = /^[ \t]*(?:[$] +)?(?:cp|rsync)[ \t]([^\n|;&]{1,400})$/gm;
/** What only runs know, at the start of a path. */
const START = /^(?:\$\w+|\$\{\w+\}|\$\([^)]*\))\//;
/** A folder of the repository whose name each run chooses: `clusters/$NAME`, `apps/<name>`. */
const CHOSEN = /^[^/$<{][^$<{]*\/(?:\$|<|\{\{)/;

/**
 * Whether a script or document of a tree copies a folder, or something in it, to a folder of the repository whose name it chooses
 * (`cp -r clusters/template/* clusters/$NAME`): it is a pattern, and the copies are deployed.
 */
export const copiedFolders = memo((tree: FileTree): ((folder: string) => boolean) => {
  const copied = new Set<string>();
  for (const { text } of tellingTexts(tree)) {
    for (const [, rest = ''] of text.matchAll(COPY)) {
      const words = rest
        .replaceAll(/["']/g, '')
        .split(/[ \t]+/)
        .flatMap((word) => (word === '' || word.startsWith('-') ? [] : word.replace(START, '')));
      if (!CHOSEN.test(words.at(-1) ?? '')) continue;
      for (const word of words.slice(0, -1)) {
        const path = posix.normalize(word.replace(/\/\.?\*?$/, ''));
        for (const each of [path, ...foldersAbove(path)]) copied.add(each);
      }
    }
  }
  return (folder) => copied.has(folder) || endsOf(folder).some((end) => copied.has(end));
});

/** The last parts of a path, two or more: a script may be started in any folder above, or be given it. A single word may be any folder. */
function endsOf(folder: string): readonly string[] {
  const parts = folder.split('/');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('/'));
}
