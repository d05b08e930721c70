import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from './code-of.ts';

/** A change of one file that is prepared beside it. */
export interface StagedFile {
  /** The file, without symlinks. */
  readonly path: string;
  /** What the user calls it. */
  readonly name: string;
  /** The new file, complete; undefined: the file is to be removed. */
  readonly next: string | undefined;
  /** What is there now is kept under this name until all files are replaced; undefined: there is nothing, or it need not be kept. */
  readonly before: string | undefined;
}

const NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);
/** The errors of file systems that cannot be asked to write at once. */
const CANNOT_SYNC = new Set(['EINVAL', 'ENOSYS', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES', 'EBADF']);

/** A name beside a file that no other program has; no stage reads such files. */
export function nameBeside(path: string): string {
  return join(dirname(path), `.envfrom-${randomUUID()}.tmp`);
}

/**
 * A new file that is to replace another one: open, with its permissions and, where the user may give them, its owners. Throws the error of the system.
 */
export function openBeside(next: string, stats: Stats | undefined): number {
  if (stats === undefined) return openSync(next, NEW, 0o666);
  const file = openSync(next, NEW, stats.mode & 0o777);
  try {
    fchownSync(file, stats.uid, stats.gid);
  } catch {
    // Only root may give files away: the new file is the user's own.
  }
  fchmodSync(file, stats.mode & 0o7777);
  return file;
}

export function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

/** Waits until what was written is on the disk. */
export function sync(file: number): void {
  try {
    fsyncSync(file);
  } catch (error) {
    if (!CANNOT_SYNC.has(codeOf(error))) throw error;
  }
}

/** Puts the new file in the place of the old one, or removes that. Throws the error of the system; then the old one is there. */
export function replace({ path, next, before }: StagedFile): void {
  if (before !== undefined) keep(path, before, next === undefined);
  if (next === undefined) return;
  try {
    renameSync(next, path);
  } catch (error) {
    // A file that is mounted by itself, as containers do, cannot be replaced.
    if (codeOf(error) !== 'EBUSY') throw error;
    copyFileSync(next, path);
  }
}

function keep(path: string, before: string, isMoved: boolean): void {
  if (isMoved) {
    renameSync(path, before);
    return;
  }
  try {
    linkSync(path, before);
  } catch {
    copyFileSync(path, before, constants.COPYFILE_EXCL);
  }
}

/** Puts back what `replace` took away. Throws the error of the system. */
export function putBack({ path, before }: StagedFile): void {
  if (before === undefined) rmSync(path);
  else renameSync(before, path);
}

/** Takes away what was prepared, or kept. */
export function discard({ next, before }: Pick<StagedFile, 'next' | 'before'>): void {
  for (const path of [next, before]) if (path !== undefined) rmSync(path, { force: true });
}

/** Waits until the names in a folder are on the disk. */
export function syncFolder(path: string): void {
  try {
    const folder = openSync(path, constants.O_RDONLY);
    try {
      sync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Windows opens no folders. The files are whole in any case.
  }
}
