import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import type { FileContent, FileTree } from '../model/file-tree.ts';
import type { SourceFile } from '../model/span.ts';
import { isWithin, pathFrom } from './locate-paths.ts';
import { contentReader, readNamedFile } from './read-content.ts';

const NAMES = ['.envfrom.yaml', '.envfrom.yml', '.config/envfrom.yaml'];
/** Bytes of a configuration file. */
const CONFIG_SIZE = 1024 * 1024;

/** The configuration file of a run. */
interface FoundConfig {
  readonly file: SourceFile;
  /** The path of another one next to it, which is not read. */
  readonly passedOver: string | undefined;
}

/**
 * The nearest configuration file, from a folder up to the root; in one folder the first name wins. It is read like any other file of
 * the repository, or from a tree instead of the disk. `shown` is the folder that its path begins with in what people read. Throws CannotRun
 * when it cannot be read.
 */
export function findConfig(
  start: string,
  root: string,
  tree?: FileTree,
  shown = '',
): FoundConfig | undefined {
  const exists = tree === undefined ? isThere : isThereIn(tree, root);
  const read = tree?.read ?? contentReader(root, CONFIG_SIZE);
  for (const names of configPaths(start, root)) {
    const [first, second] = names.filter(exists);
    if (first === undefined) continue;
    const path = pathFrom(root, first);
    const told = shown === '' ? path : `${shown}/${path}`;
    const passedOver = second === undefined ? undefined : pathFrom(root, second);
    return { file: sourceFile(told, read(path)), passedOver };
  }
  return undefined;
}

/** Where a configuration file may be, absolute: for each folder from one up to the root. */
export function* configPaths(start: string, root: string): Generator<readonly string[]> {
  for (let folder = start; ; folder = dirname(folder)) {
    yield NAMES.map((name) => join(folder, name));
    if (folder === root || !isWithin(root, folder) || dirname(folder) === folder) return;
  }
}

function isThereIn(tree: FileTree, root: string): (path: string) => boolean {
  return (path) => tree.read(pathFrom(root, path)).kind === 'bytes';
}

/**
 * The configuration file that the user names, relative to the current folder; of a tree instead of the disk, if it is in the repository.
 * Throws CannotRun when it cannot be read, or is in the repository and is a symlink that leads out of it.
 */
export function namedConfig(cwd: string, root: string, path: string, tree?: FileTree): SourceFile {
  return sourceFile(path, readNamed(cwd, root, path, tree));
}

/** The content of a file that the user names, relative to the current folder: of the repository, or from elsewhere. */
export function readNamed(cwd: string, root: string, path: string, tree?: FileTree): FileContent {
  const absolute = withRealFolder(resolve(cwd, path));
  if (!isWithin(root, absolute)) return readNamedFile(absolute, CONFIG_SIZE);
  const read = tree?.read ?? contentReader(root, CONFIG_SIZE);
  return read(pathFrom(root, absolute));
}

function withRealFolder(path: string): string {
  try {
    return join(realpathSync.native(dirname(path)), basename(path));
  } catch {
    return path;
  }
}

/** Whether there is something of the name: what it is shows when it is read. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  } catch {
    return false;
  }
}

function sourceFile(path: string, content: FileContent): SourceFile {
  if (content.kind === 'unreadable') throw cannotRead(path, content.reason);
  if (content.bytes.length > CONFIG_SIZE) {
    throw cannotRead(path, `it is larger than ${CONFIG_SIZE} bytes`);
  }
  return { path, text: new TextDecoder().decode(content.bytes) };
}

function cannotRead(path: string, reason: string): CannotRun {
  return new CannotRun(`Cannot read the configuration \`${path}\`: ${reason}.`);
}
