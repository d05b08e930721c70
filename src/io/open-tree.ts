import { CannotRun } from '../model/cannot-run.ts';
import { isManifestName } from '../model/file-tree.ts';
import type { FileContent, FileTree } from '../model/file-tree.ts';
import { pathMatcher } from './glob.ts';
import { listFolder } from './list-folder.ts';
import { pathFrom, workTreeOf } from './locate-paths.ts';
import type { Located, Target } from './locate-paths.ts';
import { readContent } from './read-content.ts';
import { readPipe, readStream } from './read-stream.ts';

export interface TreeOptions {
  readonly located: Located;
  /** Globs relative to the root; none: everything. A file that the user names is checked whatever they say. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Only what git tracks: what a commit will hold. */
  readonly trackedOnly: boolean;
  /** Bytes read of one file. */
  readonly fileSize: number;
  /** Standard input, and the path under which it is known, relative to the root. */
  readonly stdin: { readonly stream: AsyncIterable<Uint8Array>; readonly path: string };
}

/** One file that a target names. */
interface Chosen {
  readonly path: string;
  /** No part of the path is a symlink. */
  readonly plain: boolean;
  /** The user named this very file. */
  readonly named: boolean;
  /** What was read already, of a stream. */
  readonly content?: FileContent;
}

/**
 * The files that the targets name, listed by git in a work tree, by globby elsewhere. Files of a work tree that are named one by
 * one bring all of it along: what they refer to is looked up there. Throws CannotRun when a glob matches none.
 */
export async function openTree(options: TreeOptions): Promise<FileTree> {
  const { located, fileSize } = options;
  const named: Chosen[] = [];
  // One after the other: a shell may name thousands of folders, and each starts a process.
  for (const target of located.targets) {
    for (const file of await choose(target, options)) named.push(file);
  }
  const targets = byPath(named);
  const around = await surroundings(targets, options);
  const chosen = around === undefined ? targets : byPath([...around, ...targets.values()]);
  const wanted = filterOf(options);
  const paths = [...chosen.keys()].sort();
  const isIn = (path: string): boolean => chosen.get(path)?.named === true || wanted(path);
  return {
    paths: paths.filter(isIn),
    ...(around === undefined ? {} : { selected: new Set(targets.keys()) }),
    excluded: paths.filter((path) => !isIn(path) && isManifestName(path)),
    read: (path) =>
      chosen.get(path)?.content ??
      readContent(located.root, path, fileSize, chosen.get(path)?.plain === true),
  };
}

function byPath(files: readonly Chosen[]): ReadonlyMap<string, Chosen> {
  const chosen = new Map<string, Chosen>();
  for (const file of files) {
    if (file.named || !chosen.has(file.path)) chosen.set(file.path, file);
  }
  return chosen;
}

/** The work tree around files that are named one by one; undefined when there is none, or git would not list them. */
async function surroundings(
  targets: ReadonlyMap<string, Chosen>,
  options: TreeOptions,
): Promise<readonly Chosen[] | undefined> {
  const { root, targets: named } = options.located;
  const isSingle = named.every(({ kind }) => kind === 'file' || kind === 'glob');
  if (!isSingle || workTreeOf(root) !== root) return undefined;
  const around = await chooseBelow(root, () => true, options);
  const listed = new Set(around.map(({ path }) => path));
  return [...targets.keys()].every((path) => listed.has(path)) ? around : undefined;
}

async function choose(target: Target, options: TreeOptions): Promise<readonly Chosen[]> {
  const { located, stdin, fileSize } = options;
  switch (target.kind) {
    case 'stdin': {
      const content = await readStream(stdin.stream, fileSize);
      return [{ path: stdin.path, plain: true, named: true, content }];
    }
    case 'stream': {
      const path = `${pathFrom('/', target.path)}.yaml`;
      return [{ path, plain: true, named: true, content: await readPipe(target.path, fileSize) }];
    }
    case 'file':
      return [{ path: pathFrom(located.root, target.path), plain: true, named: true }];
    case 'folder':
      return chooseBelow(target.path, () => true, options);
    default: {
      const matches = pathMatcher(target.pattern);
      const chosen = await chooseBelow(target.folder, matches, options);
      if (chosen.length === 0) throw new CannotRun(`No file matches \`${target.as}\`.`);
      return chosen;
    }
  }
}

/** The files below a folder whose path, relative to it, matches. */
async function chooseBelow(
  folder: string,
  matches: (path: string) => boolean,
  { located, trackedOnly }: TreeOptions,
): Promise<readonly Chosen[]> {
  const files = await listFolder(located.root, folder, trackedOnly);
  return files
    .filter(({ absolute }) => matches(pathFrom(folder, absolute)))
    .map(({ absolute, plain }) => {
      return { path: pathFrom(located.root, absolute), plain, named: false };
    });
}

function filterOf({ include, exclude }: TreeOptions): (path: string) => boolean {
  const included = include.map(pathMatcher);
  const excluded = exclude.map(pathMatcher);
  return (path) =>
    (included.length === 0 || included.some((matches) => matches(path))) &&
    !excluded.some((matches) => matches(path));
}
