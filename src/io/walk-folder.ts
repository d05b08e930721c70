import { readdirSync, type Dirent } from 'node:fs';
import { join, relative } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import { contentText } from '../model/file-content.ts';
import { ignoreRules, type IgnoreRules } from '../text/glob/ignore-rules.ts';
import { isGitPath } from './is-git-path.ts';
import { contentReader } from './read-content.ts';

/** The files of a folder: paths relative to it, with `/`. */
interface FolderListing {
  readonly files: readonly string[];
  readonly symlinks: readonly string[];
  /** Folders that could not be listed. */
  readonly unreadable: readonly string[];
}

/** In the order of their weight: in one folder, the first file with a rule for a path decides. */
const IGNORE_FILES = ['.ignore', '.gitignore'];
/** Bytes of one ignore file. */
const IGNORE_FILE_SIZE = 1024 * 1024;
/** Files and folders of one listing. */
const MAX_ENTRIES = 2_000_000;

/** The rules of an ignore file, which hold below its folder (`apps/`; empty for the first one). */
interface Ignoring {
  readonly folder: string;
  readonly rules: IgnoreRules;
}

interface Walk {
  readonly top: string;
  readonly unreadable: string[];
  readonly textOf: (path: string) => string;
  /** For each folder still to be visited, the ignore files above it, the nearest first. */
  readonly around: Map<string, readonly Ignoring[]>;
  entries: number;
}

/**
 * Every file below a folder, without git: but for what its ignore files name, `.git` and `node_modules`. Symlinks are listed, not
 * followed. globby walks, and sees what `visit` leaves of each folder, so that an ignored one is never opened: its own `gitignore` option reads
 * every folder twice, and turns the patterns of strangers into regular expressions that backtrack. Throws CannotRun for more files than
 * anyone checks.
 */
export async function walkFolder(top: string): Promise<FolderListing> {
  // Loaded only if git lists nothing: it takes as long as a small run.
  const { globby } = await import('globby');
  const read = contentReader(top, IGNORE_FILE_SIZE);
  const walk: Walk = {
    top,
    unreadable: [],
    textOf(path) {
      return contentText(read(path)) ?? '';
    },
    around: new Map(),
    entries: 0,
  };
  const found = await globby('**/*', {
    cwd: top,
    dot: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    expandDirectories: false,
    objectMode: true,
    fs: { readdir: readdirOf(walk) },
  });
  return {
    files: found.flatMap(({ path, dirent }) => (dirent.isFile() ? [path] : [])),
    symlinks: found.flatMap(({ path, dirent }) => (dirent.isSymbolicLink() ? [path] : [])),
    unreadable: walk.unreadable,
  };
}

type Done<Entry> = (error: Error | null, entries: Entry[]) => void;

/** The functions with which globby opens folders. */
function readdirOf(walk: Walk) {
  function readdir(path: string, options: { withFileTypes: true }, done: Done<Dirent>): void;
  function readdir(path: string, done: Done<string>): void;
  function readdir(path: string, _options: object, done?: Done<Dirent>): void {
    const folder = relative(walk.top, path);
    // Never at once: globby goes down folder by folder in these answers, deeper than the stack.
    queueMicrotask(() => {
      const { error, entries } = visited(folder === '' ? '' : `${folder}/`, walk);
      done?.(error, entries);
    });
  }
  return readdir;
}

function visited(folder: string, walk: Walk): { error: Error | null; entries: Dirent[] } {
  try {
    return { error: null, entries: visit(folder, walk) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)), entries: [] };
  }
}

/** The entries of a folder (`apps/`; empty for the first one) that are looked at. */
function visit(folder: string, walk: Walk): Dirent[] {
  const entries = entriesOf(folder, walk);
  const ignoring = [...ownRules(folder, entries, walk), ...(walk.around.get(folder) ?? [])];
  walk.around.delete(folder);
  return entries.filter((entry) => {
    const path = folder + entry.name;
    const isFolder = entry.isDirectory();
    if (isGitPath(entry.name) || (isFolder && entry.name === 'node_modules')) return false;
    if (isIgnored(path, isFolder, ignoring)) return false;
    if (!isFolder) return true;
    // A line break in a folder's name ends globby's pattern.
    if (entry.name.includes('\n')) {
      walk.unreadable.push(path);
      return false;
    }
    walk.around.set(`${path}/`, ignoring);
    return true;
  });
}

function entriesOf(folder: string, walk: Walk): readonly Dirent[] {
  try {
    const entries = readdirSync(join(walk.top, folder), { withFileTypes: true });
    walk.entries += entries.length;
    if (walk.entries > MAX_ENTRIES) throw tooMany();
    return entries;
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    walk.unreadable.push(folder);
    return [];
  }
}

function tooMany(): CannotRun {
  return new CannotRun(
    `The folder holds more than ${MAX_ENTRIES / 1_000_000} million files.`,
    'Name the folders that hold manifests.',
  );
}

function ownRules(folder: string, entries: readonly Dirent[], walk: Walk): readonly Ignoring[] {
  return IGNORE_FILES.filter((name) => entries.some((entry) => entry.name === name)).map(
    (name) => ({ folder, rules: ignoreRules(walk.textOf(folder + name)) }),
  );
}

function isIgnored(path: string, isFolder: boolean, ignoring: readonly Ignoring[]): boolean {
  for (const { folder, rules } of ignoring) {
    const verdict = rules(path.slice(folder.length), isFolder);
    if (verdict !== undefined) return verdict === 'ignored';
  }
  return false;
}
