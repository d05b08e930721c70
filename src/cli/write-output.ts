import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CannotRun } from '../model/cannot-run.ts';
import type { Outside } from './outside.ts';

/** Writes to a file named relative to the current folder, making its folders, or to standard output. Throws CannotRun. */
export function writeOutput(text: string, file: string | undefined, outside: Outside): void {
  if (file === undefined) {
    outside.stdout.write(text);
    return;
  }
  const path = resolve(outside.cwd, file);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new CannotRun(`Cannot write \`${file}\`: ${code}.`);
  }
}
