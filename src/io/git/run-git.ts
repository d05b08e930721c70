import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { delimiter } from 'node:path';
import type { Variables } from './find-git.ts';

/** A repository that git may be asked about: `openRepository` has looked at it. */
export interface Repository {
  /** The top of the work tree: absolute, without symlinks. */
  readonly top: string;
  /** The path of `.git`, or of the folder it leads to: absolute, without symlinks. */
  readonly folder: string;
  /** The folder of the objects and refs; that of another work tree for a linked one. */
  readonly common: string;
  /** A folder of another repository that has some of the objects (`objects/info/alternates`), if git may not read those. */
  readonly borrowsFrom: string | undefined;
  /** The absolute path of git. */
  readonly program: string;
  readonly env: Variables;
}

export type GitOutput =
  | { readonly kind: 'done'; readonly bytes: Buffer }
  /** `reason` is a clause. */
  | { readonly kind: 'failed'; readonly reason: string; readonly cause: GitFailure };

/** It ended with an error; it was ended since it took too long, or printed too much; it did not start. */
type GitFailure = 'refused' | 'late' | 'large' | 'no-start';

export interface GitBounds {
  readonly milliseconds: number;
  readonly bytes: number;
}

/**
 * Settings that win over those of the repository, which strangers write. Together with the environment they keep git from starting any
 * other program: no file system monitor, hook, pager, helper or transport. An empty monitor means that there is none, for every version of
 * git (since 2.36 it is a boolean, before that a path).
 */
const OVERRIDES: readonly string[] = [
  'core.fsmonitor=',
  `core.hooksPath=${devNull}`,
  `core.attributesFile=${devNull}`,
  'core.pager=cat',
  'core.askPass=',
  'core.gitProxy=',
  'core.sshCommand=false',
  'core.alternateRefsCommand=false',
  'core.untrackedCache=false',
  'core.quotePath=false',
  'credential.helper=',
  'diff.external=',
  'gc.auto=0',
  'i18n.logOutputEncoding=UTF-8',
  'log.showSignature=false',
  'maintenance.auto=false',
  'protocol.allow=never',
  'submodule.recurse=false',
];

/** The variables of the process that git needs; all else, tracing and hooks' variables included, is left behind. */
const KEPT = [
  'HOME',
  'XDG_CONFIG_HOME',
  'GIT_CONFIG_GLOBAL',
  'TMPDIR',
  'HOMEDRIVE',
  'HOMEPATH',
  'USERPROFILE',
  'SYSTEMROOT',
  'SystemRoot',
  'TEMP',
  'TMP',
];

const FIXED: Variables = {
  LC_ALL: 'C',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_PAGER: 'cat',
  GIT_PROTOCOL_FROM_USER: '0',
  GIT_TERMINAL_PROMPT: '0',
};

/** The environment of every git: `folders` are those in which it may find its own programs. */
export function gitEnvironment(env: Variables, folders: readonly string[]): Variables {
  const kept = KEPT.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(kept), PATH: folders.join(delimiter), ...FIXED };
}

/**
 * Runs git for reading, in a repository; every call of git but one (`is-trusted.ts`) goes through here. It starts no other program, fetches
 * nothing, asks for nothing, writes nothing, and ends when it takes or prints more than its bounds.
 */
export function runGit(
  { top, program, env }: Repository,
  args: readonly string[],
  bounds: GitBounds,
  input = '',
): GitOutput {
  const settings = OVERRIDES.flatMap((setting) => ['-c', setting]);
  return startGit(program, ['--no-pager', ...settings, ...args], { cwd: top, env, bounds, input });
}

interface Start {
  readonly cwd: string;
  readonly env: Variables;
  readonly bounds: GitBounds;
  readonly input: string;
}

/** Starts the program itself. Never throws. */
export function startGit(program: string, args: readonly string[], start: Start): GitOutput {
  const { cwd, env, bounds, input } = start;
  const { error, status, stdout } = spawnSync(program, args, {
    cwd,
    env,
    input,
    timeout: bounds.milliseconds,
    maxBuffer: bounds.bytes,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  });
  const code = error !== undefined && 'code' in error ? error.code : undefined;
  if (code === 'ETIMEDOUT') return failed('late', 'git does not answer');
  if (code === 'ENOBUFS') return failed('large', 'git prints more than is read');
  if (error !== undefined) return failed('no-start', 'git cannot be started');
  return status === 0 ? { kind: 'done', bytes: stdout } : failed('refused', 'git refuses');
}

function failed(cause: GitFailure, reason: string): GitOutput {
  return { kind: 'failed', reason, cause };
}
