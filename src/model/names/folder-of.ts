import { countBefore } from '../group-by.ts';

/** The folder of a path; `.` for the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** What the paths below a folder begin with; `.` is the root. */
export function folderPrefix(folder: string): string {
  return folder === '.' ? '' : `${folder}/`;
}

/** Whether a path is below a folder; `.` is the root. */
export function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folderPrefix(folder));
}

/** The innermost of some folders that a path lies in, but for the root; undefined if it lies in none. */
export function enclosingFolder(folders: ReadonlySet<string>, path: string): string | undefined {
  if (folders.size === 0) return undefined;
  for (let folder = folderOf(path); folder !== '.'; folder = folderOf(folder)) {
    if (folders.has(folder)) return folder;
  }
  return undefined;
}

/** The folders that files are in, at any depth; an empty text is the root. */
export function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set(['']);
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

/** The folders above a path, from the outermost in, without the root. */
export function foldersAbove(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    folders.push(path.slice(0, at));
  }
  return folders;
}

/** The folder of a path, the one above it, and so on to the root, which is `.`. */
export function foldersToRoot(path: string): readonly string[] {
  return [...foldersAbove(path).toReversed(), '.'];
}

/** A path joined to a root, relative to it, as securejoin does: neither a leading `/` nor `..` leads out of the root. */
export function pathBelowRoot(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** A path without empty parts and `.`. */
export function plainPath(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** A path or address without the slashes at its end. */
export function withoutEndSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}

/** Whether a file is there only so that git keeps its folder, which somebody wants empty for now. */
export function keepsFolder(path: string): boolean {
  return /(?:^|\/)\.(?:git)?keep$/.test(path);
}

/** Those of some sorted paths that begin with a prefix. */
export function pathsWithPrefix(paths: readonly string[], prefix: string): readonly string[] {
  if (prefix === '') return paths;
  const start = countBefore(paths, (path) => path < prefix);
  let end = start;
  while (paths[end]?.startsWith(prefix) === true) end += 1;
  return paths.slice(start, end);
}
