/** Paths relative to the root of the run, `/`-separated; the root itself is the empty string. */

/**
 * A path written in a file of `folder`, made relative to the root of the run; undefined when it leaves the repository, which is in the
 * folder `root`.
 */
export function resolvePath(folder: string, path: string, root = ''): string | undefined {
  const below = pathBelow(root, folder);
  const parts = below === '' ? [] : below.split('/');
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return pathIn(root, parts.join('/'));
}

/** A path written in a file of `folder` that leaves the repository, as it leads from the root of that: `../lib/base`. Undefined for any other. */
export function pathBeside(folder: string, path: string, root = ''): string | undefined {
  if (path.startsWith('/') || resolvePath(folder, path, root) !== undefined) return undefined;
  const parts = pathBelow(root, folder)
    .split('/')
    .filter((part) => part !== '');
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts[0] === '..' && parts.at(-1) !== '..' ? parts.join('/') : undefined;
}

/** A path in the repository that is in the folder `root`, relative to the root of the run. */
export function pathIn(root: string, path: string): string {
  if (root === '') return path;
  return path === '' ? root : `${root}/${path}`;
}

/** A path below a folder, relative to that folder. */
export function pathBelow(root: string, path: string): string {
  return root === '' ? path : path.slice(root.length + 1);
}

/** Whether a folder or file is the folder itself or somewhere below it. */
export function isInside(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

export function parentFolder(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

/** A folder as people name it, also in kustomize's messages, which have the absolute path: nobody knows where the repository will lie. */
export function shown(folder: string): string {
  return folder === '' ? '.' : folder;
}
