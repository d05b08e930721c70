import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { run } from '../src/cli/run.ts';
import type { Host } from '../src/commands/host.ts';
import type { FolderChange } from '../src/io/watch-folder.ts';

/** The committed bundle. */
export const CLI = resolve('dist/cli.js');

/** What a command line did. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Given {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string;
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** What `--watch` waits for. */
  readonly changes?: () => AsyncIterable<FolderChange>;
  /** The folder of the program; without it no results are kept. */
  readonly program?: string;
  /** Told each piece of the output. */
  readonly onWrite?: (text: string) => void;
  /** Instead of the words of the line. */
  readonly args?: readonly string[];
}

/** Runs a command line in this process, in a folder, with an environment of its own; without `stdin`, that is a terminal. */
export async function envfrom(cwd: string, line: string, given: Given = {}): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const argv = given.args ?? line.split(' ').filter((word) => word !== '');
  const host: Host = {
    cwd,
    env: { PATH: process.env['PATH'], ...given.env },
    stdin: Object.assign(bytes(given.stdin ?? ''), { isTTY: given.stdin === undefined }),
    stdout: {
      write: (text) => {
        out.push(text);
        given.onWrite?.(text);
      },
      isTTY: given.isTTY ?? false,
      columns: given.columns ?? 80,
    },
    stderr: { write: (text) => err.push(text) },
    time: () => '12:00:00',
    ...(given.changes !== undefined && { changes: given.changes }),
    ...(given.program !== undefined && { kept: { program: given.program, isAsked: true } }),
  };
  const code = await run(argv, host);
  return { code, stdout: out.join(''), stderr: err.join('') };
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Runs the committed bundle with nothing of this process's environment but PATH. */
export function spawnEnvfrom(cwd: string, args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    cwd,
    input,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { code: status ?? -1, stdout, stderr };
}
