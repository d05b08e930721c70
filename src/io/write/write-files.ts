import { closeSync, constants, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { CannotRun } from '../../model/cannot-run.ts';
import { codeOf } from './code-of.ts';
import { cannotWrite, filePlace } from './file-place.ts';
import {
  discard,
  nameBeside,
  openBeside,
  putBack,
  replace,
  sync,
  syncFolder,
  writeAll,
  type StagedFile,
} from './staged-file.ts';

export interface FileToWrite {
  /** Absolute. */
  readonly path: string;
  /** What the user calls it. */
  readonly name: string;
  /** Whole, or in pieces that are made meanwhile; undefined: the file is to be removed. */
  readonly text: string | Iterable<string> | undefined;
}

/**
 * Does work that signals must not cut in two: a signal that comes meanwhile ends the process afterwards, and the function that the work is given
 * says whether one came.
 */
export type HoldSignals = <Result>(
  work: (isInterrupted: () => boolean) => Promise<Result>,
) => Promise<Result>;

const REASONS: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'no space is left'],
  ['EDQUOT', 'no space is left'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ELOOP', 'its symlinks lead to each other'],
]);

/**
 * Writes files that the user names: all of them, or none as far as the file system allows. Each is written whole beside the file, with its
 * permissions, brought to the disk, and then given its name, so whatever happens (a full disk, a signal, a crash of the system), a file
 * is the old or the new one, never a part. Devices and pipes are written to as they are. Folders are not made. `root`: see `filePlace`.
 * Throws CannotRun, which says what was done.
 */
export async function writeFiles(
  files: readonly FileToWrite[],
  root: string,
  hold: HoldSignals = (work) => work(() => false),
): Promise<void> {
  await hold(async (isInterrupted) => {
    const staged: StagedFile[] = [];
    try {
      for (const file of files) {
        const one = await stage(file, root, files.length > 1, isInterrupted);
        if (one !== undefined) staged.push(one);
      }
      replaceAll(staged);
    } finally {
      for (const one of staged) discard(one);
    }
    await setImmediate();
    if (isInterrupted()) throw new CannotRun(`Interrupted after writing ${namesOf(staged)}.`);
  });
}

/** Prepares one file; undefined for a device, which is written to. */
async function stage(
  { path: absolute, name, text }: FileToWrite,
  root: string,
  isOneOfMany: boolean,
  isInterrupted: () => boolean,
): Promise<StagedFile | undefined> {
  let next: string | undefined;
  try {
    const place = filePlace(absolute, root, name);
    const { path } = place;
    if (place.kind === 'device') {
      await writeText(
        openSync(path, constants.O_WRONLY | constants.O_APPEND),
        text ?? '',
        isInterrupted,
      );
      return undefined;
    }
    const { stats } = place;
    const isKept = stats !== undefined && (isOneOfMany || text === undefined);
    const before = isKept ? nameBeside(path) : undefined;
    if (text !== undefined) {
      next = nameBeside(path);
      await writeText(openBeside(next, stats), text, isInterrupted, sync);
    }
    return { path, name, next, before };
  } catch (error) {
    discard({ next, before: undefined });
    throw failureOf(error, name);
  }
}

/** Writes into an open file, and closes it. */
async function writeText(
  file: number,
  text: string | Iterable<string>,
  isInterrupted: () => boolean,
  finish: (file: number) => void = () => {},
): Promise<void> {
  try {
    for (const block of typeof text === 'string' ? [text] : text) {
      writeAll(file, Buffer.from(block));
      // Signals come between two turns of the event loop.
      await setImmediate();
      if (isInterrupted()) throw new CannotRun('Interrupted: no file was changed.');
    }
    finish(file);
  } finally {
    closeSync(file);
  }
}

/** Gives all new files their names; if one cannot have it, the earlier ones are put back. */
function replaceAll(staged: readonly StagedFile[]): void {
  for (const [at, one] of staged.entries()) {
    try {
      replace(one);
    } catch (error) {
      const left = staged.slice(0, at).filter((done) => !isPutBack(done));
      const { lines } = failureOf(error, one.name);
      throw new CannotRun(left.length === 0 ? lines : [...lines, `${namesOf(left)} are changed.`]);
    }
  }
  for (const folder of new Set(staged.map(({ path }) => dirname(path)))) syncFolder(folder);
}

function isPutBack(one: StagedFile): boolean {
  try {
    putBack(one);
    return true;
  } catch {
    return false;
  }
}

const MAX_NAMES = 5;

function namesOf(staged: readonly StagedFile[]): string {
  const names = staged.slice(0, MAX_NAMES).map(({ name }) => `\`${name}\``);
  const more = staged.length - names.length;
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;
}

function failureOf(error: unknown, name: string): CannotRun {
  if (error instanceof CannotRun) return error;
  const code = codeOf(error);
  if (code === 'ENOENT') return cannotWrite(name, `the folder \`${dirname(name)}\` does not exist`);
  return cannotWrite(name, REASONS.get(code) ?? `the system says ${code}`);
}
