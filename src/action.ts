import process from 'node:process';
import { isolateAction } from './action/isolate-action.ts';

process.exitCode = await isolateAction(new URL('./action-worker.js', import.meta.url), {
  cwd: process.env['GITHUB_WORKSPACE'] ?? '.',
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
});
