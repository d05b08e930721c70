import { readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import type { SourceFile } from '../model/span.ts';
import { isWithin, pathFrom } from './locate-paths.ts';

const NAMES = ['.envfrom.yaml', '.envfrom.yml', '.config/envfrom.yaml'];

/** The nearest configuration file, from a folder up to the root; in one folder the first name wins. */
export function findConfig(start: string, root: string): SourceFile | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    for (const name of NAMES) {
      const path = join(folder, name);
      if (isFile(path)) return readConfigFile(path, pathFrom(root, path));
    }
    if (folder === root || !isWithin(root, folder) || dirname(folder) === folder) return undefined;
  }
}

/** The configuration file that the user names. Throws CannotRun when it cannot be read. */
export function namedConfig(cwd: string, path: string): SourceFile {
  return readConfigFile(resolve(cwd, path), path);
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch {
    return false;
  }
}

function readConfigFile(absolute: string, path: string): SourceFile {
  try {
    return { path, text: readFileSync(absolute, 'utf8') };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    const reason = code === 'ENOENT' ? 'there is no such file' : code;
    throw new CannotRun(`Cannot read the configuration \`${path}\`: ${reason}.`);
  }
}
