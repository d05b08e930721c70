import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { FileContent } from '../model/file-tree.ts';
import { memoBy } from '../model/memo.ts';
import { fileNameOf } from '../model/names/folder-of.ts';
import { isGitPath } from './is-git-path.ts';
import { isWithin, pathBelow, pathFrom } from './locate-paths.ts';

/**
 * Opening a pipe must not wait for who writes to it, and a symlink must not be followed unseen; Windows has no such flags, and
 * no pipes among files.
 */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
const HAS_NOFOLLOW = constants.O_NOFOLLOW !== undefined;

/**
 * Reads files under the root, by their paths relative to it. A file longer than `limit` bytes comes as its first `limit + 1`:
 * enough to see that it is too long. Symlinks are followed, but never out of the root, nor into a `.git` folder. Pipes and
 * devices are not read, so nothing waits for them.
 */
export function contentReader(root: string, limit: number): (path: string) => FileContent {
  // Folders hold many files: each is resolved once.
  const folderAt = memoBy((folder: string) => realpathSync.native(folder));
  // Most folders are asked for some of these names in vain: Node takes five times as long to fail to open a file as to see that there is none.
  const missed = new Set<string>();
  return (path) => {
    if (isGitPath(path)) return inGitFolder();
    const name = fileNameOf(path);
    try {
      const written = pathBelow(root, path);
      if (!isWithin(root, written)) return outside();
      const slash = written.lastIndexOf(sep);
      const folder = slash <= 0 ? dirname(written) : written.slice(0, slash);
      const real = folderAt(folder);
      if (HAS_NOFOLLOW && real === folder) {
        if (missed.has(name) && statSync(written, IF_ANY) === undefined) return missing(path);
        return readWritten(root, written, limit);
      }
      const found = join(real, basename(written));
      return readUnder(root, HAS_NOFOLLOW ? found : realpathSync.native(found), limit);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') missed.add(name);
      return unreadable(error, path);
    }
  };
}

const IF_ANY = { throwIfNoEntry: false } as const;

/** A file by its absolute path in a folder without symlinks; is a symlink itself, what it leads to. */
function readUnder(root: string, absolute: string, limit: number): FileContent {
  if (!isWithin(root, absolute)) return ledOutside();
  if (isGitPath(pathFrom(root, absolute))) return inGitFolder();
  return readWritten(root, absolute, limit);
}

/** The same where the path itself is known to be one that may be read. */
function readWritten(root: string, absolute: string, limit: number): FileContent {
  try {
    return readFile(absolute, limit);
  } catch (error) {
    // With O_NOFOLLOW a symlink is one link too many.
    if (codeOf(error) !== 'ELOOP') throw error;
    const target = realpathSync.native(absolute);
    if (target === absolute) throw error;
    return readUnder(root, target, limit);
  }
}

/** Reads a file that the user names, wherever it is; never waits. */
export function readNamedFile(absolute: string, limit: number): FileContent {
  try {
    return readFile(realpathSync.native(absolute), limit);
  } catch (error) {
    return unreadable(error, absolute);
  }
}

function readFile(absolute: string, limit: number): FileContent {
  const file = openSync(absolute, OPEN_FLAGS);
  try {
    const stats = fstatSync(file);
    if (stats.isDirectory()) return folder();
    if (!stats.isFile()) return { kind: 'unreadable', reason: 'it is not a regular file' };
    return { kind: 'bytes', bytes: readBytes(file, stats.size, limit + 1) };
  } finally {
    closeSync(file);
  }
}

/** At most `most` bytes of a file. One byte more than its size is asked for, so that getting just its size needs no second question. */
function readBytes(file: number, size: number, most: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(size + 1, most));
  let length = 0;
  for (let read = -1; read !== 0 && length < bytes.length; length += read) {
    if (length === size && size > 0) break;
    read = readSync(file, bytes, length, bytes.length - length, length);
  }
  return bytes.subarray(0, length);
}

function folder(): FileContent {
  return { kind: 'unreadable', reason: 'it is a folder', cause: 'folder' };
}

function outside(): FileContent {
  return {
    kind: 'unreadable',
    reason: 'it is outside the repository, where nothing is read',
    cause: 'outside',
  };
}

function ledOutside(): FileContent {
  return {
    kind: 'unreadable',
    reason: 'a symlink leads it outside the repository, where nothing is read',
    cause: 'outside',
  };
}

function inGitFolder(): FileContent {
  return {
    kind: 'unreadable',
    reason: 'it is inside a `.git` folder, where nothing is read',
    cause: 'outside',
  };
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['ELOOP', 'its symlinks form a loop'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['EMFILE', 'too many files are open'],
  ['ENXIO', 'it is not a regular file'],
]);

/** In words of our own: the system's message holds the absolute path. */
function unreadable(error: unknown, path: string): FileContent {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return missing(path);
  if (code === 'EISDIR') return folder();
  return { kind: 'unreadable', reason: REASONS.get(code) ?? `the system says ${code}` };
}

function missing(path: string): FileContent {
  // Node reads names as UTF-8 and puts this character in place of invalid bytes.
  return path.includes('\ufffd')
    ? { kind: 'unreadable', reason: 'its name is not valid UTF-8' }
    : { kind: 'unreadable', reason: 'no such file', cause: 'missing' };
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  throw error;
}
