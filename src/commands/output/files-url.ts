import { CannotRun } from '../../model/cannot-run.ts';
import { withoutEndSlashes } from '../../model/names/folder-of.ts';
import type { Arguments } from '../command.ts';
import type { Host } from '../host.ts';

/**
 * Where the files of the commit can be seen, without the last `/`: what the user says, else what the CI system says of the commit that it
 * runs on. Throws CannotRun for an address that is not one of the web.
 */
export function filesUrlOf(
  values: Arguments['values'],
  { env }: Pick<Host, 'env'>,
): string | undefined {
  const named = values.get('files-url')?.at(-1);
  if (named !== undefined) {
    if (/^https?:\/\/[^\s"'<>]+$/i.test(named)) return withoutEndSlashes(named);
    throw new CannotRun(
      `\`--files-url ${named}\` is not a web address.`,
      'It starts with https://, as in `https://github.com/OWNER/REPO/blob/SHA`.',
    );
  }
  return urlOnGithub(env) ?? urlOnGitlab(env);
}

/** Where GitHub shows the files of the commit that it checked out. */
export function urlOnGithub(env: Host['env']): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = env;
  if (server === undefined || repository === undefined || commit === undefined) return undefined;
  return `${server}/${repository}/blob/${commit}`;
}

function urlOnGitlab(env: Host['env']): string | undefined {
  const { CI_PROJECT_URL: project, CI_COMMIT_SHA: commit } = env;
  return project === undefined || commit === undefined ? undefined : `${project}/-/blob/${commit}`;
}
