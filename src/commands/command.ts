import type { Option } from './arguments/option.ts';
import type { ExitCode, Host } from './host.ts';

/** What a command line asks for, checked against the table of options. */
export interface Arguments {
  readonly command: Command;
  /** Whether the command was named, or is the default one. */
  readonly named: boolean;
  /** Values by option name, in the order given; a switch that is on has one empty value. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly positionals: readonly string[];
}

/** Does what a command line asks for. Throws CannotRun. */
type RunCommand = (args: Arguments, host: Host) => Promise<ExitCode>;

/** One command: its code, and what help, completion and the argument parser say about it. */
export interface Command {
  readonly name: string;
  /** The arguments, in the line of usage. */
  readonly usage: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  /** Paragraphs. */
  readonly details: readonly string[];
  readonly examples: readonly Example[];
  /** What completion offers for its arguments. */
  readonly completes:
    | 'files'
    | 'rules'
    | 'shells'
    | 'commands'
    | 'workloads'
    | 'revisions'
    | 'links'
    | 'none';
  /** Its own options, in the order of help; those of every command follow. */
  readonly options: readonly Option[];
  /** Loads the code of the command. */
  readonly run: () => Promise<RunCommand>;
}

export interface Example {
  readonly line: string;
  readonly does: string;
}
