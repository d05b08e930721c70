import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { runAction } from './action/run-action.ts';

const { cwd }: { readonly cwd: string } = workerData;

const code = await runAction({
  cwd,
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
});
parentPort?.postMessage(code);
