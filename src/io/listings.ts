import { lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Link } from '../model/file-tree.ts';
import { memo } from '../model/memo.ts';
import type { FolderChange } from './watch-folder.ts';

/** The files of a folder, absolute. */
export interface FolderFiles {
  readonly files: readonly string[];
  /** There are symlinks among what it holds: a file may be here under several paths. */
  readonly hasLinks: boolean;
  /** Those that lead to a folder, or to a file that is listed. */
  readonly links: readonly Link[];
  /** Files that git tracks are not there: removed, or left out of the checkout. */
  readonly lacksFiles?: boolean;
  /** Sentences about the listing for the user. */
  readonly notices: readonly string[];
}

/** The files of folders, from the thread that listed them to the worker that runs the same command line once more. */
export interface Listings {
  readonly take: (key: string) => FolderFiles | undefined;
  readonly add: (key: string, files: FolderFiles) => void;
}

/** Listings of the thread that started this worker. Each is taken once: what comes later may be another one. */
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

/** Listings of rounds of `--watch` below a folder. */
interface RoundListings extends Listings {
  /**
   * Begins a round. If only contents changed, `written` holds their paths, and the earlier listings are used again. Undefined if there may
   * be new or fewer files.
   */
  readonly begin: (change: FolderChange) => ReadonlySet<string> | undefined;
}

export function roundListings(root: string): RoundListings {
  const listed = new Map<string, FolderFiles>();
  let isKnown = false;
  const isOnlyWritten = (path: string): boolean => {
    const absolute = join(root, path);
    return (
      !DECIDES.has(basename(path)) &&
      [...listed.values()].some((folder) => filesOf(folder).has(absolute)) &&
      lstatSync(absolute, { throwIfNoEntry: false })?.isFile() === true
    );
  };
  return {
    begin({ paths }) {
      const hasLinks = [...listed.values()].some((folder) => folder.hasLinks);
      isKnown = paths !== undefined && !hasLinks && [...paths].every(isOnlyWritten);
      return isKnown ? paths : undefined;
    },
    take: (key) => (isKnown ? listed.get(key) : undefined),
    add: (key, files) => listed.set(key, files),
  };
}

/** Files whose contents decide what git lists. */
const DECIDES: ReadonlySet<string> = new Set(['.gitignore', '.gitattributes', '.gitmodules']);

const filesOf = memo(({ files }: FolderFiles): ReadonlySet<string> => new Set(files));
