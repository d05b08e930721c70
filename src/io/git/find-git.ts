import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isWithin } from '../locate-paths.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const PROGRAM = process.platform === 'win32' ? 'git.exe' : 'git';

/**
 * The folders of PATH from which a program may be started: absolute ones outside the repository. Windows would look in the current
 * folder first, and `npx` puts the repository's own `node_modules/.bin` in front.
 */
export function trustedFolders(env: Variables, repository: string): readonly string[] {
  const path = env['PATH'] ?? env['Path'] ?? '';
  return path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !isWithin(repository, folder));
}

/** The absolute path of git; undefined if it is not installed. */
export function findGit(folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, PROGRAM)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
