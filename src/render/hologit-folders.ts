import type { FileTree } from '../model/file-tree.ts';
import { enclosingFolder } from '../model/names/folder-of.ts';

/** A mapping of Hologit: what another repository has at a place of the branch that is put together, and deployed. */
const MAPPING = /^\.holo\/branches\/[^/]+\/(?:(.+)\/)?(?:_[^/]*|([^/]+))\.toml$/;

/** The folder that Hologit brings from another repository and that a path is or lies in. A mapping of the whole branch says nothing of a path. */
export function hologitFolders({ paths }: FileTree): (path: string) => string | undefined {
  const folders = new Set(
    paths.flatMap((path) => {
      const [, above, name] = MAPPING.exec(path) ?? [];
      const folder = [above, name].filter((part) => part !== undefined).join('/');
      return folder === '' ? [] : [folder];
    }),
  );
  return (path) => (folders.has(path) ? path : enclosingFolder(folders, path));
}
