import type { FileContent, FileTree } from '../model/file-tree.ts';

/** A tree as if its files were in a folder: a base that is elsewhere on the disk, at the paths of what it is compared with. */
export function mountTree(tree: FileTree, folder: string): FileTree {
  if (folder === '' || folder === '.') return tree;
  const place = (path: string): string => `${folder}/${path}`;
  return {
    paths: tree.paths.map(place),
    named: [folder],
    ...(tree.remotes !== undefined && { remotes: tree.remotes }),
    ...(tree.revisions !== undefined && { revisions: tree.revisions }),
    ...(tree.excluded !== undefined && { excluded: tree.excluded.map(place) }),
    ...(tree.links !== undefined && {
      links: tree.links.map(({ path, target }) => ({ path: place(path), target: place(target) })),
    }),
    ...(tree.notices !== undefined && { notices: tree.notices }),
    read: (path) =>
      path.startsWith(`${folder}/`) ? tree.read(path.slice(folder.length + 1)) : outside(),
  };
}

function outside(): FileContent {
  const reason = 'it is outside the folder to compare with, where nothing is read';
  return { kind: 'unreadable', reason, cause: 'outside' };
}
