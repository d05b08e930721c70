import { compileGlob } from './compile-glob.ts';
import { expandBraces } from './glob-braces.ts';
import { DOUBLESTAR } from './glob-dialects.ts';

/** The entries of a folder, sorted by the bytes of their names; the root is the empty path. */
export type ListFolder = (folder: string) => readonly FolderEntry[];

export interface FolderEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/**
 * The files and folders that a pattern matches, in the order in which doublestar.Glob walks the folders; alternatives of braces are sorted.
 * Undefined if the pattern is malformed.
 */
export function doublestarPaths(pattern: string, list: ListFolder): readonly string[] | undefined {
  const patterns = expandBraces(pattern, DOUBLESTAR);
  if (patterns === undefined) return undefined;
  const found: string[] = [];
  for (const each of patterns) {
    const segments = each.split('/').map(readSegment);
    const valid = segments.filter((segment) => segment !== undefined);
    if (valid.length < segments.length) return undefined;
    walk('', valid, { list, found, walked: new Set() });
  }
  return patterns.length === 1 ? found : [...new Set(found)].sort();
}

type Segment = 'folders' | ((name: string) => boolean);

function readSegment(text: string): Segment | undefined {
  return text === '**' ? 'folders' : compileGlob(text, DOUBLESTAR);
}

interface Walk {
  readonly list: ListFolder;
  readonly found: string[];
  /** Folders by the segments that were left there: a second walk would find the same files again. */
  readonly walked: Set<string>;
}

function walk(folder: string, [segment, ...rest]: readonly Segment[], to: Walk): void {
  const key = `${rest.length} ${folder}`;
  if (segment === undefined || to.walked.has(key)) return;
  to.walked.add(key);
  const isLast = rest.length === 0;
  if (segment === 'folders') {
    if (!isLast) walk(folder, rest, to);
    else if (folder !== '') to.found.push(folder);
  }
  for (const { name, isFolder } of to.list(folder)) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (segment === 'folders') {
      if (isFolder) walk(path, [segment, ...rest], to);
      else if (isLast) to.found.push(path);
    } else if (segment(name)) {
      if (!isLast && isFolder) walk(path, rest, to);
      if (isLast) to.found.push(path);
    }
  }
}
