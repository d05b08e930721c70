import { posix } from 'node:path';
import { folderOf } from '../folder-of.ts';
import { memo } from '../memo.ts';
import type { YamlNode } from '../node.ts';
import type { ParsedFile } from '../parsed-file.ts';

type Kustomization = Pick<ParsedFile, 'path' | 'documents' | 'source'>;

/** Longer texts are no paths. */
const LONGEST_PATH = 4096;
/** A word of a comment: it may be the path of what is switched off. */
const COMMENTED = /#[ \t]*(?:-[ \t]*)?["']?([^\s"'#]+)/g;

/** The folders that a kustomization may name, but for its own: what any of its texts may mean, whatever field it is in. Sorted. */
export function foldersNamed(
  file: Kustomization,
  isFolder: (path: string) => boolean,
): readonly string[] {
  return foldersMeant(file).filter(isFolder);
}

/** The folders that its texts may mean, there or not, sorted. */
const foldersMeant = memo((file: Kustomization): readonly string[] => {
  const own = folderOf(file.path);
  const named = new Set(textsIn(file).flatMap((text) => foldersOf(text, own)));
  named.delete(own);
  return [...named].sort();
});

/** Every text of a kustomization that may be a path: what it is the path of does not matter. */
function textsIn({ documents, source }: Kustomization): readonly string[] {
  const texts = Array.from(source?.text.matchAll(COMMENTED) ?? [], ([, word = '']) => word);
  const stack: YamlNode[] = documents.flatMap(({ root }) => root ?? []);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'scalar') {
      if (node.text.length <= LONGEST_PATH && !node.text.includes('\n')) texts.push(node.text);
    } else if (node.kind === 'sequence') for (const item of node.items) stack.push(item);
    else for (const { value } of node.entries) stack.push(value);
  }
  return texts;
}

/** The folders that a text may mean: itself, or that of the file; files of generators may have a key before them (`key=path`). */
function foldersOf(text: string, folder: string): readonly string[] {
  const equals = text.indexOf('=');
  const paths = equals === -1 ? [text] : [text, text.slice(equals + 1)];
  return paths.flatMap((path) => {
    const whole = posix.join(folder, path).replace(/\/+$/, '');
    return [whole === '' ? '.' : whole, folderOf(whole)];
  });
}
