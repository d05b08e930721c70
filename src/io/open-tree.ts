import { CannotRun } from '../model/cannot-run.ts';
import { VENDOR } from '../model/elsewhere/vendor.ts';
import { isManifestName, type FileContent, type FileTree, type Link } from '../model/file-tree.ts';
import { pathFilter, pathGlobs } from '../text/glob/glob-set.ts';
import type { Variables } from './git/find-git.ts';
import { remotesOf } from './git/remotes.ts';
import { revisionsHere } from './git/revisions-here.ts';
import { listFolder, listTracked } from './list-folder.ts';
import type { Listings } from './listings.ts';
import { namesRoot, pathFrom, workTreeOf, type Located, type Target } from './locate-paths.ts';
import { contentReader } from './read-content.ts';
import { readPipe, readStdin } from './read-stream.ts';
import { withTracked } from './read-tracked.ts';

export interface TreeOptions {
  readonly located: Located;
  /** Globs relative to the root; none: everything. A file that the user names is always checked. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Only what git tracks: what a commit will hold. */
  readonly trackedOnly: boolean;
  /** Bytes read of one file. */
  readonly fileSize: number;
  /** Variables of the process: PATH, and those in which a CI system describes the checkout. */
  readonly env: Variables;
  readonly listings?: Listings | undefined;
  /** Standard input, and the path under which it is known, relative to the root. */
  readonly stdin: {
    readonly stream: AsyncIterable<Uint8Array>;
    readonly path: string;
    /** The user gave the path: standard input is taken for that file. */
    readonly isNamed: boolean;
  };
}

/** One file that a target names. */
interface Chosen {
  readonly path: string;
  /** The user named this very file. */
  readonly named: boolean;
  /** The part of a stream that was read already. */
  readonly content?: FileContent;
}

/** The files that some targets name, and sentences about them for the user. */
interface Choice {
  readonly files: readonly Chosen[];
  readonly notices: readonly string[];
  readonly links?: readonly Link[];
  /** Files that git tracks are not there. */
  readonly lacksFiles?: boolean;
}

/**
 * The files that the targets name, listed by git in a work tree, by a walk elsewhere. Files of a work tree that are named one by one,
 * and standard input under a name, bring all of it along: what they refer to is looked up there. Throws CannotRun when a glob matches
 * none.
 */
export async function openTree(options: TreeOptions): Promise<FileTree> {
  const { located, fileSize } = options;
  const choices: Choice[] = [];
  for (const target of located.targets) choices.push(await choose(target, options));
  const targets = byPath(choices.flatMap(({ files }) => files));
  const around = await surroundings(targets, options);
  const chosen = around === undefined ? targets : byPath([...around.files, ...targets.values()]);
  const wanted = pathFilter(options);
  const paths = [...chosen.keys()].filter((path) => !isVendored(path)).sort();
  const isIn = (path: string): boolean => chosen.get(path)?.named === true || wanted(path);
  const onDisk = contentReader(located.root, fileSize);
  const lacksFiles = [...choices, around].some((choice) => choice?.lacksFiles === true);
  const read = lacksFiles ? withTracked(onDisk, located.root, options) : onDisk;
  const revisions = revisionsHere(located.root, options.env);
  const left = paths.filter((path) => !isIn(path));
  const leftOut = new Set(left);
  return {
    paths: left.length === 0 ? paths : paths.filter((path) => !leftOut.has(path)),
    ...(around !== undefined && { selected: new Set(targets.keys()) }),
    ...(around === undefined &&
      !namesRoot(located) && { around: () => pathsAround(chosen, wanted, options) }),
    named: [...namedFolders(located), ...namedFiles(targets)],
    ...linksOf([...choices, ...(around === undefined ? [] : [around])]),
    remotes: remotesOf(located.root, options.env).flatMap(({ urls }) => urls),
    ...(revisions !== undefined && { revisions }),
    excluded: left.filter(isManifestName),
    notices: [...new Set([...choices, around].flatMap((choice) => choice?.notices ?? []))],
    read: (path) => chosen.get(path)?.content ?? read(path),
  };
}

function linksOf(choices: readonly Choice[]): Pick<FileTree, 'links'> {
  const all = choices.flatMap(({ links = [] }) => links);
  const links = new Map(all.map((link) => [link.path, link]));
  return links.size === 0 ? {} : { links: [...links.values()] };
}

/** What was fetched of other repositories is not checked for itself. */
function isVendored(path: string): boolean {
  return path.startsWith(`${VENDOR}/`) || path.includes(`/${VENDOR}/`);
}

/** Folders below the root that the user named. */
function namedFolders({ root, targets }: Located): readonly string[] {
  return targets.flatMap((target) =>
    target.kind === 'folder' && target.path !== root ? [pathFrom(root, target.path)] : [],
  );
}

function namedFiles(targets: ReadonlyMap<string, Chosen>): readonly string[] {
  return [...targets.values()].flatMap(({ path, named }) => (named ? [path] : []));
}

function byPath(files: readonly Chosen[]): ReadonlyMap<string, Chosen> {
  const chosen = new Map<string, Chosen>();
  for (const file of files) {
    if (file.named || !chosen.has(file.path)) chosen.set(file.path, file);
  }
  return chosen;
}

/** The work tree around files that are named one by one; undefined if there is none, or git would not list them. */
async function surroundings(
  targets: ReadonlyMap<string, Chosen>,
  options: TreeOptions,
): Promise<Choice | undefined> {
  const { located, stdin } = options;
  const { root, targets: named } = located;
  const isSingle = named.every(
    ({ kind }) => kind === 'file' || kind === 'glob' || (kind === 'stdin' && stdin.isNamed),
  );
  if (!isSingle || workTreeOf(root) !== root) return undefined;
  const around = await chooseBelow(root, () => true, options);
  const listed = new Set([...around.files.map(({ path }) => path), stdin.path]);
  return [...targets.keys()].every((path) => listed.has(path)) ? around : undefined;
}

/** The other files of the work tree, if the targets are in one. */
function pathsAround(
  chosen: ReadonlyMap<string, Chosen>,
  wanted: (path: string) => boolean,
  options: TreeOptions,
): readonly string[] {
  const { root } = options.located;
  if (workTreeOf(root) !== root) return [];
  return listTracked(root, root, options)
    .files.map((absolute) => pathFrom(root, absolute))
    .filter((path) => !chosen.has(path) && wanted(path))
    .sort();
}

async function choose(target: Target, options: TreeOptions): Promise<Choice> {
  const { located, stdin, fileSize } = options;
  switch (target.kind) {
    case 'stdin':
      return one({
        path: stdin.path,
        named: true,
        content: await readStdin(stdin.stream, fileSize),
      });
    case 'stream': {
      const path = `${pathFrom('/', target.path)}.yaml`;
      return one({ path, named: true, content: await readPipe(target.path, fileSize) });
    }
    case 'file':
      return one({ path: pathFrom(located.root, target.path), named: true });
    case 'folder':
      return chooseBelow(target.path, () => true, options);
    default: {
      const { matches } = pathGlobs([target.pattern]);
      const choice = await chooseBelow(target.folder, matches, options);
      if (choice.files.length === 0) throw new CannotRun(`No file matches \`${target.as}\`.`);
      return choice;
    }
  }
}

function one(file: Chosen): Choice {
  return { files: [file], notices: [] };
}

/** The files below a folder whose path, relative to it, matches. */
async function chooseBelow(
  folder: string,
  matches: (path: string) => boolean,
  options: TreeOptions,
): Promise<Choice> {
  const { root } = options.located;
  const { files, links, notices, lacksFiles = false } = await listFolder(root, folder, options);
  const inRoot = ({ path, target }: Link) => ({
    path: pathFrom(root, path),
    target: pathFrom(root, target),
  });
  return {
    lacksFiles,
    links: links.map(inRoot),
    files: files
      .filter((absolute) => matches(pathFrom(folder, absolute)))
      .map((absolute) => ({ path: pathFrom(root, absolute), named: false })),
    notices,
  };
}
