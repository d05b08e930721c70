import type { Located } from '../../io/locate-paths.ts';
import type { ExitCode, Host } from '../host.ts';
import { writeStderr } from './write-stderr.ts';
import { inBlocks, writeOutput } from './write-output.ts';

/** All that a run of `check` tells its user: made first, then given, so that it can be kept. No value of a Secret is in it. */
export interface RunOutput {
  /** Lines for standard error. */
  readonly says: readonly string[];
  readonly outputs: readonly Output[];
  readonly code: ExitCode;
}

export interface Output {
  /** Undefined: standard output. */
  readonly file: string | undefined;
  /** Of one text; an iterator may give them only once. */
  readonly pieces: Iterable<string>;
}

/** An answer whose texts are made, so that they can be read more than once. */
export function bufferOutput(answer: RunOutput): RunOutput {
  const outputs = answer.outputs.map(({ file, pieces }) => ({
    file,
    pieces: [...inBlocks(pieces)],
  }));
  return { ...answer, outputs };
}

/** Says and writes an answer. Throws CannotRun where a file cannot be written. */
export async function emitOutput(
  { says, outputs, code }: RunOutput,
  located: Located,
  host: Host,
): Promise<ExitCode> {
  for (const line of says) writeStderr(host, line);
  for (const { file, pieces } of outputs) await writeOutput(pieces, file, located, host);
  return code;
}
