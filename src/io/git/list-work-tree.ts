import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runGit, type GitOutput, type Repository } from './run-git.ts';

/** The files that git lists, relative to the top of the work tree, with `/`; or a clause with the reason why it does not. */
type WorkTreeListing =
  | {
      readonly kind: 'listed';
      readonly files: readonly string[];
      readonly symlinks: readonly string[];
      /** Files that git tracks are not there: removed, or left out of the checkout. */
      readonly lacksFiles: boolean;
    }
  | { readonly kind: 'failed'; readonly reason: string };

/** Text that git lists for a large repository. */
const BYTES = 1024 * 1024 * 1024;
/** A large work tree on a cold disk takes seconds; git never stops reading a pipe that takes the place of an ignore file. */
const PATIENCE_MS = 3000;
const LIMIT_MS = 120_000;

/**
 * The files of a work tree below some folders (relative to its top; none: all): tracked ones that still exist, and unless
 * `trackedOnly` those that are new and not ignored. Submodules and nested repositories are left out.
 */
export function listWorkTree(
  repository: Repository,
  folders: readonly string[],
  trackedOnly: boolean,
): WorkTreeListing {
  const listing = '-z -t --stage --cached --deleted'.split(' ');
  const others = trackedOnly ? [] : ['--others', '--exclude-standard'];
  const list = (milliseconds: number): GitOutput =>
    runGit(repository, ['ls-files', ...listing, ...others, '--', ...folders], {
      milliseconds,
      bytes: BYTES,
    });
  const first = list(PATIENCE_MS);
  if (first.kind === 'done') return readListing(repository.top, first.bytes.toString());
  if (first.cause !== 'late') return first;
  if (hasOddIgnoreFile(repository.top)) {
    return { kind: 'failed', reason: 'one of the `.gitignore` files is not an ordinary file' };
  }
  const second = list(LIMIT_MS);
  return second.kind === 'done' ? readListing(repository.top, second.bytes.toString()) : second;
}

/** Lines are `H <mode> <object> <stage>\t<path>`, `R` the same again for a deleted file, `? <path>` for an untracked one. */
function readListing(top: string, output: string): WorkTreeListing {
  const files = new Set<string>();
  const symlinks = new Set<string>();
  let lacksFiles = false;
  for (const line of output.split('\0')) {
    if (line.startsWith('? ')) {
      const path = line.slice(2);
      if (!path.endsWith('/')) (isSymlink(top, path) ? symlinks : files).add(path);
      continue;
    }
    const match = /^(\S) (\d+) \S+ \d\t(.+)$/s.exec(line);
    if (match === null) continue;
    const [, tag = '', mode = '', path = ''] = match;
    if (tag === 'R' || (tag === 'S' && !exists(top, path))) {
      files.delete(path);
      symlinks.delete(path);
      lacksFiles = true;
    } else if (mode === '120000') symlinks.add(path);
    else if (mode.startsWith('100')) files.add(path);
  }
  return { kind: 'listed', files: [...files], symlinks: [...symlinks], lacksFiles };
}

function exists(top: string, path: string): boolean {
  return lstatSync(join(top, path), { throwIfNoEntry: false }) !== undefined;
}

function isSymlink(top: string, path: string): boolean {
  return lstatSync(join(top, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** Whether a `.gitignore` of the work tree is a pipe or a device, at which git would wait. */
function hasOddIgnoreFile(top: string): boolean {
  const waiting = [top];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const entry of entriesOf(folder)) {
      if (entry.isDirectory()) waiting.push(join(folder, entry.name));
      else if (entry.name === '.gitignore' && isOdd(join(folder, entry.name))) return true;
    }
  }
  return false;
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isOdd(path: string): boolean {
  try {
    return !statSync(path).isFile();
  } catch {
    return false;
  }
}
