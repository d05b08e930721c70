import { watch, type FSWatcher } from 'node:fs';
import { sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotRun } from '../model/cannot-run.ts';
import { isGitPath } from './is-git-path.ts';

export interface FolderChange {
  /** The paths that the system reported, relative to the folder, `/`-separated; undefined if anything may have changed. */
  readonly paths?: ReadonlySet<string>;
}

/** Editors write a file in several steps. */
const QUIET_MS = 20;
/** Some files are written all the time. */
const PATIENCE_MS = 1000;
/** Systems lose some of what happens at once. */
const CERTAIN_MS = 2000;
/** Files of git that change with the listing, the remotes or the commit compared with. */
const GIT_FILES = /^\.git[/\\](?:index|HEAD|config)$/;

/**
 * Waits for changes below a folder, from now on: one item for all that changed since the last, and, when nothing has changed for a while
 * after the start or such an item, one that asks to look at everything. Ends only with the process, or when no caller asks any more. Throws
 * CannotRun if the system cannot watch the folder.
 */
export function watchFolder(folder: string): AsyncIterable<FolderChange> {
  let paths = new Set<string>();
  let last = 0;
  let failure: unknown;
  let wake: (() => void) | undefined;
  const watcher = start(folder);
  watcher.on('change', (_, name) => {
    const path = String(name);
    if (!isOfInterest(path)) return;
    paths.add(sep === '/' ? path : path.split(sep).join('/'));
    last = performance.now();
    wake?.();
  });
  watcher.on('error', (error) => {
    failure = error;
    wake?.();
  });
  const wakened = (milliseconds: number | undefined): Promise<void> =>
    new Promise((resolve) => {
      const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const quiet = async (): Promise<void> => {
    const end = performance.now() + PATIENCE_MS;
    let left = QUIET_MS;
    while (left > 0) {
      await sleep(left);
      const now = performance.now();
      left = Math.min(end, last + QUIET_MS) - now;
    }
  };
  async function* changes(): AsyncGenerator<FolderChange> {
    // Changes before the watch began are not reported.
    let isCertain = false;
    try {
      for (;;) {
        if (paths.size === 0 && failure === undefined) {
          await wakened(isCertain ? undefined : CERTAIN_MS);
        }
        if (failure !== undefined) throw cannotWatch(failure);
        isCertain = paths.size === 0;
        if (!isCertain) await quiet();
        const change = isCertain ? {} : { paths };
        paths = new Set();
        yield change;
      }
    } finally {
      watcher.close();
    }
  }
  return changes();
}

function isOfInterest(name: string): boolean {
  return !isGitPath(name) || GIT_FILES.test(name);
}

function start(folder: string): FSWatcher {
  try {
    return watch(folder, { recursive: true });
  } catch (error) {
    throw cannotWatch(error);
  }
}

function cannotWatch(error: unknown): CannotRun {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  return new CannotRun(
    code === 'ENOSPC' || code === 'EMFILE'
      ? 'The system does not let this process watch so many folders.'
      : `The folder cannot be watched: the system says ${code}.`,
    code === 'ENOSPC' ? 'On Linux, raise `fs.inotify.max_user_watches`.' : undefined,
  );
}
