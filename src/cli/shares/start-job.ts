import type { Survey } from '../../commands/judge-parts.ts';
import type { FolderFiles } from '../../io/listings.ts';
import { startWorker } from '../isolate.ts';
import type { ReadCount } from '../outside.ts';
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

/** What a worker says. */
export type JobMessage =
  | { readonly kind: 'read'; readonly count: ReadCount }
  | { readonly kind: 'survey'; readonly survey: JobSurvey }
  | { readonly kind: 'findings'; readonly findings: JobFindings };

/** Starts a worker for a job. `onRead` is told how many files it has read. */
export function startJob(
  entry: URL,
  run: JobRun,
  onRead: (count: ReadCount) => void = () => {},
): JobThread {
  const worker = startWorker(entry, run);
  let hasEnded = false;
  worker.on('exit', () => {
    hasEnded = true;
  });
  worker.on('error', () => {});
  worker.on('message', (message: JobMessage) => {
    if (message.kind === 'read') onRead(message.count);
  });
  const ask = <Answer>(
    question: JobQuestion,
    answerIn: (message: JobMessage) => Answer | undefined,
  ): Promise<Answer | undefined> =>
    new Promise((finish) => {
      if (hasEnded) return finish(undefined);
      const listen = (message: JobMessage): void => {
        const answer = answerIn(message);
        if (answer === undefined) return;
        worker.off('message', listen);
        finish(answer);
      };
      worker.on('message', listen);
      worker.once('exit', () => finish(undefined));
      worker.postMessage(question);
    });
  return {
    survey: () => ask({}, (said) => (said.kind === 'survey' ? said.survey : undefined)),
    judge: (surveys) =>
      ask({ surveys }, (said) => (said.kind === 'findings' ? said.findings : undefined)),
    end: () => void worker.terminate(),
  };
}
