import { linesOfWorkerFailure, startWorker } from '../cli/isolate.ts';
import type { ExitCode, Host } from '../commands/host.ts';
import { sayActionFailure } from './say-action-failure.ts';

/** Runs the action in a worker, so that running out of memory leaves a sentence and a summary too. Never throws. */
export async function isolateAction(entry: URL, host: Host): Promise<ExitCode> {
  const worker = startWorker(entry, { cwd: host.cwd });
  let code: ExitCode = 2;
  let failure: readonly string[] | undefined;
  await new Promise<void>((finish) => {
    worker.on('message', (message: ExitCode) => {
      code = message;
    });
    worker.on('error', (error) => {
      failure = linesOfWorkerFailure(error);
    });
    worker.on('exit', () => finish());
  });
  if (failure !== undefined) await sayActionFailure(failure, host);
  return code;
}
