import type { Survey } from '../../commands/judge-parts.ts';
import type { FolderFiles } from '../../io/listings.ts';
import { startWorker } from '../isolate.ts';
import type { Job, JobFindings, JobSurvey, JobThread } from './job.ts';

/** What a worker is given. */
export interface JobRun {
  readonly argv: readonly string[];
  readonly cwd: string;
  /** What folders held when the command line was started: the listings of `Listings.add`. */
  readonly listed: ReadonlyMap<string, FolderFiles>;
  readonly job: Job;
}

/** What a worker is asked: with the surveys of all, to judge; without, for its own. */
export interface JobQuestion {
  readonly surveys?: readonly Survey[];
}

/** Starts a worker for a job. */
export function startJob(entry: URL, run: JobRun): JobThread {
  const worker = startWorker(entry, run);
  let hasEnded = false;
  worker.on('exit', () => {
    hasEnded = true;
  });
  worker.on('error', () => {});
  const ask = <Answer>(question: JobQuestion): Promise<Answer | undefined> =>
    new Promise((finish) => {
      if (hasEnded) return finish(undefined);
      worker.once('message', (answer: Answer) => finish(answer));
      worker.once('exit', () => finish(undefined));
      worker.postMessage(question);
    });
  return {
    survey: () => ask<JobSurvey>({}),
    judge: (surveys) => ask<JobFindings>({ surveys }),
    end: () => void worker.terminate(),
  };
}
