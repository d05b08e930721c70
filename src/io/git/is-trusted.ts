import { lstatSync, realpathSync } from 'node:fs';
import { devNull } from 'node:os';
import { delimiter, parse } from 'node:path';
import { isWithin } from '../locate-paths.ts';
import type { Variables } from './find-git.ts';
import { startGit } from './run-git.ts';
import { TRUST } from './trust-variable.ts';

/** Variables in which CI systems name the folder of the checkout. */
const WORKSPACES = [
  'GITHUB_WORKSPACE',
  'CI_PROJECT_DIR',
  'BUILD_SOURCESDIRECTORY',
  'BITBUCKET_CLONE_DIR',
  'BUILDKITE_BUILD_CHECKOUT_PATH',
  'CIRCLE_WORKING_DIRECTORY',
  'DRONE_WORKSPACE',
  'CI_WORKSPACE',
  'TRAVIS_BUILD_DIR',
  'WORKSPACE',
];
const BOUNDS = { milliseconds: 5000, bytes: 1024 * 1024 };

/** Whether a CI system reports that it made this checkout, so that no stranger wrote its `.git` folder. */
export function isCheckoutOfCi(top: string, env: Variables): boolean {
  return workspaceAround(top, env) !== undefined;
}

/**
 * Whether all of these (a work tree, and what its `.git` is) belong to the user of this process, or, in a checkout that a CI system made,
 * to whom its workspace belongs: only then does git obey the folder's configuration. Windows has no owners to compare here; there git
 * compares them itself.
 */
export function isOwned(paths: readonly string[], top: string, env: Variables): boolean {
  const user = process.geteuid?.();
  if (user === undefined) return true;
  const workspace = workspaceAround(top, env);
  const users = new Set([
    user,
    ...(user === 0 && /^\d+$/.test(env['SUDO_UID'] ?? '') ? [Number(env['SUDO_UID'])] : []),
    ...(workspace === undefined ? [] : [lstatSync(workspace).uid]),
  ]);
  return paths.every((path) => users.has(lstatSync(path).uid));
}

/** Whether the user's own configuration of git calls a folder of someone else safe (`safe.directory`). */
export function isCalledSafe(top: string, program: string, env: Variables): boolean {
  const args = ['config', '--global', '--null', '--get-all', 'safe.directory'];
  const { root } = parse(top);
  const output = startGit(program, args, {
    cwd: root,
    env: { ...env, GIT_DIR: devNull },
    bounds: BOUNDS,
    input: '',
  });
  if (output.kind === 'failed') return false;
  const values = output.bytes.toString().split('\0').slice(0, -1);
  // An empty value takes back those before it.
  const folders = values.slice(values.lastIndexOf('') + 1);
  return folders.some(
    (folder) =>
      folder === '*' ||
      folder === top ||
      (folder.endsWith('/*') && isWithin(folder.slice(0, -2), top)),
  );
}

/** Whether the user says that these can be trusted, whoever they belong to: they are in folders of `ENVFROM_TRUST`, which `--trust` adds to. */
export function isTrusted(paths: readonly string[], env: Variables): boolean {
  const folders = (env[TRUST] ?? '').split(delimiter).flatMap(realPath);
  return paths.every((path) => folders.some((folder) => isWithin(folder, path)));
}

function workspaceAround(top: string, env: Variables): string | undefined {
  if ((env['CI'] ?? '') === '' && env['TF_BUILD'] === undefined) return undefined;
  return WORKSPACES.flatMap((name) => realFolder(env[name] ?? '')).find((folder) =>
    isWithin(folder, top),
  );
}

/** A folder so near to the root that everything is in it cannot be a workspace. */
function realFolder(path: string): readonly string[] {
  return realPath(path).filter((folder) => folder !== parse(folder).root);
}

function realPath(path: string): readonly string[] {
  if (path === '') return [];
  try {
    return [realpathSync.native(path)];
  } catch {
    return [];
  }
}
