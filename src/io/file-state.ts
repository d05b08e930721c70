import { statSync } from 'node:fs';

/**
 * The state of a file as the system reports it: its place on the disk, its length, and when it was last changed (ctime, which no program
 * that writes, unpacks or checks out files can set). It changes if the file changes. A symlink has the state of the file that it leads to.
 */
export interface FileState {
  readonly text: string;
  /** It had not been changed for a while when it was asked for: a later change shows in the text. */
  readonly isSettled: boolean;
}

/** Clocks of file systems are as coarse as two seconds. */
const SETTLED_MS = 2500;
const DIGITS = 36;

/** Undefined if the system does not report it. */
export function fileState(path: string): FileState | 'missing' | undefined {
  const asked = Date.now();
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) return 'missing';
    const { dev, ino, size, ctimeNs, ctimeMs } = stats;
    const text = [dev, ino, size, ctimeNs].map((number) => number.toString(DIGITS)).join(' ');
    return { text, isSettled: Number(ctimeMs) < asked - SETTLED_MS };
  } catch {
    return undefined;
  }
}

/** The states of files that have not changed lately, by their paths below a root; undefined for all others. */
export function stableStates(root: string): (path: string) => string | undefined {
  return (path) => {
    const state = fileState(`${root}/${path}`);
    return typeof state === 'object' && state.isSettled ? state.text : undefined;
  };
}
