import { parsedJson } from '../../text/parsed-json.ts';
import type { Variables } from './find-git.ts';
import { isObjectId } from './objects.ts';

/** The change that a CI system runs for. */
export interface PullRequest {
  /** The commit that the CI system made to merge the change into its target; its first parent is the target. */
  readonly merge: string | undefined;
  /** The commit that it starts from, or that the target branch is at. */
  readonly base: string | undefined;
  /** The branch that it will be merged into. */
  readonly target: string | undefined;
  /** A clause with the setting that makes the clone hold so many commits; `0` for all. */
  readonly setting: (depth: '0' | '2') => string;
}

/** Target branches as other CI systems name them. */
const TARGETS = [
  'SYSTEM_PULLREQUEST_TARGETBRANCH',
  'BITBUCKET_PR_DESTINATION_BRANCH',
  'CHANGE_TARGET',
  'BUILDKITE_PULL_REQUEST_BASE_BRANCH',
];

/**
 * The pull request that the variables of a CI system describe; undefined outside of one. `event` is the text of the file that
 * `GITHUB_EVENT_PATH` names, `{}` if there is none.
 */
export function pullRequestOf(env: Variables, event: string): PullRequest | undefined {
  return ofGithub(env, event) ?? ofGitlab(env) ?? ofOther(env);
}

const GITHUB_EVENTS = new Set([
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
  'merge_group',
]);

function ofGithub(env: Variables, event: string): PullRequest | undefined {
  if (env['GITHUB_ACTIONS'] !== 'true') return undefined;
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  if (!GITHUB_EVENTS.has(name)) return undefined;
  const payload = parsedJson(event);
  const group = name === 'merge_group';
  const base = group
    ? textAt(payload, 'merge_group', 'base_sha')
    : textAt(payload, 'pull_request', 'base', 'sha');
  return {
    merge: /^refs\/pull\/\d+\/merge$/.test(env['GITHUB_REF'] ?? '')
      ? idOrNone(env['GITHUB_SHA'])
      : undefined,
    base: idOrNone(base),
    target: named(env['GITHUB_BASE_REF']),
    setting: (depth) => `set \`fetch-depth: ${depth}\` on actions/checkout`,
  };
}

/** https://docs.gitlab.com/ci/variables/predefined_variables/ */
function ofGitlab(env: Variables): PullRequest | undefined {
  if (env['GITLAB_CI'] !== 'true' || named(env['CI_MERGE_REQUEST_IID']) === undefined)
    return undefined;
  return {
    merge:
      env['CI_MERGE_REQUEST_EVENT_TYPE'] === 'merged_result'
        ? idOrNone(env['CI_COMMIT_SHA'])
        : undefined,
    base: idOrNone(env['CI_MERGE_REQUEST_DIFF_BASE_SHA']),
    target: named(env['CI_MERGE_REQUEST_TARGET_BRANCH_NAME']),
    setting: (depth) => `set the variable \`GIT_DEPTH: "${depth}"\` on the job`,
  };
}

function ofOther(env: Variables): PullRequest | undefined {
  const target = TARGETS.flatMap((name) => named(env[name]) ?? [])[0];
  if (target === undefined) return undefined;
  return {
    merge: undefined,
    base: idOrNone(env['BITBUCKET_PR_DESTINATION_COMMIT']),
    target: target.replace(/^refs\/heads\//, ''),
    setting: () => 'let the CI system clone the whole history',
  };
}

function idOrNone(text: string | undefined): string | undefined {
  return text !== undefined && isObjectId(text) && !/^0+$/.test(text) ? text : undefined;
}

function named(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : text;
}

function textAt(value: unknown, ...keys: readonly string[]): string | undefined {
  let here = value;
  for (const key of keys) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = Object.entries(here).find(([name]) => name === key)?.[1];
  }
  return typeof here === 'string' ? here : undefined;
}
