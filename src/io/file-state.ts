import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The state of a file as the system reports it: its place on the disk, its length, and when it was last changed (ctime, which no program
 * that writes, unpacks or checks out files can set). It changes if the file changes. A symlink has the state of the file that it leads to.
 */
interface FileState {
  readonly text: string;
  /** It had not been changed for a while when it was asked for: a later change shows in the text. */
  readonly isStable: boolean;
}

/** The end of the state of a file that is missing. */
export const MISSING = ' missing';

/** Clocks of file systems are as coarse as two seconds. */
const STABLE_MS = 2500;
const DIGITS = 36;

/** Undefined if the system does not report it. */
export function fileState(path: string): FileState | 'missing' | undefined {
  const asked = Date.now();
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) return 'missing';
    const { dev, ino, size, ctimeNs, ctimeMs } = stats;
    const text = [dev, ino, size, ctimeNs].map((number) => number.toString(DIGITS)).join(' ');
    return { text, isStable: Number(ctimeMs) < asked - STABLE_MS };
  } catch {
    return undefined;
  }
}

/**
 * The states of files that have not changed lately, by their paths below a root; undefined for all others. That of a file that is missing is the
 * state of its folder, which changes if the file appears.
 */
export function stableStates(root: string): (path: string) => string | undefined {
  const folders = new Map<string, string | undefined>();
  const ofFolder = (folder: string): string | undefined => {
    if (!folders.has(folder)) folders.set(folder, stableText(fileState(folder)));
    return folders.get(folder);
  };
  return (path) => {
    const absolute = `${root}/${path}`;
    const state = fileState(absolute);
    if (state !== 'missing') return stableText(state);
    const folder = ofFolder(dirname(absolute));
    return folder === undefined ? undefined : folder + MISSING;
  };
}

function stableText(state: ReturnType<typeof fileState>): string | undefined {
  return typeof state === 'object' && state.isStable ? state.text : undefined;
}
