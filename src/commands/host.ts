import type { Listings } from '../io/listings.ts';
import type { FolderChange } from '../io/watch-folder.ts';
import type { HoldSignals } from '../io/write/write-files.ts';

/** What a run may touch of its process; a test gives its own. */
export interface Host {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean };
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Shows that work goes on; absent if nobody watches. */
  readonly spinner?: Spinner | undefined;
  /** Runs this command line once more in a worker with the same memory, where running out of it can be said. */
  readonly isolate?: () => Promise<ExitCode>;
  /** Keeps signals from ending the process while files are written; absent: nobody sends any. */
  readonly holdSignals?: HoldSignals;
  /** What folders hold: what is listed here is not listed again in the worker of `isolate`. */
  readonly listings?: Listings;
  /** What `--watch` waits for, below a folder; absent: changes of the disk. */
  readonly changes?: (root: string) => AsyncIterable<FolderChange>;
  /** The time that `--watch` shows; absent: it shows none. */
  readonly time?: () => string;
  /** Absent: nothing of earlier runs is used, and nothing is kept. */
  readonly kept?: KeptRuns | undefined;
}

/** What a run needs to know to use what earlier runs found out. */
interface KeptRuns {
  /** The folder of the program: a changed program has no earlier runs. */
  readonly program: string;
  /** Whether to look for an answer: not in a worker, whose process has looked already. */
  readonly isAsked: boolean;
}

/** A line on a terminal that moves. */
export interface Spinner {
  /** Must end before the first line is shown. */
  readonly load: () => Promise<void>;
  readonly show: (count: ReadCount) => void;
  readonly stop: () => void;
}

/** Files read, of those that will be. */
export interface ReadCount {
  readonly done: number;
  readonly total: number;
}

export interface Sink {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** 0: nothing to fail on. 1: problems at or over the threshold. 2: could not run. */
export type ExitCode = 0 | 1 | 2;

/** Whether a CI system reads what is printed, and takes some lines for commands. */
export function isLogOfCi({ env }: Pick<Host, 'env'>): boolean {
  return ['CI', 'GITHUB_ACTIONS', 'TF_BUILD', 'TEAMCITY_VERSION'].some(
    (name) => (env[name] ?? '') !== '',
  );
}

/** Lines that count as a screenful; where there is no screen, those of a usual one. */
export function screenOf(sink: Sink | undefined): number {
  return sink?.rows || 60;
}

/** Columns to fit text into; undefined where nobody looks, and on terminals that say they have none. */
export function widthOf(sink: Sink | undefined): number | undefined {
  if (sink?.isTTY !== true || sink.columns === undefined || sink.columns <= 0) return undefined;
  return sink.columns;
}
