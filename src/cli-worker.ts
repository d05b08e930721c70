import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { IsolatedMessage, IsolatedRun } from './cli/isolate.ts';
import type { JobQuestion, JobRun } from './cli/shares/start-job.ts';
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
      return startJob(pathToFileURL(__filename), { argv, cwd, listed, job });
    },
  });
  post({ kind: 'done', code });
}

async function workOnJob({ argv, cwd, listed, job }: JobRun): Promise<void> {
  const { openJob } = await import('./cli/shares/open-job.ts');
  const silent = { write: () => {} };
  const outside = {
    kept,
    cwd,
    env: process.env,
    stdin: process.stdin,
    listings: handedListings(listed),
  };
  const opened = await openJob(argv, job, { ...outside, stdout: silent, stderr: silent });
  parentPort?.on('message', ({ surveys }: JobQuestion) => {
    parentPort?.postMessage(surveys === undefined ? opened.survey() : opened.judge(surveys));
  });
}
