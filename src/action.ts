import { pathToFileURL } from 'node:url';
import { isolateAction } from './action/isolate-action.ts';

// Until there is an answer: Node ends where nothing is left to wait for.
process.exitCode = 2;
void isolateAction(pathToFileURL(`${__dirname}/action-worker.js`), {
  cwd: process.env['GITHUB_WORKSPACE'] ?? '.',
  env: process.env,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
}).then((code) => {
  process.exitCode = code;
});
