import { existsSync, lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import { isGlob } from '../text/glob/glob-set.ts';
import { nearestPath } from '../text/nearest-name.ts';
import { isGitPath } from './is-git-path.ts';

/** The file or folder that one argument names. Paths are absolute, without symlinks. */
export type Target =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  /** A pipe or a device (`<(kustomize build .)`): read once, to its end. */
  | { readonly kind: 'stream'; readonly path: string }
  /** `pattern` is relative to `folder`, with `/`. */
  | {
      readonly kind: 'glob';
      readonly folder: string;
      readonly pattern: string;
      readonly as: string;
    }
  | { readonly kind: 'stdin' };

export interface Located {
  /** The current folder, absolute, without symlinks. */
  readonly here: string;
  /**
   * The folder that all paths of the run are relative to, absolute: the top of the git work tree that holds every target, else the current
   * folder, else the deepest folder that holds them all.
   */
  readonly root: string;
  /** The deepest folder that holds every target. */
  readonly start: string;
  readonly targets: readonly Target[];
}

/** The files and folders that the path arguments name. Throws CannotRun for one that does not exist. */
export function locatePaths(cwd: string, paths: readonly string[]): Located {
  const here = currentFolder(cwd);
  const targets = (paths.length === 0 ? ['.'] : paths).map((path) => targetOf(here, path));
  const folders = targets.map((target) => folderOf(target, here));
  const start = commonFolder(folders);
  const tops = new Set(folders.map(workTreeOf));
  const [top] = tops;
  if (tops.size === 1 && top !== undefined) return { here, root: top, start, targets };
  return { here, root: isWithin(here, start) ? here : start, start, targets };
}

/** Whether the root is named, so that nothing is around what is named. */
export function namesRoot({ root, targets }: Located): boolean {
  return targets.some((target) => target.kind === 'folder' && target.path === root);
}

/** Throws CannotRun if it does not exist, or no longer. */
function currentFolder(cwd: string): string {
  try {
    const here = realpathSync.native(cwd);
    if (statSync(here).isDirectory()) return here;
  } catch {
    // Said below.
  }
  throw new CannotRun(`No such folder: \`${cwd}\`.`);
}

/** The top of the git work tree around a folder, or undefined. */
export function workTreeOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (hasRepository(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** As git does, an empty folder of the name is passed over. */
function hasRepository(folder: string): boolean {
  const link = join(folder, '.git');
  try {
    return !lstatSync(link).isDirectory() || existsSync(join(link, 'HEAD'));
  } catch {
    return false;
  }
}

/** Whether `path` is `folder` or is in it; both absolute. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** A step that `join` would take out of a path, or a separator that it would put in. */
const ODD_STEP = /^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|\/$|\\/;

/** A path of the run below an absolute folder. Nearly all paths are as `join` would leave them, which costs more than reading a small file should. */
export function pathBelow(folder: string, path: string): string {
  if (sep !== '/' || path === '' || folder.endsWith(sep) || ODD_STEP.test(path))
    return join(folder, path);
  return `${folder}/${path}`;
}

/** A path relative to the root of the run, with `/` on every operating system. */
export function pathFrom(root: string, absolute: string): string {
  const start = root.endsWith(sep) ? root.length : root.length + 1;
  const path = isWithin(root, absolute) ? absolute.slice(start) : relative(root, absolute);
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

/** The kind of what exists at a path; undefined if nothing does. */
export function whatIsAt(cwd: string, path: string): 'file' | 'folder' | undefined {
  const stats = statOf(resolve(cwd, path));
  if (stats === undefined) return undefined;
  return stats.isDirectory() ? 'folder' : 'file';
}

function targetOf(cwd: string, path: string): Target {
  if (path === '-') return { kind: 'stdin' };
  const absolute = resolve(cwd, path);
  const stats = statOf(absolute);
  if (stats === undefined) {
    if (isGlob(path)) return globTarget(cwd, path);
    throw new CannotRun(`No such file or directory: \`${path}\`.`, nearestPathHelp(cwd, absolute));
  }
  if (stats.isDirectory()) return { kind: 'folder', path: realPathOf(absolute, path) };
  if (stats.isFile()) return { kind: 'file', path: realPathOf(absolute, path) };
  return { kind: 'stream', path: absolute };
}

/** Throws CannotRun for what is in a `.git` folder: the credentials of a CI job may be there. */
function realPathOf(absolute: string, path: string): string {
  const real = realpathSync.native(absolute);
  if (!isGitPath(real)) return real;
  throw new CannotRun(`\`${path}\` is inside a \`.git\` folder, where nothing is read.`);
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The pattern, cut at its first part that is not a plain name: `k8s/*.yaml` is `*.yaml` in `k8s`. */
function globTarget(cwd: string, path: string): Target {
  const parts = path.split(/[/\\]/).filter((part) => part !== '.');
  const plain = parts.slice(0, parts.findIndex(isGlob));
  const folder = resolve(cwd, path.startsWith('/') ? '/' : '', ...plain);
  if (statOf(folder)?.isDirectory() !== true) {
    throw new CannotRun(
      `No such folder: \`${plain.join('/')}\`, of the glob \`${path}\`.`,
      nearestPathHelp(cwd, folder),
    );
  }
  const pattern = `/${parts.slice(plain.length).join('/')}`;
  return { kind: 'glob', folder: realPathOf(folder, path), pattern, as: path };
}

function folderOf(target: Target, cwd: string): string {
  switch (target.kind) {
    case 'folder':
      return target.path;
    case 'file':
      return dirname(target.path);
    case 'glob':
      return target.folder;
    default:
      return cwd;
  }
}

/** The deepest folder that holds all of some absolute folders. */
export function commonFolder(folders: readonly string[]): string {
  let common = folders[0] ?? sep;
  for (const folder of folders) {
    while (!isWithin(common, folder) && dirname(common) !== common) common = dirname(common);
  }
  return common;
}

/** "Did you mean `k8s/app.yaml`?", from the nearest folder that exists. */
function nearestPathHelp(cwd: string, absolute: string): string | undefined {
  const folder = dirname(absolute);
  if (statOf(folder)?.isDirectory() !== true) {
    return dirname(folder) === folder ? undefined : nearestPathHelp(cwd, folder);
  }
  const nearest = nearestPath(basename(absolute), namesIn(folder));
  if (nearest === undefined) return undefined;
  return `Did you mean \`${pathFrom(cwd, join(folder, nearest))}\`?`;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The folders to search for what was named: those given; for files, the current folder, or their own if they are outside of it. */
export function placesToLook(
  { places, files }: { readonly places: readonly string[]; readonly files: readonly string[] },
  cwd: string,
): readonly string[] {
  if (places.length > 0) return places;
  const elsewhere = files.filter((file) => !isWithin(cwd, resolve(cwd, file)));
  return elsewhere.length === 0 ? ['.'] : elsewhere.map((file) => dirname(resolve(cwd, file)));
}
