import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { IsolatedMessage, IsolatedRun } from './cli/isolate.ts';
import { run } from './cli/run.ts';

const { argv, cwd, stdout, stderr }: IsolatedRun = workerData;

function post(message: IsolatedMessage): void {
  parentPort?.postMessage(message);
}

const code = await run(argv, {
  kept: { program: fileURLToPath(new URL('.', import.meta.url)), isAsked: false },
  cwd,
  env: process.env,
  stdin: process.stdin,
  stdout: { ...stdout, write: (text) => post({ kind: 'stdout', text }) },
  stderr: { ...stderr, write: (text) => post({ kind: 'stderr', text }) },
  onRead: (count) => post({ kind: 'read', count }),
});
post({ kind: 'done', code });
