import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listWithGit } from './list-with-git.ts';
import { listWithoutGit } from './list-without-git.ts';
import { isWithin, pathFrom, workTreeOf } from './locate-paths.ts';

export interface ListedFile {
  readonly absolute: string;
  /** No part of the path below the root is a symlink. */
  readonly plain: boolean;
}

/**
 * The files below a folder, absolute: as git lists them in a work tree, by a walk elsewhere, and also where the user names a folder
 * that git ignores. A symlink counts when it leads to a file under the root that is not listed itself; one to a folder does not.
 */
export async function listFolder(
  root: string,
  folder: string,
  trackedOnly: boolean,
): Promise<readonly ListedFile[]> {
  const { base, files, symlinks } = await list(folder, trackedOnly);
  const listed = new Set(files.map((file) => join(base, file)));
  const linked = symlinks
    .map((link) => join(base, link))
    .filter((link) => {
      const target = fileBehind(link);
      return target !== undefined && isWithin(root, target) && !listed.has(target);
    });
  return [
    ...[...listed].map((absolute) => ({ absolute, plain: true })),
    ...linked.map((absolute) => ({ absolute, plain: false })),
  ];
}

async function list(folder: string, trackedOnly: boolean): Promise<Listing> {
  const top = workTreeOf(folder);
  if (top !== undefined) {
    const within = top === folder ? [] : [pathFrom(top, folder)];
    const listing = await listWithGit(top, within, trackedOnly);
    const some = listing !== undefined && listing.files.length + listing.symlinks.length > 0;
    if (some || (listing !== undefined && trackedOnly)) return { base: top, ...listing };
  }
  return { base: folder, ...(await listWithoutGit(folder)) };
}

interface Listing {
  readonly base: string;
  readonly files: readonly string[];
  readonly symlinks: readonly string[];
}

function fileBehind(link: string): string | undefined {
  try {
    const target = realpathSync(link);
    return statSync(target).isFile() ? target : undefined;
  } catch {
    return undefined;
  }
}
