/** The headings of help under which options stand, in their order. */
export const OPTION_GROUPS = [
  'What to look at',
  'What to report',
  'How strict',
  'Output',
  'Repository',
  'Speed',
  'Every command',
] as const;

/** One option of a command. Parser, help, completion, action inputs and tests are made of these rows. */
export interface Option {
  /** Without the dashes. */
  readonly name: string;
  /** Where help lists it; absent for what only this command has. */
  readonly group?: (typeof OPTION_GROUPS)[number];
  readonly letter?: string;
  /** The placeholder of the value in help; absent for a switch. */
  readonly value?: string;
  /** The value may be left out, and is then given only as `--name=VALUE`; never the empty text. */
  readonly isOptional?: true;
  /** All valid values; `all=file` if it `takesFile`. */
  readonly values?: readonly string[];
  /** The value may name a file: `sarif=out.sarif`. */
  readonly takesFile?: boolean;
  readonly repeatable?: boolean;
  /** What completion offers for a value that is not one of `values`. */
  readonly completes?: 'files' | 'folders' | 'rules' | 'builds' | 'revisions';
  /** One sentence without a full stop. */
  readonly help: string;
  readonly default?: string;
  /** The key of the configuration file with the same meaning. */
  readonly config?: string;
  /** Offered as an input of the GitHub Action under the same name. */
  readonly input?: true;
}

/** What follows the help of an option, on the terminal and in the Action: ` (head, base; default: head)`, or nothing. */
export function choicesOf({ values = [], default: usual }: Option): string {
  const notes = [
    ...(values.length === 0 ? [] : [values.join(', ')]),
    ...(usual === undefined ? [] : [`default: ${usual}`]),
  ];
  return notes.length === 0 ? '' : ` (${notes.join('; ')})`;
}
