import { resolve } from 'node:path';
import type { Located } from '../io/locate-paths.ts';
import { writeFileFor } from '../io/write-file.ts';
import { guardCommands } from '../report/text/guard-commands.ts';
import { isLogOfCi, type Outside } from './outside.ts';

/** Writes to a file named relative to the current folder, or to standard output. Throws CannotRun. */
export function writeOutput(
  text: string,
  file: string | undefined,
  { here, root }: Located,
  { stdout }: Outside,
): void {
  if (file === undefined) stdout.write(text);
  else writeFileFor(resolve(here, file), text, root, file);
}

/** Writes on standard output what holds texts of the repository: no line of it is a command for the log of a CI system. */
export function printText(outside: Pick<Outside, 'stdout' | 'env'>, text: string): void {
  outside.stdout.write(isLogOfCi(outside) ? guardCommands(text) : text);
}
