import { closeSync, fstatSync, openSync, readSync, realpathSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { FileContent } from '../model/file-tree.ts';
import { isWithin } from './locate-paths.ts';

/**
 * Reads one file under the root. A file longer than `limit` bytes comes as its first `limit + 1`: enough to see that it is
 * too long. `plain`: no part of the path is a symlink; else it is followed, but never out of the root. Pipes and devices
 * are not opened, so nothing waits for them.
 */
export function readContent(
  root: string,
  path: string,
  limit: number,
  plain: boolean,
): FileContent {
  try {
    const absolute = plain ? join(root, path) : realpathSync(join(root, path));
    if (!isWithin(root, absolute)) return outside();
    const stats = lstatSync(absolute);
    if (stats.isDirectory()) {
      return { kind: 'unreadable', reason: 'it is a folder', cause: 'folder' };
    }
    if (!stats.isFile()) return { kind: 'unreadable', reason: 'it is no regular file' };
    return { kind: 'bytes', bytes: readBytes(absolute, limit) };
  } catch (error) {
    return unreadable(error);
  }
}

function readBytes(absolute: string, limit: number): Uint8Array {
  const file = openSync(absolute, 'r');
  try {
    const size = Math.min(fstatSync(file).size, limit) + 1;
    const bytes = new Uint8Array(size);
    let length = 0;
    for (let read = -1; read !== 0 && length < size; length += read) {
      read = readSync(file, bytes, length, size - length, length);
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

function outside(): FileContent {
  return {
    kind: 'unreadable',
    reason: 'it is outside the repository, where nothing is read',
    cause: 'outside',
  };
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['ELOOP', 'its symlinks lead in a circle'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['EMFILE', 'too many files are open'],
]);

/** In words of our own: the system's message holds the absolute path. */
function unreadable(error: unknown): FileContent {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return { kind: 'unreadable', reason: 'no such file', cause: 'missing' };
  }
  return { kind: 'unreadable', reason: REASONS.get(code) ?? `the system says ${code}` };
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  throw error;
}
