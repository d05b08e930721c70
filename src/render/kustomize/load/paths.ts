/** Paths relative to the root of the run, `/`-separated; the root itself is the empty string. */

/** A path written in a file of `directory`, made relative to the root; undefined when it leaves the root. */
export function resolvePath(directory: string, path: string): string | undefined {
  const parts = directory === '' ? [] : directory.split('/');
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** Whether a directory or file is the directory itself or somewhere below it. */
export function isInside(path: string, directory: string): boolean {
  return directory === '' || path === directory || path.startsWith(`${directory}/`);
}

export function directoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A path as kustomize's messages write it, the repository being its whole file system. */
export function absolute(path: string): string {
  return `/${path}`;
}

/** A directory as people name it. */
export function shown(directory: string): string {
  return directory === '' ? '.' : directory;
}
