import { startWorker } from '../isolate.ts';
import type { RenderJob } from '../outside.ts';

/** What a worker is given. */
export interface JobRun {
  readonly argv: readonly string[];
  readonly cwd: string;
  readonly job: RenderJob;
}

/** Runs a job in a worker; undefined where it fails, whatever the reason. */
export function startJob(entry: URL, run: JobRun): Promise<string | undefined> {
  const worker = startWorker(entry, run);
  return new Promise((finish) => {
    let text: string | undefined;
    worker.on('message', (message: string) => {
      text = message;
    });
    worker.on('error', () => {});
    worker.on('exit', () => finish(text));
  });
}
