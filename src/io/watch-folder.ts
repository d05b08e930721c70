import { watch } from 'node:fs';
import type { FSWatcher } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { CannotRun } from '../model/cannot-run.ts';
import { isGitPath } from './is-git-path.ts';

/** Editors write a file in several steps. */
const QUIET_MS = 20;
/** What git changes when the listing, the remotes or a commit compared with may be others. */
const GIT_FILES = /^\.git[/\\](?:index|HEAD|config)$/;

/**
 * Waits for changes below a folder, from now on: one item for all that changed since the last. Ends only with the process, or when nobody
 * asks any more. Throws CannotRun where the system cannot watch the folder.
 */
export function watchFolder(folder: string): AsyncIterable<void> {
  let isChanged = false;
  let failure: unknown;
  let wake: (() => void) | undefined;
  const watcher = start(folder);
  watcher.on('change', (_, name) => {
    if (!isOfInterest(String(name))) return;
    isChanged = true;
    wake?.();
  });
  watcher.on('error', (error) => {
    failure = error;
    wake?.();
  });
  async function* changes(): AsyncGenerator<void> {
    try {
      for (;;) {
        if (!isChanged && failure === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        if (failure !== undefined) throw cannotWatch(failure);
        while (isChanged) {
          isChanged = false;
          await setTimeout(QUIET_MS);
        }
        yield;
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
