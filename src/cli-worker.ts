import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { IsolatedMessage, IsolatedRun } from './cli/isolate.ts';
import type { JobMessage, JobQuestion, JobRun } from './cli/shares/start-job.ts';
import type { ReadCount } from './cli/outside.ts';
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
    async startJob(job, onRead) {
      const { startJob } = await import('./cli/shares/start-job.ts');
      return startJob(pathToFileURL(__filename), { argv, cwd, listed, job }, onRead);
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
    onRead: (count: ReadCount) => tell({ kind: 'read', count }),
  };
  const opened = await openJob(argv, job, { ...outside, stdout: silent, stderr: silent });
  parentPort?.on('message', ({ surveys }: JobQuestion) => {
    if (surveys === undefined) tell({ kind: 'survey', survey: opened.survey() });
    else tell({ kind: 'findings', findings: opened.judge(surveys) });
  });
}

function tell(message: JobMessage): void {
  parentPort?.postMessage(message);
}
