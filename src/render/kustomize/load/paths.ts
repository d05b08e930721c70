/** Paths relative to the root of the run, `/`-separated; the root itself is the empty string. */

/** A path written in a file of `folder`, made relative to the root; undefined when it leaves the root. */
export function resolvePath(folder: string, path: string): string | undefined {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** Whether a folder or file is the folder itself or somewhere below it. */
export function isInside(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

export function parentFolder(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A folder as people name it, also in kustomize's messages, which have the absolute path: nobody knows where the repository will lie. */
export function shown(folder: string): string {
  return folder === '' ? '.' : folder;
}
