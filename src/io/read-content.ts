import { closeSync, constants, fstatSync, openSync, readSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { FileContent } from '../model/file-tree.ts';
import { isWithin } from './locate-paths.ts';

/** Opening a pipe must not wait for who writes to it; Windows has no such flag, and no pipes among files. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Reads one file under the root. A file longer than `limit` bytes comes as its first `limit + 1`: enough to see that it is
 * too long. `plain`: no part of the path is a symlink; else it is followed, but never out of the root. Pipes and devices
 * are not read, so nothing waits for them.
 */
export function readContent(
  root: string,
  path: string,
  limit: number,
  plain: boolean,
): FileContent {
  try {
    const absolute = plain ? join(root, path) : realpathSync(join(root, path));
    return isWithin(root, absolute) ? readFile(absolute, limit) : outside();
  } catch (error) {
    return unreadable(error);
  }
}

function readFile(absolute: string, limit: number): FileContent {
  const file = openSync(absolute, OPEN_FLAGS);
  try {
    const stats = fstatSync(file);
    if (stats.isDirectory()) return folder();
    if (!stats.isFile()) return { kind: 'unreadable', reason: 'it is no regular file' };
    return { kind: 'bytes', bytes: readBytes(file, Math.min(stats.size, limit) + 1) };
  } finally {
    closeSync(file);
  }
}

function readBytes(file: number, most: number): Uint8Array {
  const bytes = new Uint8Array(most);
  let length = 0;
  for (let read = -1; read !== 0 && length < most; length += read) {
    read = readSync(file, bytes, length, most - length, length);
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
  if (code === 'EISDIR') return folder();
  return { kind: 'unreadable', reason: REASONS.get(code) ?? `the system says ${code}` };
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  throw error;
}
