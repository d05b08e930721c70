import { parentPort, workerData } from 'node:worker_threads';
import { runAction } from './action/run-action.ts';

const { cwd }: { readonly cwd: string } = workerData;

void runAction({
  cwd,
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
}).then((code) => parentPort?.postMessage(code));
