import type { FolderFiles } from './list-folder.ts';

/** What folders hold, from the thread that listed them to the worker that runs the same command line once more. */
export interface Listings {
  readonly take: (key: string) => FolderFiles | undefined;
  readonly add: (key: string, files: FolderFiles) => void;
}

/** Listings of this thread, for a worker: added to `listed`, never taken. */
export function ownListings(listed: Map<string, FolderFiles>): Listings {
  return { take: () => undefined, add: (key, files) => listed.set(key, files) };
}

/** Listings of the thread that started this worker. Each is taken once: a later round of `--watch` lists again. */
export function handedListings(listed: ReadonlyMap<string, FolderFiles>): Listings {
  const left = new Map(listed);
  return {
    take(key) {
      const files = left.get(key);
      left.delete(key);
      return files;
    },
    add: () => {},
  };
}
