import { statSync } from 'node:fs';

/**
 * What the system says of a file, as a text that is another one once the file is: where it is, how long, and when it was last changed, which
 * nobody chooses who writes, packs or checks out files. Of the file that a symlink leads to: a symlink that leads elsewhere is another file.
 */
export interface FileState {
  readonly text: string;
  /** It had not been changed for a while when it was asked for: a later change shows in the text. */
  readonly isSettled: boolean;
}

/** Clocks of file systems are as coarse as two seconds. */
const SETTLED_MS = 2500;
const DIGITS = 36;

/** Undefined where the system does not say it. */
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

/** The states of files that are settled, by their paths below a root; undefined for all others. */
export function settledStates(root: string): (path: string) => string | undefined {
  return (path) => {
    const state = fileState(`${root}/${path}`);
    return typeof state === 'object' && state.isSettled ? state.text : undefined;
  };
}
