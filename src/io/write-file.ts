import {
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, join, parse, relative, sep } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import { isGitPath } from './is-git-path.ts';
import { isWithin } from './locate-paths.ts';

const FLAGS =
  constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);

const REASONS: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'no space is left'],
  ['EDQUOT', 'no space is left'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['EEXIST', 'a part of its path is a file'],
  ['ENAMETOOLONG', 'its name is too long'],
]);

/**
 * Writes a file that the user names (absolute), making its folders. Within the repository, whose root is given, it is not written
 * through a symlink or a hard link, into a `.git` folder or to anything but a file: a stranger could have put that in its place. `name` is what the
 * user calls it. `text`: whole, or in pieces. Throws CannotRun when it cannot be written.
 */
export function writeFileFor(
  absolute: string,
  text: string | Iterable<string>,
  root: string,
  name: string,
): void {
  try {
    const path = placeOf(absolute, root, name);
    mkdirSync(dirname(path), { recursive: true });
    const isOurs = isWithin(root, path);
    const mode = isOurs ? unlinked(path) : undefined;
    const file = openSync(path, isOurs ? FLAGS : FLAGS & ~(constants.O_NOFOLLOW ?? 0), mode);
    try {
      for (const block of typeof text === 'string' ? [text] : text) {
        writeAll(file, Buffer.from(block));
      }
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw failureOf(error, name);
  }
}

/** A file that has other names, which may lie outside (hard links), is made again, so that those keep their text. Gives its mode. */
function unlinked(path: string): number | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true || stats.nlink < 2) return undefined;
  unlinkSync(path);
  return stats.mode & 0o777;
}

/** Removes a file that `writeFileFor` would write, under the same conditions. Throws CannotRun when it cannot be removed. */
export function removeFileFor(absolute: string, root: string, name: string): void {
  try {
    unlinkSync(placeOf(absolute, root, name));
  } catch (error) {
    throw failureOf(error, name);
  }
}

function failureOf(error: unknown, name: string): CannotRun {
  if (error instanceof CannotRun) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return cannotWrite(name, REASONS.get(code) ?? `the system says ${code}`);
}

function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

/** The path without symlinks, but for one at its end outside the repository. */
function placeOf(absolute: string, root: string, name: string): string {
  const { root: start } = parse(absolute);
  const names = relative(start, absolute).split(sep);
  let here = start;
  for (const [at, part] of names.entries()) {
    const next = join(here, part);
    const stats = lstatSync(next, { throwIfNoEntry: false });
    const isLast = at === names.length - 1;
    if (isWithin(root, here)) {
      if (isGitPath(part)) throw cannotWrite(name, 'it is inside a `.git` folder');
      if (stats?.isSymbolicLink() === true) {
        throw cannotWrite(name, 'it is a symlink of the repository, or is below one');
      }
      if (isLast && stats !== undefined && !stats.isFile() && !stats.isDirectory()) {
        throw cannotWrite(name, 'it is not a regular file');
      }
    }
    here = stats?.isSymbolicLink() === true && !isLast ? realpathSync.native(next) : next;
  }
  return here;
}

function cannotWrite(name: string, reason: string): CannotRun {
  return new CannotRun(`Cannot write \`${name}\`: ${reason}.`);
}
