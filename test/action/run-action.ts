import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { actionInputs } from '../../src/options/action-inputs.ts';
import { scratch } from '../scratch.ts';

const ACTION = resolve('dist/action.js');

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
  readonly nodeOptions?: string;
  /** Variables besides those that every run has. */
  readonly env?: Readonly<Record<string, string>>;
  /** Without a network, where the system can do that. */
  readonly isOffline?: boolean;
}

/** What starts a program without a network, if anything does. */
const OFFLINE = spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn'] : [];

/** Runs the committed bundle as the runner would: inputs and files named by the environment, nothing else. */
export function runAction(
  workspace: string,
  inputs: Readonly<Record<string, string>> = {},
  { hasSummary = true, nodeOptions = '', env = {}, isOffline = false }: Runner = {},
): Ran {
  const files = scratch({ output: '', summary: '' });
  const given = Object.entries({ ...defaults(), ...inputs }).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ]);
  const [program, ...args] = [...(isOffline ? OFFLINE : []), process.execPath, ACTION];
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      PATH: process.env['PATH'],
      NODE_OPTIONS: nodeOptions,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: join(files, 'output'),
      GITHUB_SERVER_URL: 'https://github.example',
      GITHUB_REPOSITORY: 'team/repo',
      GITHUB_SHA: 'abc123',
      NO_COLOR: '1',
      ...(hasSummary ? { GITHUB_STEP_SUMMARY: join(files, 'summary') } : {}),
      ...env,
      ...Object.fromEntries(given),
    },
  });
  return {
    code: status,
    log: stdout,
    stderr,
    outputs: outputsIn(readFileSync(join(files, 'output'), 'utf8')),
    summary: hasSummary ? readFileSync(join(files, 'summary'), 'utf8') : undefined,
  };
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
