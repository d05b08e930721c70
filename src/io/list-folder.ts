import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Link } from '../model/file-tree.ts';
import type { Variables } from './git/find-git.ts';
import { listWorkTree } from './git/list-work-tree.ts';
import { openRepository } from './git/open-repository.ts';
import { isGitPath } from './is-git-path.ts';
import type { FolderFiles, Listings } from './listings.ts';
import { isWithin, pathBelow, pathFrom, workTreeOf } from './locate-paths.ts';
import { walkFolder } from './walk-folder.ts';

/**
 * The files below a folder: as git lists them in a work tree that it may be asked about, else by a walk; also by a walk if the user names a
 * folder that git ignores. A symlink counts when it leads to a file under the root that is not listed itself; others are its `links`.
 */
export async function listFolder(
  root: string,
  folder: string,
  options: ListOptions,
): Promise<FolderFiles> {
  const key = JSON.stringify([root, folder, options.trackedOnly]);
  const handed = options.listings?.take(key);
  if (handed !== undefined) return handed;
  const listed = listByGit(folder, options);
  const files = filesOf(
    root,
    listed.kind === 'listed' ? listed : await walk(folder, listed.notices),
  );
  options.listings?.add(key, files);
  return files;
}

/** The same for a folder of a work tree, synchronously; no files if git does not list them. */
export function listTracked(root: string, folder: string, options: ListOptions): FolderFiles {
  const listed = listByGit(folder, options);
  return listed.kind === 'listed'
    ? filesOf(root, listed)
    : { files: [], hasLinks: false, links: [], notices: [] };
}

interface ListOptions {
  readonly trackedOnly: boolean;
  readonly env: Variables;
  readonly listings?: Listings | undefined;
}

interface Listing {
  /** The folder that the paths are relative to. */
  readonly base: string;
  readonly files: readonly string[];
  readonly symlinks: readonly string[];
  readonly notices: readonly string[];
  readonly lacksFiles?: boolean;
}

function filesOf(
  root: string,
  { base, files, symlinks, notices, lacksFiles = false }: Listing,
): FolderFiles {
  const listed = new Set<string>();
  for (const file of files) if (!isGitPath(file)) listed.add(pathBelow(base, file));
  const linked: string[] = [];
  const links: Link[] = [];
  for (const path of symlinks.map((link) => join(base, link))) {
    const found = targetOf(path);
    if (found === undefined || !isWithin(root, found.target)) continue;
    const { target, isFile } = found;
    if (isFile && !listed.has(target)) linked.push(path);
    else links.push({ path, target });
  }
  const hasLinks = symlinks.length > 0;
  return { files: [...listed, ...linked], hasLinks, links, lacksFiles, notices };
}

type GitListing =
  | ({ readonly kind: 'listed' } & Listing)
  | { readonly kind: 'unlisted'; readonly notices: readonly string[] };

function listByGit(folder: string, { trackedOnly, env }: ListOptions): GitListing {
  const top = workTreeOf(folder);
  if (top === undefined) return { kind: 'unlisted', notices: [] };
  const opened = openRepository(top, env);
  if (opened.kind === 'refused') return withoutGit(opened.reason);
  const within = top === folder ? [] : [pathFrom(top, folder)];
  const listing = listWorkTree(opened.repository, within, trackedOnly);
  if (listing.kind === 'failed') return withoutGit(listing.reason);
  const { files, symlinks, lacksFiles } = listing;
  const isSome = files.length + symlinks.length > 0;
  return isSome || trackedOnly
    ? { kind: 'listed', base: top, files, symlinks, lacksFiles, notices: [] }
    : { kind: 'unlisted', notices: [] };
}

function withoutGit(reason: string): GitListing {
  const notice = `git did not list the files: ${reason}. Every file that no \`.gitignore\` names is checked, tracked or not.`;
  return { kind: 'unlisted', notices: [notice] };
}

async function walk(folder: string, notices: readonly string[]): Promise<Listing> {
  const { files, symlinks, unreadable } = await walkFolder(folder);
  const [first] = unreadable;
  if (first === undefined) return { base: folder, files, symlinks, notices };
  const rest = unreadable.length === 1 ? '' : ` and ${unreadable.length - 1} more`;
  const missed = `The folder \`${first}\`${rest} cannot be listed, so nothing in it is checked.`;
  return { base: folder, files, symlinks, notices: [...notices, missed] };
}

function targetOf(link: string): { readonly target: string; readonly isFile: boolean } | undefined {
  try {
    const target = realpathSync.native(link);
    const stats = statSync(target);
    return stats.isFile() || stats.isDirectory() ? { target, isFile: stats.isFile() } : undefined;
  } catch {
    return undefined;
  }
}
