import { parentPort, workerData } from 'node:worker_threads';
import { holdInWorker } from './cli/hold-signals.ts';
import type { IsolatedMessage, IsolatedRun } from './cli/isolate.ts';
import { run } from './cli/run.ts';
import { perFrame } from './cli/spinner.ts';
import { handedListings } from './io/listings.ts';

function post(message: IsolatedMessage): void {
  parentPort?.postMessage(message);
}

const started: IsolatedRun = workerData;
void runCommandLine(started);

async function runCommandLine(given: IsolatedRun): Promise<void> {
  const { argv, listed, cwd, stdout, stderr, signals } = given;
  const code = await run(argv, {
    kept: { program: __dirname, isAsked: false },
    cwd,
    env: process.env,
    stdin: process.stdin,
    stdout: { ...stdout, write: (text) => post({ kind: 'stdout', text }) },
    stderr: { ...stderr, write: (text) => post({ kind: 'stderr', text }) },
    spinner: {
      load: () => Promise.resolve(),
      show: perFrame((count) => post({ kind: 'read', count })),
      stop: () => {},
    },
    listings: handedListings(listed),
    holdSignals: holdInWorker(signals),
    time: () => new Date().toTimeString().slice(0, 'HH:MM:SS'.length),
  });
  post({ kind: 'done', code });
}
