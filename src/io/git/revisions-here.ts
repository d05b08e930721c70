import { join } from 'node:path';
import { contentText } from '../../model/file-content.ts';
import { readNamedFile } from '../read-content.ts';
import type { Variables } from './find-git.ts';
import { openRepository } from './open-repository.ts';
import type { Repository } from './run-git.ts';

/** Variables of CI systems that name the branch or tag of a run. */
const OF_RUN = [
  'GITHUB_HEAD_REF',
  'GITHUB_REF_NAME',
  'CI_COMMIT_REF_NAME',
  'CI_MERGE_REQUEST_SOURCE_BRANCH_NAME',
  'BUILD_SOURCEBRANCHNAME',
  'BITBUCKET_BRANCH',
  'BITBUCKET_TAG',
  'CIRCLE_BRANCH',
  'BUILDKITE_BRANCH',
  'DRONE_BRANCH',
  'BRANCH_NAME',
];
/** Those that name the branch that a change is merged into, or the default one. */
const MERGED_INTO = [
  'GITHUB_BASE_REF',
  'CI_MERGE_REQUEST_TARGET_BRANCH_NAME',
  'CI_DEFAULT_BRANCH',
  'SYSTEM_PULLREQUEST_TARGETBRANCH',
  'BITBUCKET_PR_DESTINATION_BRANCH',
  'CHANGE_TARGET',
  'BUILDKITE_PULL_REQUEST_BASE_BRANCH',
];
/** The default branch where nothing says which it is. */
const USUAL = ['main', 'master'];
const LONGEST = 4096;
const COMMIT = /^[\da-f]{40,64}$/;

/**
 * The names that mean the files of a work tree: its branch, the branch or tag of the CI run, the branch that changes are merged into, the
 * default branch, and its commit if that is checked out. Undefined where no branch is known: any name may be meant.
 */
export function revisionsHere(top: string, env: Variables): readonly string[] | undefined {
  const opened = openRepository(top, env);
  if (opened.kind !== 'repository') return undefined;
  const { folder, common } = opened.repository;
  const head = lineOf(join(folder, 'HEAD'));
  const own = [...branchIn(head), ...namedBy(OF_RUN, env)];
  if (own.length === 0) return undefined;
  const merged = namedBy(MERGED_INTO, env);
  const isCommit = COMMIT.test(head);
  return [
    ...new Set([
      ...own,
      ...merged,
      ...defaultOf({ common }),
      ...USUAL,
      ...(isCommit ? [head] : []),
    ]),
  ];
}

function defaultOf({ common }: Pick<Repository, 'common'>): readonly string[] {
  const line = lineOf(join(common, 'refs', 'remotes', 'origin', 'HEAD'));
  const name = /^ref: refs\/remotes\/origin\/(.+)$/.exec(line)?.[1];
  return name === undefined ? [] : [name];
}

function branchIn(head: string): readonly string[] {
  const name = /^ref: refs\/heads\/(.+)$/.exec(head)?.[1];
  return name === undefined ? [] : [name];
}

function namedBy(variables: readonly string[], env: Variables): readonly string[] {
  return variables.flatMap((variable) => {
    const name = (env[variable] ?? '').replace(/^refs\/(?:heads|tags)\//, '');
    return name === '' ? [] : [name];
  });
}

function lineOf(path: string): string {
  return contentText(readNamedFile(path, LONGEST))?.trimEnd() ?? '';
}
