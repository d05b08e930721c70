import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import type { FileContent } from '../model/file-tree.ts';
import type { SourceFile } from '../model/span.ts';
import { isWithin, pathFrom } from './locate-paths.ts';
import { contentReader, readNamedFile } from './read-content.ts';

const NAMES = ['.envfrom.yaml', '.envfrom.yml', '.config/envfrom.yaml'];
/** Bytes of a configuration file. */
const CONFIG_SIZE = 1024 * 1024;

/** The configuration file of a run. */
export interface FoundConfig {
  readonly file: SourceFile;
  /** The path of another one beside it, which is not read. */
  readonly passedOver: string | undefined;
}

/**
 * The nearest configuration file, from a folder up to the root; in one folder the first name wins. It is read like any other file of
 * the repository. Throws CannotRun when it cannot be read.
 */
export function findConfig(start: string, root: string): FoundConfig | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const [first, second] = NAMES.map((name) => join(folder, name)).filter(isThere);
    if (first !== undefined) {
      const path = pathFrom(root, first);
      const content = contentReader(root, CONFIG_SIZE)(path);
      const passedOver = second === undefined ? undefined : pathFrom(root, second);
      return { file: sourceFile(path, content), passedOver };
    }
    if (folder === root || !isWithin(root, folder) || dirname(folder) === folder) return undefined;
  }
}

/**
 * The configuration file that the user names, relative to the current folder. Throws CannotRun when it cannot be read, or lies in the
 * repository and is a symlink that leads out of it.
 */
export function namedConfig(cwd: string, root: string, path: string): SourceFile {
  const absolute = withRealFolder(resolve(cwd, path));
  const content = isWithin(root, absolute)
    ? contentReader(root, CONFIG_SIZE)(pathFrom(root, absolute))
    : readNamedFile(absolute, CONFIG_SIZE);
  return sourceFile(path, content);
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
