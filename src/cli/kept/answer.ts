import type { Located } from '../../io/locate-paths.ts';
import type { ExitCode, Outside } from '../outside.ts';
import { say } from '../say.ts';
import { writeOutput } from '../write-output.ts';

/** All that a run of `check` tells its user: made first, then given, so that it can be kept. No value of a Secret is in it. */
export interface Answer {
  /** Lines for standard error. */
  readonly says: readonly string[];
  readonly outputs: readonly Output[];
  readonly code: ExitCode;
}

export interface Output {
  /** Undefined: standard output. */
  readonly file: string | undefined;
  readonly text: string;
}

/** Says and writes an answer. Throws CannotRun where a file cannot be written. */
export function giveAnswer(
  { says, outputs, code }: Answer,
  located: Located,
  outside: Outside,
): ExitCode {
  for (const line of says) say(outside, line);
  for (const { file, text } of outputs) writeOutput(text, file, located, outside);
  return code;
}
