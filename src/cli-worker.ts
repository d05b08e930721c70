import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { IsolatedMessage, IsolatedRun } from './cli/isolate.ts';
import type { JobRun } from './cli/shares/start-job.ts';
import type { Outside } from './cli/outside.ts';
import { run } from './cli/run.ts';
import { handedListings } from './io/listings.ts';

const given: IsolatedRun | JobRun = workerData;
const kept = { program: __dirname, isAsked: false };

function post(message: IsolatedMessage): void {
  parentPort?.postMessage(message);
}

void ('job' in given ? workOnJob(given) : workOnRun(given));

async function workOnRun({ argv, listed, cwd, stdout, stderr }: IsolatedRun): Promise<void> {
  const code = await run(argv, {
    kept,
    cwd,
    env: process.env,
    stdin: process.stdin,
    stdout: { ...stdout, write: (text) => post({ kind: 'stdout', text }) },
    stderr: { ...stderr, write: (text) => post({ kind: 'stderr', text }) },
    onRead: (count) => post({ kind: 'read', count }),
    listings: handedListings(listed),
    async startJob(job) {
      const { startJob } = await import('./cli/shares/start-job.ts');
      return startJob(pathToFileURL(__filename), { argv, cwd, job });
    },
  });
  post({ kind: 'done', code });
}

async function workOnJob({ argv, cwd, job }: JobRun): Promise<void> {
  const { runJob } = await import('./cli/shares/run-job.ts');
  const silent: Outside['stdout'] = { write: () => {} };
  const outside = { kept, cwd, env: process.env, stdin: process.stdin };
  parentPort?.postMessage(await runJob(argv, job, { ...outside, stdout: silent, stderr: silent }));
}
