import type { CommandName } from './arguments/option.ts';

/** One command: what help, completion and the argument parser know of it. */
export interface Command {
  readonly name: CommandName;
  /** What stands after the name in the line of usage. */
  readonly usage: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  /** Paragraphs. */
  readonly details: readonly string[];
  readonly examples: readonly Example[];
  /** What completion offers for its arguments. */
  readonly completes: 'files' | 'rules' | 'shells' | 'commands' | 'none';
}

export interface Example {
  readonly line: string;
  readonly does: string;
}
