import process from 'node:process';
import { runAction } from './action/run-action.ts';

process.exitCode = await runAction({
  cwd: process.cwd(),
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
});
