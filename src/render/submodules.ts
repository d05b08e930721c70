import { contentText } from '../model/file-content.ts';
import type { FileTree } from '../model/file-tree.ts';
import { enclosingFolder } from '../model/names/folder-of.ts';

/** `path = charts/common` of a section of `.gitmodules`. */
const PATH = /^[ \t]*path[ \t]*=(.*)/gm;

/** The submodule of git that a path is or lies in, by the `.gitmodules` of the tree. Submodules are not read. */
export function submodulesIn(tree: FileTree): (path: string) => string | undefined {
  const text = contentText(tree.read('.gitmodules')) ?? '';
  const folders = new Set(
    [...text.matchAll(PATH)].map(([, folder = '']) => folder.trim().replace(/^"|"$/g, '')),
  );
  return (path) => (folders.has(path) ? path : enclosingFolder(folders, path));
}
