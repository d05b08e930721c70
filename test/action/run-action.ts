import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { runAction as runInProcess } from '../../src/action/run-action.ts';
import { actionInputs } from '../../src/commands/arguments/action-inputs.ts';
import { scratch } from '../scratch.ts';
import { IS_SLOW } from '../suite.ts';

const ACTION = resolve('dist/action.js');
/** The same for all runs of a process: the toolkit of GitHub asks for its path once. */
const SUMMARY = join(tmpdir(), `envfrom-summary-${process.pid}.md`);

/** What a run of the action did. */
export interface Ran {
  readonly code: number | null;
  readonly log: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string | undefined;
}

interface Runner {
  readonly hasSummary?: boolean;
  /** Variables besides those that every run has. */
  readonly env?: Readonly<Record<string, string>>;
  /** Without a network, if the system can do that and the bundle runs. */
  readonly isOffline?: boolean;
}

/**
 * Runs the action with the inputs and files that the runner names in the environment. The fast suite runs the sources in this process, the
 * slow one the committed bundle in a process of its own.
 */
export async function runAction(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  { hasSummary = true, env = {}, isOffline = false }: Runner = {},
): Promise<Ran> {
  const files = scratch({ output: '' });
  writeFileSync(SUMMARY, '');
  onTestFinished(() => rmSync(SUMMARY, { force: true }));
  const given = Object.entries({ ...defaults(), ...inputs }).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  const whole = {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: join(files, 'output'),
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'team/repo',
    GITHUB_SHA: 'abc123',
    NO_COLOR: '1',
    ...(hasSummary ? { GITHUB_STEP_SUMMARY: SUMMARY } : {}),
    ...env,
    ...Object.fromEntries(given),
  };
  const ran = IS_SLOW ? runBundle(workspace, whole, isOffline) : await runSources(workspace, whole);
  return {
    ...ran,
    outputs: outputsIn(readFileSync(join(files, 'output'), 'utf8')),
    summary: hasSummary ? readFileSync(SUMMARY, 'utf8') : undefined,
  };
}

type Env = Readonly<Record<string, string | undefined>>;
type Process = Pick<Ran, 'code' | 'log' | 'stderr'>;

function runBundle(cwd: string, env: Env, isOffline: boolean): Process {
  const [program, ...args] = [...(isOffline ? offline() : []), process.execPath, ACTION];
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { code: status, log: stdout, stderr };
}

/** What starts a program without a network, if anything does. */
function offline(): readonly string[] {
  return spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn'] : [];
}

/** The toolkit of GitHub knows nothing but the environment and the standard output of its process. */
async function runSources(cwd: string, env: Env): Promise<Process> {
  const before = { ...process.env };
  const [out, err]: [string[], string[]] = [[], []];
  const stdout = { write: (text: string | Uint8Array) => out.push(String(text)) > 0 };
  const stderr = { write: (text: string) => err.push(text) };
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation(stdout.write);
  process.env = { ...env };
  try {
    const code = await runInProcess({ cwd, env, stdin: process.stdin, stdout, stderr });
    return { code, log: out.join(''), stderr: err.join('') };
  } finally {
    spy.mockRestore();
    process.env = before;
  }
}

/** What the runner passes for inputs that the workflow does not set: their defaults, or nothing. */
function defaults(): Readonly<Record<string, string>> {
  return Object.fromEntries(actionInputs().map(({ name, default: value = '' }) => [name, value]));
}

/** `name<<delimiter`, lines, delimiter. */
function outputsIn(text: string): Readonly<Record<string, string>> {
  const found = [...text.matchAll(/^([\w-]+)<<(\S+)\n(?:([^]*?)\n)?\2$/gm)];
  return Object.fromEntries(found.map(([, name, , value]) => [name, value ?? '']));
}

/** The lines of a log that the runner turns into annotations. */
export function annotations(log: string): readonly string[] {
  return log.split('\n').filter((line) => /^::(error|warning|notice) /.test(line));
}
