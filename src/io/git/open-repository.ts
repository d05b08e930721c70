import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { contentText } from '../../model/file-content.ts';
import { isWithin } from '../locate-paths.ts';
import { readNamedFile } from '../read-content.ts';
import { findGit, trustedFolders, type Variables } from './find-git.ts';
import { gitSettings, type GitSetting } from './git-settings.ts';
import { isCalledSafe, isCheckoutOfCi, isOwned, isTrusted } from './is-trusted.ts';
import { gitEnvironment, type Repository } from './run-git.ts';

export type OpenedRepository =
  | { readonly kind: 'repository'; readonly repository: Repository }
  /** git is not asked about this folder; a clause with the reason. */
  | { readonly kind: 'refused'; readonly reason: string };

/** Bytes of a file that points somewhere (`.git`, `commondir`), and of the others that are looked at. */
const POINTER_SIZE = 16 * 1024;
const SETTINGS_SIZE = 1024 * 1024;

/** Files that git always opens: a pipe would make it wait, a symlink lead it into another repository. */
const FILES = [
  'HEAD',
  'config',
  'config.worktree',
  'index',
  'packed-refs',
  'shallow',
  'commondir',
  'info/exclude',
  'info/sparse-checkout',
  'objects/info/alternates',
];
const FOLDERS = ['info', 'objects', 'objects/info', 'objects/pack', 'refs', 'refs/heads'];

/**
 * Looks at the `.git` of a work tree before git does: whether it belongs to the user or the CI runner, to this work tree, and holds
 * nothing that would lead git out of it. `top` is absolute, without symlinks. Never throws.
 */
export function openRepository(top: string, env: Variables): OpenedRepository {
  const folders = trustedFolders(env, top);
  const program = findGit(folders);
  if (program === undefined) return refused('git is not installed');
  try {
    return open(top, program, env, gitEnvironment(env, folders));
  } catch {
    return refused('the `.git` folder cannot be read');
  }
}

function open(top: string, program: string, env: Variables, own: Variables): OpenedRepository {
  const link = join(top, '.git');
  const folder = folderBehind(link, top);
  if (folder === undefined)
    return refused('the `.git` of the work tree leads to another repository');
  const common = commonOf(folder);
  if (common === undefined)
    return refused('the `.git` of the work tree leads to another repository');
  const odd = [...new Set([folder, common])].flatMap(oddEntries)[0];
  if (odd !== undefined)
    return refused(`\`${odd}\` in the \`.git\` folder is not an ordinary file`);
  const places = [top, link, folder, common];
  const trusts = isTrusted(places, env);
  const isSafe = trusts || isOwned(places, top, env) || isCalledSafe(top, program, own);
  if (!isSafe)
    return refused('the work tree belongs to another user (if you trust it: `--trust FOLDER`)');
  if (settingsOf(common).some(leadsToNetwork))
    return refused('the configuration of the repository names a network folder');
  const alternates = alternatesOf(common);
  if (alternates.some(isNetworkPath)) return refused('the objects are in a network folder');
  const borrowsFrom =
    trusts || isCheckoutOfCi(top, env)
      ? undefined
      : alternates.find((path) => !isWithin(common, path));
  const located = { ...own, ...placeOf(top, folder), ...indexOf(top, folder, env) };
  const repository = { top, folder, common, borrowsFrom, program, env: located };
  return { kind: 'repository', repository };
}

function refused(reason: string): OpenedRepository {
  return { kind: 'refused', reason };
}

/** The folder where git finds the repository, regardless of `core.worktree`. On Windows it looks for it itself, to compare the owners. */
function placeOf(top: string, folder: string): Variables {
  const place = { GIT_WORK_TREE: top, GIT_CEILING_DIRECTORIES: dirname(top) };
  return process.geteuid === undefined ? place : { ...place, GIT_DIR: folder };
}

/** `git commit FILE` runs its hook with an index of its own. */
function indexOf(top: string, folder: string, env: Variables): Variables {
  const written = env['GIT_INDEX_FILE'];
  if (written === undefined || written === '') return {};
  const index = resolve(top, written);
  return isWithin(folder, index) ? { GIT_INDEX_FILE: index } : {};
}

/**
 * The folder that a `.git` is or leads to; undefined for a symlink, and for a folder outside the work tree that does not lead back to
 * it as those of linked work trees (`gitdir`) and submodules (`core.worktree`) do.
 */
function folderBehind(link: string, top: string): string | undefined {
  const stats = lstatSync(link);
  if (stats.isDirectory()) return link;
  const written = stats.isFile()
    ? /^gitdir: (.+)$/m.exec(textAt(link, POINTER_SIZE))?.[1]
    : undefined;
  if (written === undefined || isNetworkPath(written)) return undefined;
  const folder = realpathSync.native(resolve(top, written.trim()));
  if (isWithin(top, folder)) return folder;
  const linked = textAt(join(folder, 'gitdir'), POINTER_SIZE).trim();
  if (linked !== '' && isSame(resolve(folder, linked), link)) return folder;
  const worktree = settingsOf(folder).findLast(
    ({ section, key }) => section === 'core' && key === 'worktree',
  );
  const leadsBack = worktree !== undefined && isSame(resolve(folder, worktree.value), top);
  return leadsBack ? folder : undefined;
}

/** The folder that linked work trees share: only the one that holds theirs. */
function commonOf(folder: string): string | undefined {
  const written = textAt(join(folder, 'commondir'), POINTER_SIZE).trim();
  if (written === '') return folder;
  if (isNetworkPath(written)) return undefined;
  const common = realpathSync.native(resolve(folder, written));
  return isWithin(join(common, 'worktrees'), folder) ? common : undefined;
}

function isSame(path: string, real: string): boolean {
  if (isNetworkPath(path)) return false;
  try {
    return realpathSync.native(path) === real;
  } catch {
    return false;
  }
}

function oddEntries(folder: string): readonly string[] {
  const odd = (names: readonly string[], isRight: (stats: Stats) => boolean): readonly string[] =>
    names.filter((name) => {
      const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
      return stats !== undefined && !isRight(stats);
    });
  return [
    ...odd(FOLDERS, (stats) => stats.isDirectory()),
    ...odd(FILES, (stats) => stats.isFile()),
  ];
}

function settingsOf(folder: string): readonly GitSetting[] {
  return gitSettings(textAt(join(folder, 'config'), SETTINGS_SIZE));
}

/** Folders whose objects count as the repository's own, absolute. */
function alternatesOf(common: string): readonly string[] {
  const objects = join(common, 'objects');
  const lines = textAt(join(objects, 'info', 'alternates'), POINTER_SIZE).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => (isAbsolute(line) || isNetworkPath(line) ? line : join(objects, line)));
}

const PATH_KEYS = /^(?:path|excludesfile|attributesfile|hookspath|worktree|fsmonitor)$/;

/** Windows logs in to the server of such a path. */
function leadsToNetwork({ key, value }: GitSetting): boolean {
  return PATH_KEYS.test(key) && isNetworkPath(value);
}

function isNetworkPath(path: string): boolean {
  return /^\s*"?[/\\]{2}/.test(path);
}

function textAt(path: string, size: number): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) return '';
  return contentText(readNamedFile(path, size)) ?? '';
}
