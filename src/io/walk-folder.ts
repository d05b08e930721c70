import { readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import { ignoreRules } from './ignore-rules.ts';
import type { IgnoreRules } from './ignore-rules.ts';
import { isGitPath } from './is-git-path.ts';
import { contentReader } from './read-content.ts';

/** What a folder holds: paths relative to it, with `/`. */
export interface FolderListing {
  readonly files: readonly string[];
  readonly symlinks: readonly string[];
  /** Folders that could not be listed. */
  readonly unreadable: readonly string[];
}

/** In the order of their weight: in one folder, the first that says something holds. */
const IGNORE_FILES = ['.ignore', '.gitignore'];
/** Bytes of one ignore file. */
const IGNORE_FILE_SIZE = 1024 * 1024;
/** Files and folders of one listing. */
const MOST_ENTRIES = 2_000_000;

/** The rules of an ignore file, which hold below its folder (`apps/`; empty for the first one). */
interface Ignoring {
  readonly folder: string;
  readonly rules: IgnoreRules;
}

/** A folder to visit (`apps/`; empty for the first one), and the ignore files above it, the nearest first. */
interface Folder {
  readonly path: string;
  readonly around: readonly Ignoring[];
}

interface Walk {
  readonly top: string;
  readonly files: string[];
  readonly symlinks: string[];
  readonly unreadable: string[];
  readonly textOf: (path: string) => string;
  entries: number;
}

/**
 * Every file below a folder, without git: but for what its ignore files name, `.git` and `node_modules`. Symlinks are listed, not
 * followed. An ignored folder is never opened. Throws CannotRun for more files than anyone checks.
 */
export function walkFolder(top: string): FolderListing {
  const read = contentReader(top, IGNORE_FILE_SIZE);
  const walk: Walk = {
    top,
    files: [],
    symlinks: [],
    unreadable: [],
    textOf(path) {
      const content = read(path);
      return content.kind === 'bytes' ? new TextDecoder().decode(content.bytes) : '';
    },
    entries: 0,
  };
  // A list of what is left to do, not a recursion: folders nest deeper than the stack.
  const left: Folder[] = [{ path: '', around: [] }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const folder of visit(next, walk)) left.push(folder);
  }
  const { files, symlinks, unreadable } = walk;
  return { files, symlinks, unreadable: unreadable.sort() };
}

/** Notes the files of a folder that are looked at, and gives its folders. */
function visit({ path: folder, around }: Folder, walk: Walk): readonly Folder[] {
  const entries = entriesOf(folder, walk);
  const ignoring = [...ownRules(folder, entries, walk), ...around];
  const folders: Folder[] = [];
  for (const entry of entries) {
    const path = folder + entry.name;
    const isFolder = entry.isDirectory();
    if (isGitPath(entry.name) || (isFolder && entry.name === 'node_modules')) continue;
    if (isIgnored(path, isFolder, ignoring)) continue;
    if (isFolder) folders.push({ path: `${path}/`, around: ignoring });
    else if (entry.isFile()) walk.files.push(path);
    else if (entry.isSymbolicLink()) walk.symlinks.push(path);
  }
  return folders;
}

function entriesOf(folder: string, walk: Walk): readonly Dirent[] {
  try {
    const entries = readdirSync(join(walk.top, folder), { withFileTypes: true });
    walk.entries += entries.length;
    if (walk.entries > MOST_ENTRIES) throw tooMany();
    return entries;
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    walk.unreadable.push(folder);
    return [];
  }
}

function tooMany(): CannotRun {
  return new CannotRun(
    `The folder holds more than ${MOST_ENTRIES / 1_000_000} million files.`,
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
