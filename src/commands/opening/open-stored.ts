import { chooseBase, isHere } from '../../io/git/choose-base.ts';
import { borrowing, type GitAnswer } from '../../io/git/objects.ts';
import { openRepository } from '../../io/git/open-repository.ts';
import { openIndex, openRevision, type StoredTree } from '../../io/git/open-revision.ts';
import { pullRequestOf } from '../../io/git/pull-request.ts';
import { remotesOf } from '../../io/git/remotes.ts';
import { revisionsHere } from '../../io/git/revisions-here.ts';
import { isShallow, resolveRevision } from '../../io/git/revisions.ts';
import type { Repository } from '../../io/git/run-git.ts';
import { workTreeOf, type Located } from '../../io/locate-paths.ts';
import { openStoredTree } from '../../io/open-stored-tree.ts';
import { readNamedFile } from '../../io/read-content.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { contentText } from '../../model/file-content.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../model/limits.ts';
import type { Host } from '../host.ts';
import type { RunOptions } from '../settings/run-options.ts';
import { NoBase } from './no-base.ts';

/** A tree of git, or what stands for one. */
export type StoredSide =
  /** A commit by its id or by what git calls it (`main`, `HEAD^1`). */
  | { readonly kind: 'revision'; readonly revision: string }
  /** What the next commit will hold. */
  | { readonly kind: 'index' }
  /** What a pull request means. */
  | { readonly kind: 'default' }
  /** HEAD, or no files at all where nothing has been committed. */
  | { readonly kind: 'last-commit' };

/** A tree, and what it is called. */
export interface OpenedSide {
  readonly tree: FileTree;
  readonly label: string;
}

/** Where only the configuration is read. */
export const UNFILTERED: StoredFilter = {
  include: [],
  exclude: [],
  settings: { limits: DEFAULT_LIMITS },
};

type StoredFilter = Pick<RunOptions, 'include' | 'exclude'> & {
  readonly settings: Pick<RunOptions['settings'], 'limits'>;
};

/** What the arguments of a run mean in a commit or in the index. */
export function openStored(
  side: StoredSide,
  located: Located,
  { include, exclude, settings }: StoredFilter,
  host: Host,
): OpenedSide {
  const repository = repositoryOf(located, side, host);
  const { fileSize } = settings.limits;
  const { stored, label } = storedOf(side, repository, fileSize, host);
  const remotes = remotesOf(repository.top, host.env).flatMap(({ urls }) => urls);
  const revisions = revisionsHere(repository.top, host.env);
  const options = { located, include, exclude, remotes, revisions };
  return { tree: openStoredTree(stored, options), label };
}

function repositoryOf({ root, targets }: Located, { kind }: StoredSide, { env }: Host): Repository {
  const Refusal = kind === 'default' ? NoBase : CannotRun;
  if (targets.some((target) => target.kind === 'stdin' || target.kind === 'stream')) {
    throw new CannotRun(
      'Standard input has no earlier version to compare with.',
      'Name the folder or file to compare with: `--base-dir`.',
    );
  }
  if (workTreeOf(root) !== root) {
    throw new Refusal(
      'There is no git repository to compare with.',
      'Name a folder to compare with instead: `--base-dir`.',
    );
  }
  const opened = openRepository(root, env);
  if (opened.kind === 'repository') return withObjects(opened.repository, Refusal);
  throw new Refusal(`git cannot read the files to compare with: ${opened.reason}.`);
}

/** Throws where the commits are not all in the repository itself. */
function withObjects(repository: Repository, Refusal: typeof CannotRun): Repository {
  const reason = borrowing(repository);
  if (reason === undefined) return repository;
  throw new Refusal(
    `git cannot read the files to compare with: ${reason}.`,
    'Copy them: `git repack -a -d`, then remove `.git/objects/info/alternates`. Or trust this repository: `--trust FOLDER`.',
  );
}

function storedOf(
  side: StoredSide,
  repository: Repository,
  fileSize: number,
  host: Host,
): { readonly stored: StoredTree; readonly label: string } {
  if (side.kind === 'index') {
    return { stored: valueOf(openIndex(repository, fileSize), 'the index'), label: 'the index' };
  }
  if (side.kind === 'last-commit') {
    const last = resolveRevision(repository, 'HEAD');
    return last.kind === 'failed'
      ? { stored: NO_FILES, label: 'an empty repository' }
      : storedOf({ kind: 'revision', revision: 'HEAD' }, repository, fileSize, host);
  }
  const { commit, label } =
    side.kind === 'default' ? defaultBase(repository, host) : named(side.revision, repository);
  return { stored: valueOf(openRevision(repository, commit, fileSize), label), label };
}

const NO_FILES: StoredTree = {
  paths: [],
  blobOf: () => undefined,
  read: () => ({ kind: 'unreadable', reason: 'no such file', cause: 'missing' }),
};

function defaultBase(
  repository: Repository,
  { env }: Host,
): { readonly commit: string; readonly label: string } {
  const chosen = chooseBase(repository, pullRequestOf(env, eventOf(env)));
  if (chosen.kind === 'failed') throw new NoBase(chosen.reason);
  const { commit, name } = chosen.value;
  return { commit, label: `${name} (${short(commit)})` };
}

/** Bytes of the file in which GitHub Actions describes the event. */
const EVENT_SIZE = 16 * 1024 * 1024;

function eventOf(env: Host['env']): string {
  return contentText(readNamedFile(env['GITHUB_EVENT_PATH'] ?? '', EVENT_SIZE)) ?? '{}';
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

function valueOf<T>(asked: GitAnswer<T>, label: string): T {
  if (asked.kind === 'done') return asked.value;
  throw new CannotRun(`The files of ${label} cannot be read: ${asked.reason}.`);
}
