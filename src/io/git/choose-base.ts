import { findObjects, type GitAnswer } from './objects.ts';
import type { PullRequest } from './pull-request.ts';
import { isShallow, mergeBase, parentsOf, resolveRevision } from './revisions.ts';
import type { Repository } from './run-git.ts';

/** The commit that a change is compared with. */
interface ChosenBase {
  readonly commit: string;
  /** Before its id in brackets: "the base of the pull request". */
  readonly name: string;
}

/** Branches that changes are usually merged into, if no variable or remote names one. */
const DEFAULT_BRANCHES = [
  'refs/remotes/upstream/HEAD',
  'refs/remotes/origin/HEAD',
  'refs/remotes/upstream/main',
  'refs/remotes/upstream/master',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

/**
 * The commit that a pull request is compared with. In CI, the first that is known of: the first parent of the merge commit that the CI
 * system made, the base that the event names, the merge base with the target branch. Outside of CI, the merge base of HEAD with the default
 * branch of the remote. Fails with a sentence that explains what to do.
 */
export function chooseBase(
  repository: Repository,
  request: PullRequest | undefined,
): GitAnswer<ChosenBase> {
  const head = resolveRevision(repository, 'HEAD');
  if (head.kind === 'failed') return failed('The repository has no commit yet.');
  return request === undefined
    ? ofDefaultBranch(repository, head.value)
    : ofPullRequest(repository, head.value, request);
}

function ofPullRequest(
  repository: Repository,
  head: string,
  request: PullRequest,
): GitAnswer<ChosenBase> {
  const { merge, base, target, setting } = request;
  if (merge === head) {
    const parents = parentsOf(repository, head);
    const first =
      parents.kind === 'done' && parents.value.length > 1 ? parents.value[0] : undefined;
    if (first !== undefined) {
      if (isHere(repository, first)) return done(first, 'the base of the pull request');
      return failed(`The base of the pull request is not in this clone: ${setting('2')}.`);
    }
  }
  const candidates = [
    ...(base === undefined ? [] : [base]),
    ...(target === undefined ? [] : [`refs/remotes/origin/${target}`, `refs/heads/${target}`]),
  ];
  for (const candidate of candidates) {
    const found = resolveRevision(repository, candidate);
    if (found.kind === 'failed') continue;
    const common = mergeBase(repository, found.value, head);
    if (common.kind === 'done' && common.value !== undefined) {
      return done(common.value, 'the base of the pull request');
    }
  }
  return failed(`The base of the pull request is not in this clone: ${setting('0')}.`);
}

function ofDefaultBranch(repository: Repository, head: string): GitAnswer<ChosenBase> {
  for (const branch of DEFAULT_BRANCHES) {
    const found = resolveRevision(repository, branch);
    if (found.kind === 'failed') continue;
    const common = mergeBase(repository, found.value, head);
    if (common.kind === 'done' && common.value !== undefined) {
      return done(common.value, `the merge base with \`${shortName(branch)}\``);
    }
  }
  return failed(
    isShallow(repository)
      ? 'This clone is shallow and does not hold the commit to compare with: run `git fetch --unshallow`, or name another one.'
      : 'There is no branch `main` or `master` to compare with: name a revision.',
  );
}

function shortName(branch: string): string {
  return branch.replace(/^refs\/(?:remotes|heads)\//, '').replace(/\/HEAD$/, '');
}

/** Whether a commit and its files are here. */
export function isHere(repository: Repository, commit: string): boolean {
  const found = findObjects(repository, [`${commit}^{tree}`]);
  return found.kind === 'done' && found.value[0] !== undefined;
}

function done(commit: string, name: string): GitAnswer<ChosenBase> {
  return { kind: 'done', value: { commit, name } };
}

function failed(reason: string): GitAnswer<never> {
  return { kind: 'failed', reason };
}
