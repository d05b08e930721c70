import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { ExitCode, Host, ReadCount, Sink } from '../commands/host.ts';
import { linesOfFailure } from '../commands/output/lines-of-failure.ts';
import { writeStderr } from '../commands/output/write-stderr.ts';
import type { FolderFiles } from '../io/listings.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { newSignalFlags, watchForWorker } from './hold-signals.ts';

/** A command line, and what folders held when it was started: the listings of `Listings.add`. */
interface CommandLine {
  readonly argv: readonly string[];
  readonly listed: ReadonlyMap<string, FolderFiles>;
}

/** What a worker is given. */
export interface IsolatedRun extends CommandLine {
  readonly cwd: string;
  readonly stdout: Terminal;
  readonly stderr: Terminal;
  /** See `holdInWorker`. */
  readonly signals: Int32Array;
}

/** What is known of a stream's terminal. */
type Terminal = Pick<Sink, 'isTTY' | 'columns' | 'rows'>;

/** What a worker says. */
export type IsolatedMessage =
  | { readonly kind: 'stdout' | 'stderr'; readonly text: string }
  | { readonly kind: 'read'; readonly count: ReadCount }
  | { readonly kind: 'done'; readonly code: ExitCode };

/**
 * Runs a command line in a worker: V8 ends the whole process when it runs out of memory, but only the worker when that does. Never
 * throws.
 */
export async function isolate(entry: URL, line: CommandLine, host: Host): Promise<ExitCode> {
  const { cwd, stdout, stderr, spinner } = host;
  await spinner?.load();
  const signals = newSignalFlags();
  const terminals = { stdout: terminalOf(stdout), stderr: terminalOf(stderr) };
  const run: IsolatedRun = { ...line, cwd, ...terminals, signals };
  const release = watchForWorker(signals);
  const worker = startWorker(entry, run);
  return new Promise((finish) => {
    let code: ExitCode = 2;
    worker.on('message', (message: IsolatedMessage) => {
      if (message.kind === 'read') spinner?.show(message.count);
      else if (message.kind === 'done') ({ code } = message);
      else {
        spinner?.stop();
        (message.kind === 'stdout' ? stdout : stderr).write(message.text);
      }
    });
    worker.on('error', (error) => {
      spinner?.stop();
      for (const line of linesOfWorkerFailure(error)) writeStderr(host, line);
    });
    worker.on('exit', () => {
      spinner?.stop();
      release();
      finish(code);
    });
  });
}

/** Room for new objects in a worker, half of what V8 takes: almost all objects of a large run live until its end, so more room costs memory and saves no work. */
const YOUNG_MEGABYTES = 24;

/** A worker that may use as much memory as this process. */
export function startWorker(entry: URL, workerData: unknown): Worker {
  const resourceLimits = {
    maxOldGenerationSizeMb: megabytes(getHeapStatistics().heap_size_limit),
    maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
  };
  return new Worker(entry, { workerData, resourceLimits });
}

/** What to say when a worker ends with an error: plain lines, not escaped yet. */
export function linesOfWorkerFailure(error: unknown): readonly string[] {
  const isFull =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (!isFull) return linesOfFailure(error);
  const limit = megabytes(getHeapStatistics().heap_size_limit);
  return linesOfFailure(
    new CannotRun(
      `The run needs more than the ${limit} MB of memory that Node may use.`,
      'Check fewer folders at a time, or raise the limit: NODE_OPTIONS=--max-old-space-size=8192.',
    ),
  );
}

function megabytes(bytes: number): number {
  return Math.max(1, Math.floor(bytes / 1024 / 1024));
}

function terminalOf({ isTTY, columns, rows }: Sink): Terminal {
  return {
    ...(isTTY === undefined ? {} : { isTTY }),
    ...(columns === undefined ? {} : { columns }),
    ...(rows === undefined ? {} : { rows }),
  };
}
