import { posix } from 'node:path';
import { isManifestName, KUSTOMIZATION_NAMES, type FileTree } from '../../model/file-tree.ts';
import { folderOf } from '../../model/folder-of.ts';
import { foldersNamed } from '../../model/parts/folders-named.ts';
import { Groups } from '../../model/parts/groups.ts';
import type { Build } from '../../model/manifest.ts';
import type { Limits } from '../../model/limits.ts';
import { once } from '../../model/memo.ts';
import { hostSpan } from '../../model/span.ts';
import { parseFile } from '../../parse/parse-file.ts';

/**
 * The folders of a repository, put together so that no kustomization of one island reads a file of another. They are numbered in the order
 * of their first files, so every process that lists the same files finds the same islands.
 */
export interface Islands {
  /** The island of a file of the tree; undefined where no file of the tree is beside it. */
  readonly of: (path: string) => number | undefined;
  /** The files that may hold manifests, sorted, by the number of the island. */
  readonly files: readonly (readonly string[])[];
  /** Whether a path is that of a folder, the root left out. */
  readonly isFolder: (path: string) => boolean;
  /** The islands that have a file in a folder, or below it, for any of some folders; `.` is the root. */
  readonly below: (folders: ReadonlySet<string>) => readonly number[];
}

/** The folders that the texts of a kustomization may mean, but for its own, by its path. */
export type NearFolders = Map<string, readonly string[]>;

/** Finds the islands of a tree. Reads those of its kustomizations that are not in `near`, to which they are added, and nothing else. */
export function findIslands(
  tree: FileTree,
  limits: Limits,
  near: NearFolders = new Map(),
): Islands {
  const folders = new Map<string, number>();
  for (const path of tree.paths) {
    const folder = folderOf(path);
    if (!folders.has(folder)) folders.set(folder, folders.size);
  }
  const groups = new Groups(folders.size);
  for (const path of tree.paths) {
    if (!KUSTOMIZATION_NAMES.includes(posix.basename(path))) continue;
    const folder = folderOf(path);
    const named = near.get(path) ?? nearFolders(path, tree, limits, folders);
    near.set(path, named);
    for (const other of named) groups.join(folders.get(folder) ?? 0, folders.get(other) ?? 0);
  }
  return numbered(tree.paths, folders, groups);
}

/** How much of the files some islands hold: from 0 to 1. */
export function partOf(some: ReadonlySet<number>, { files }: Islands): number {
  const all = files.reduce((sum, { length }) => sum + length, 0);
  const count = [...some].reduce((sum, island) => sum + (files[island]?.length ?? 0), 0);
  return count / Math.max(1, all);
}

/** The islands that a build was made of; of one that read no file, that of the object that deploys it, or of its folder. */
export function islandsOfBuild(
  { files, folder, id, deployedBy }: Build,
  islands: Islands,
): readonly number[] {
  const start = deployedBy === undefined ? `${folder ?? id}/` : hostSpan(deployedBy.at).file.path;
  const paths = files.length > 0 ? files : [start];
  return [...new Set(paths.flatMap((path) => islands.of(path) ?? []))];
}

function numbered(
  paths: readonly string[],
  folders: ReadonlyMap<string, number>,
  groups: Groups,
): Islands {
  const numbers = new Map<number, number>();
  const files: string[][] = [];
  const of = (path: string): number | undefined => {
    const folder = folders.get(folderOf(path));
    return folder === undefined ? undefined : numbers.get(groups.of(folder));
  };
  for (const path of paths) {
    const group = groups.of(folders.get(folderOf(path)) ?? 0);
    let island = numbers.get(group);
    if (island === undefined) {
      island = files.length;
      numbers.set(group, island);
      files.push([]);
    }
    if (isManifestName(path)) files[island]?.push(path);
  }
  const below = (wanted: ReadonlySet<string>): readonly number[] =>
    [...folders].flatMap(([folder, at]) =>
      isBelow(folder, wanted) ? (numbers.get(groups.of(at)) ?? []) : [],
    );
  const above = once(() => new Set([...folders.keys()].flatMap(withParents)));
  return { of, files, isFolder: (path) => above().has(path), below };
}

function withParents(folder: string): readonly string[] {
  const parents: string[] = [];
  for (let at = folder; at !== '.'; at = folderOf(at)) parents.push(at);
  return parents;
}

function isBelow(folder: string, wanted: ReadonlySet<string>): boolean {
  for (let at = folder; at !== '.'; at = folderOf(at)) if (wanted.has(at)) return true;
  return wanted.has('.');
}

function nearFolders(
  path: string,
  tree: FileTree,
  limits: Limits,
  folders: ReadonlyMap<string, number>,
): readonly string[] {
  const { documents, source } = parseFile(path, tree.read(path), limits);
  return foldersNamed({ path, documents, source }, (folder) => folders.has(folder));
}
