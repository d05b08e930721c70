import { parentPort, workerData } from 'node:worker_threads';
import type { IsolatedMessage, IsolatedRun } from './cli/isolate.ts';
import { run } from './cli/run.ts';
import { perFrame } from './cli/spinner.ts';
import { handedListings } from './io/listings.ts';

const given: IsolatedRun = workerData;

function post(message: IsolatedMessage): void {
  parentPort?.postMessage(message);
}

void runCommandLine(given);

async function runCommandLine({ argv, listed, cwd, stdout, stderr }: IsolatedRun): Promise<void> {
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
  });
  post({ kind: 'done', code });
}
