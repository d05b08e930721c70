import type { Located } from '../../io/locate-paths.ts';
import type { ExitCode, Host } from '../host.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { inBlocks, writeOutput } from '../output/write-output.ts';
import { writeStderr } from '../output/write-stderr.ts';

/** All that a run tells its user: made first, then given, so that it can be kept. No value of a Secret is in it. */
export interface RunOutput {
  /** Lines for standard error. */
  readonly says: readonly string[];
  readonly outputs: readonly Output[];
  readonly code: ExitCode;
}

/** What commands ask alike about the same files. */
export interface SharedQuestion {
  /** The run that asks, without what only the command at hand needs. */
  readonly run: OpenedRun;
  /** `Question.sharedAs` of those commands. */
  readonly sharedAs: string;
}

/** An answer to what commands may ask next: it is kept as theirs, and not printed. */
export interface SharedAnswer extends SharedQuestion {
  /** Loads the code that it needs; called only where answers are kept. Undefined if the answer is too large. */
  readonly make: () => Promise<RunOutput | undefined>;
}

/** `Question.sharedAs` of the lists and of `why FILE`. */
export const INVENTORY = 'inventory';

/** What all questions of `env` share. */
export const ENVIRONMENTS = 'environments';

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

/** The same answer, whose texts are copied while they are written, and the copy; undefined if it is longer than `most` characters, or not made yet. */
export function copyOutput(
  answer: RunOutput,
  most: number,
): { readonly answer: RunOutput; readonly copy: () => RunOutput | undefined } {
  const blocks = answer.outputs.map((): string[] => []);
  let left = most;
  let unfinished = answer.outputs.length;
  function* copied(pieces: Iterable<string>, into: string[]): Generator<string> {
    for (const block of inBlocks(pieces)) {
      left -= block.length;
      if (left >= 0) into.push(block);
      else into.length = 0;
      yield block;
    }
    unfinished -= 1;
  }
  return {
    answer: {
      ...answer,
      outputs: answer.outputs.map(({ file, pieces }, at) => ({
        file,
        pieces: copied(pieces, blocks[at] ?? []),
      })),
    },
    copy() {
      if (left < 0 || unfinished > 0) return undefined;
      const outputs = answer.outputs.map(({ file }, at) => ({ file, pieces: blocks[at] ?? [] }));
      return { ...answer, outputs };
    },
  };
}
