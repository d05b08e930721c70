import { resolve } from 'node:path';
import { chooseBase, isHere } from '../io/git/choose-base.ts';
import { openIndex, openRevision } from '../io/git/open-revision.ts';
import type { StoredTree } from '../io/git/open-revision.ts';
import { openRepository } from '../io/git/open-repository.ts';
import type { Asked } from '../io/git/objects.ts';
import { pullRequestOf } from '../io/git/pull-request.ts';
import { remotesOf } from '../io/git/remotes.ts';
import { isShallow, resolveRevision } from '../io/git/revisions.ts';
import type { Repository } from '../io/git/run-git.ts';
import { locatePaths, pathFrom, workTreeOf } from '../io/locate-paths.ts';
import type { Located } from '../io/locate-paths.ts';
import { mountTree } from '../io/mount-tree.ts';
import { openStoredTree } from '../io/open-stored-tree.ts';
import { openTree } from '../io/open-tree.ts';
import { readNamedFile } from '../io/read-content.ts';
import { shareContents } from '../io/share-contents.ts';
import { CannotRun } from '../model/cannot-run.ts';
import type { FileTree } from '../model/file-tree.ts';
import type { RunOptions } from '../options/run-options.ts';
import { openRun } from './open-run.ts';
import type { OpenedRun } from './open-run.ts';
import type { Outside } from './outside.ts';

/** One of two trees that are compared. */
export type Side =
  /** A commit by its id or by what git calls it (`main`, `HEAD^1`). */
  | { readonly kind: 'revision'; readonly revision: string }
  /** What the next commit will hold. */
  | { readonly kind: 'index' }
  /** A folder, a file or a pipe of the disk, relative to the current folder: what another program rendered. */
  | { readonly kind: 'folder'; readonly path: string };

export interface Sides {
  /** `default`: what a pull request means. */
  readonly base: Side | { readonly kind: 'default' };
  /** `work-tree`: the files on the disk that the arguments name. */
  readonly head: Side | { readonly kind: 'work-tree' };
}

/** A run on the head, with the base beside it: the same paths, configuration and flags hold for both. */
export interface Comparison extends OpenedRun {
  readonly base: FileTree;
  /** What the two are called, to be put into sentences: `main (1a2b3c4)`, `the working tree`. */
  readonly labels: { readonly base: string; readonly head: string };
}

type Values = ReadonlyMap<string, readonly string[]>;

/** A tree, and what it is called. */
interface Opened {
  readonly tree: FileTree;
  readonly label: string;
}

/** Opens the two trees of a comparison; contents that both hold are read once. Throws CannotRun, with what to set where a clone is shallow. */
export async function openComparison(
  paths: readonly string[],
  values: Values,
  outside: Outside,
  { base, head }: Sides,
): Promise<Comparison> {
  let label = 'the working tree';
  const run = await (head.kind === 'work-tree'
    ? openRun(paths, values, outside)
    : head.kind === 'folder'
      ? openRun([head.path], values, outside)
      : openRun(paths, values, outside, (located, options) => {
          const stored = openStored(head, located, options, outside);
          ({ label } = stored);
          return stored.tree;
        }));
  const before =
    base.kind === 'folder'
      ? await openFolder(base.path, run, outside)
      : openStored(base, run.located, run, outside);
  const trees = shareContents(run.tree, before.tree);
  return {
    ...run,
    tree: trees.head,
    base: trees.base,
    labels: { base: before.label, head: head.kind === 'folder' ? `\`${head.path}\`` : label },
  };
}

/** What the arguments of a run mean in a commit or in the index. */
function openStored(
  side: Exclude<Sides['base'], { readonly kind: 'folder' }>,
  located: Located,
  { include, exclude, settings }: RunOptions,
  outside: Outside,
): Opened {
  const repository = repositoryOf(located, outside);
  const { fileSize } = settings.limits;
  const { stored, label } = storedOf(side, repository, fileSize, outside);
  const remotes = remotesOf(repository.top, outside.env).flatMap(({ urls }) => urls);
  return { tree: openStoredTree(stored, { located, include, exclude, remotes }), label };
}

function repositoryOf({ root, targets }: Located, { env }: Outside): Repository {
  if (targets.some(({ kind }) => kind === 'stdin' || kind === 'stream')) {
    throw new CannotRun(
      'Standard input has no earlier version to compare with.',
      'Name the folder or file to compare with: `--base-dir`.',
    );
  }
  if (workTreeOf(root) !== root) {
    throw new CannotRun(
      'There is no git repository here to compare with.',
      'Name a folder to compare with instead: `--base-dir`.',
    );
  }
  const opened = openRepository(root, env);
  if (opened.kind === 'repository') return opened.repository;
  throw new CannotRun(`git cannot be asked for the files to compare with: ${opened.reason}.`);
}

function storedOf(
  side: Exclude<Sides['base'], { readonly kind: 'folder' }>,
  repository: Repository,
  fileSize: number,
  outside: Outside,
): { readonly stored: StoredTree; readonly label: string } {
  if (side.kind === 'index') {
    return { stored: valueOf(openIndex(repository, fileSize), 'the index'), label: 'the index' };
  }
  const { commit, label } =
    side.kind === 'default' ? defaultBase(repository, outside) : named(side.revision, repository);
  return { stored: valueOf(openRevision(repository, commit, fileSize), label), label };
}

function defaultBase(
  repository: Repository,
  { env }: Outside,
): { readonly commit: string; readonly label: string } {
  const chosen = chooseBase(repository, pullRequestOf(env, eventOf(env)));
  if (chosen.kind === 'failed') throw new CannotRun(chosen.reason);
  const { commit, name } = chosen.value;
  return { commit, label: `${name} (${short(commit)})` };
}

/** Bytes of the file in which GitHub Actions describes the event. */
const EVENT_SIZE = 16 * 1024 * 1024;

function eventOf(env: Outside['env']): string {
  const content = readNamedFile(env['GITHUB_EVENT_PATH'] ?? '', EVENT_SIZE);
  return content.kind === 'bytes' ? new TextDecoder().decode(content.bytes) : '{}';
}

function named(
  revision: string,
  repository: Repository,
): { readonly commit: string; readonly label: string } {
  const found = resolveRevision(repository, revision);
  if (found.kind === 'failed' || !isHere(repository, found.value)) {
    throw new CannotRun(
      `\`${revision}\` is not a commit, branch or tag of this repository.`,
      isShallow(repository)
        ? 'This clone is shallow: clone more of the history (`fetch-depth: 0` on actions/checkout, `git fetch --unshallow` elsewhere).'
        : undefined,
    );
  }
  const id = short(found.value);
  return { commit: found.value, label: revision.startsWith(id) ? id : `\`${revision}\` (${id})` };
}

function short(commit: string): string {
  return commit.slice(0, 7);
}

function valueOf<T>(asked: Asked<T>, label: string): T {
  if (asked.kind === 'done') return asked.value;
  throw new CannotRun(`The files of ${label} cannot be read: ${asked.reason}.`);
}

/** The name of a single file or a pipe where nothing else names it. */
const STREAM_NAME = 'stdin.yaml';

/** A folder of the disk, as if it lay where the folder lies that it is compared with. */
async function openFolder(path: string, run: OpenedRun, outside: Outside): Promise<Opened> {
  const { here, root, targets } = run.located;
  const [target, other] = targets;
  if (target === undefined || other !== undefined) {
    throw new CannotRun('`--base-dir` is compared with one folder: name no other path.');
  }
  const { targets: found } = locatePaths(outside.cwd, [path]);
  const [base] = found;
  if (base === undefined || base.kind === 'glob' || base.kind === 'stdin') {
    throw new CannotRun(`\`--base-dir ${path}\` names no folder or file.`);
  }
  const isFolder = base.kind === 'folder';
  const top = isFolder ? base.path : resolve(base.path, '..');
  const tree = await openTree({
    located: { here, root: top, start: top, targets: found },
    include: [],
    exclude: [],
    trackedOnly: false,
    fileSize: run.settings.limits.fileSize,
    env: outside.env,
    stdin: { stream: outside.stdin, path: STREAM_NAME, isNamed: false },
  });
  const label = `\`${path}\``;
  if (target.kind === 'folder') {
    if (!isFolder)
      throw new CannotRun(`\`--base-dir ${path}\` is a file, but a folder is checked.`);
    return { tree: mountTree(tree, pathFrom(root, target.path)), label };
  }
  if (isFolder) throw new CannotRun(`\`--base-dir ${path}\` is a folder, but a file is checked.`);
  return { tree: renamed(tree, run.tree.paths[0] ?? STREAM_NAME), label };
}

/** The only file of a tree under another name: that of the file which it is compared with. */
function renamed(tree: FileTree, name: string): FileTree {
  const [own = ''] = tree.paths;
  return { ...tree, paths: [name], read: (path) => tree.read(path === name ? own : path) };
}
