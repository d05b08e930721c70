import { accessSync, constants, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { dirname, join, parse, relative, resolve, sep } from 'node:path';
import { CannotRun } from '../../model/cannot-run.ts';
import { isGitPath } from '../is-git-path.ts';
import { isWithin } from '../locate-paths.ts';

/** Where a text goes. */
type FilePlace =
  /** `path` has no symlinks; `stats` are those of the file that is there. */
  | { readonly kind: 'file'; readonly path: string; readonly stats: Stats | undefined }
  /** A pipe, a terminal, `/dev/null`: what cannot be replaced. */
  | { readonly kind: 'device'; readonly path: string };

/** Links that lead to links: more is a circle. */
const MAX_LINKS = 40;
/** Names of what the process or the system has opened: a file behind one is not to be replaced. */
const OPENED = /^\/(?:dev|proc)\//;

/**
 * Where a file that the user names (absolute) is to be written. A symlink leads to its target; but within the repository, whose root is given,
 * nothing is written through a symlink, into a `.git` folder or to anything but a file: a stranger could have put that in its place.
 * Throws CannotRun, or the error of the system.
 */
export function filePlace(absolute: string, root: string, name: string): FilePlace {
  if (OPENED.test(absolute)) return { kind: 'device', path: absolute };
  let path = placeOf(absolute, root, name);
  for (let links = 0; isLink(path); links += 1) {
    if (links === MAX_LINKS) throw cannotWrite(name, 'its symlinks lead to each other');
    const target = resolve(dirname(path), readlinkSync(path));
    if (OPENED.test(target)) return { kind: 'device', path };
    path = placeOf(target, root, name);
  }
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) throw cannotWrite(name, 'it is a folder');
  if (stats?.isFile() === false) return { kind: 'device', path };
  if (stats !== undefined) accessSync(path, constants.W_OK);
  return { kind: 'file', path, stats };
}

export function cannotWrite(name: string, reason: string): CannotRun {
  return new CannotRun(`Cannot write \`${name}\`: ${reason}.`);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
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
    if (isWithin(root, here)) checkOwn(part, stats, isLast, name);
    here = stats?.isSymbolicLink() === true && !isLast ? realpathSync.native(next) : next;
  }
  return here;
}

/** Throws where a part of a path within the repository is not to be written to, or through. */
function checkOwn(part: string, stats: Stats | undefined, isLast: boolean, name: string): void {
  if (isGitPath(part)) throw cannotWrite(name, 'it is inside a `.git` folder');
  if (stats?.isSymbolicLink() === true) {
    throw cannotWrite(name, 'it is a symlink of the repository, or is below one');
  }
  if (isLast && stats !== undefined && !stats.isFile() && !stats.isDirectory()) {
    throw cannotWrite(name, 'it is not a regular file');
  }
}
