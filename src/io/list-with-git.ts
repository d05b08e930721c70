import { execFile } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/** What git lists, relative to the top of the work tree. */
export interface GitListing {
  readonly files: readonly string[];
  readonly symlinks: readonly string[];
}

/** Text that git lists for a large repository, in bytes. */
const MAX_OUTPUT = 1024 * 1024 * 1024;

/**
 * The files of a work tree below some folders (relative to its top; none: all): tracked ones that still exist, and unless
 * `trackedOnly` those that are new and not ignored. Submodules and nested repositories are left out. Undefined when git is
 * not installed or refuses.
 */
export async function listWithGit(
  top: string,
  folders: readonly string[],
  trackedOnly: boolean,
): Promise<GitListing | undefined> {
  const listing = '-z -t --stage --cached --deleted'.split(' ');
  const others = trackedOnly ? [] : ['--others', '--exclude-standard'];
  const output = await runGit(top, ['ls-files', ...listing, ...others, '--', ...folders]);
  return output === undefined ? undefined : readListing(top, output);
}

/** Lines are `H <mode> <object> <stage>\t<path>`, `R` the same again for a deleted file, `? <path>` for an untracked one. */
function readListing(top: string, output: string): GitListing {
  const files = new Set<string>();
  const symlinks = new Set<string>();
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
    } else if (mode === '120000') symlinks.add(path);
    else if (mode.startsWith('100')) files.add(path);
  }
  return { files: [...files], symlinks: [...symlinks] };
}

function exists(top: string, path: string): boolean {
  return lstatSync(join(top, path), { throwIfNoEntry: false }) !== undefined;
}

function isSymlink(top: string, path: string): boolean {
  return lstatSync(join(top, path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/**
 * Runs git for reading only: no locks, no hooks (a repository may name a file system monitor to start), no repository
 * inherited from a hook's environment, and also where the folder belongs to someone else (containers of CI).
 */
function runGit(top: string, args: readonly string[]): Promise<string | undefined> {
  const safe = [
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.quotePath=false',
    '-c',
    `safe.directory=${top}`,
  ];
  const { GIT_DIR: _dir, GIT_WORK_TREE: _tree, GIT_PREFIX: _prefix, ...inherited } = process.env;
  const env = { ...inherited, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' };
  return new Promise((done) => {
    execFile(
      'git',
      ['--literal-pathspecs', ...safe, ...args],
      { cwd: top, env, maxBuffer: MAX_OUTPUT, encoding: 'utf8', windowsHide: true },
      (error, stdout) => done(error === null ? stdout : undefined),
    );
  });
}
