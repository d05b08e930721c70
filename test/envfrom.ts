import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { FolderChange } from '../src/io/watch-folder.ts';
import type { Outside } from '../src/cli/outside.ts';
import { run } from '../src/cli/run.ts';
import type { Job, JobThread } from '../src/cli/shares/job.ts';
import { openJob } from '../src/cli/shares/open-job.ts';

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
  /** What a thread of `--jobs` does; absent: what it does in the program. */
  readonly startJob?: (job: Job) => Promise<JobThread>;
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
  const outside: Outside = {
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
    ...(given.changes !== undefined && { changes: given.changes }),
    ...(given.program !== undefined && { kept: { program: given.program, isAsked: true } }),
  };
  const startJob = given.startJob ?? ((job) => jobHere(argv, job, outside));
  const code = await run(argv, { ...outside, startJob });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

/** The steps of a thread, in this one. */
export async function jobHere(
  argv: readonly string[],
  job: Job,
  outside: Outside,
): Promise<JobThread> {
  const { survey, judge } = await openJob(argv, job, outside);
  return {
    survey: async () => structuredClone(survey()),
    judge: async (surveys) => structuredClone(judge(surveys)),
    end: () => {},
  };
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
