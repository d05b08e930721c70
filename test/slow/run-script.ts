import { spawn } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { LOCK } from '../../src/model/elsewhere/vendor.ts';
import { CLI } from '../envfrom.ts';
import { scratch } from '../scratch.ts';

interface Process {
  readonly code: number | null;
  readonly output: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** A folder with the command `envfrom`, the programs of this machine and stand-ins, for PATH. */
export function programs(more: Readonly<Record<string, string>> = {}): string {
  const node = `'${process.execPath}' '${CLI}'`;
  const scripts = { envfrom: `exec ${node} "$@"`, ...more };
  const folder = scratch(
    Object.fromEntries(
      Object.entries(scripts).map(([name, line]) => [name, `#!/bin/sh\n${line}\n`]),
    ),
  );
  for (const name of Object.keys(scripts)) chmodSync(join(folder, name), 0o755);
  return folder;
}

/** Runs a program while this process serves what it asks for. */
export async function runProgram(
  cwd: string,
  program: string,
  args: readonly string[],
  env: Env,
): Promise<Process> {
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (output += piece.toString()));
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output };
}

/** `envfrom dependencies -f sh FLAGS | sh`, with nothing of the user's configuration. */
export async function runScript(
  cwd: string,
  flags: readonly string[],
  path = programs(),
  more: Env = {},
): Promise<Process> {
  const words = flags.map((flag) => `'${flag}'`).join(' ');
  const home = scratch();
  return runProgram(cwd, 'sh', ['-c', `envfrom dependencies -f sh ${words} | sh`], {
    PATH: `${path}:${process.env['PATH'] ?? ''}`,
    HOME: home,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    CI: '1',
    ...more,
  });
}

/** One line for each item of the lock: what was asked for, and what it was resolved to. */
export function locked(root: string): readonly string[] {
  interface Item {
    readonly type: string;
    readonly url: string;
    readonly name?: string;
    readonly version?: string;
    readonly resolved: string;
  }
  const lock: { readonly items: readonly Item[] } = JSON.parse(
    readFileSync(resolve(root, LOCK), 'utf8'),
  );
  return lock.items.map(({ type, url, name, version = '-', resolved }) =>
    [type, url, ...(name === undefined ? [] : [name]), version, resolved].join(' '),
  );
}
