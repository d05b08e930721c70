import type { Severity } from '../../model/problem.ts';
import type { Span } from '../../model/span.ts';
import type { PrintOptions } from '../document/print-options.ts';

/** Every format of `check`, in the order in which help names them. */
export const PROBLEM_FORMATS = [
  'text',
  'concise',
  'json',
  'sarif',
  'github',
  'markdown',
  'html',
  'gitlab',
  'junit',
  'rdjson',
] as const;
export type ProblemFormat = (typeof PROBLEM_FORMATS)[number];

/** How a report is written; what a format has no use for is ignored by it. */
export interface FormatOptions {
  /** Version of envfrom itself. */
  readonly version: string;
  readonly color: boolean;
  /** Columns to wrap text to; undefined: lines have no end. */
  readonly width: number | undefined;
  /** text: also what was skipped and why, harmless references, assumptions, suppressed problems. */
  readonly verbose: boolean;
  /** text: show infos too, not only how many there are. */
  readonly infos: boolean;
  /** text: name the command to try next. */
  readonly hints: boolean;
  /** text: lines of problems above which a table counts them by rule; undefined: never. */
  readonly screen: number | undefined;
  /** text, concise: a path of the repository as it is shown, relative to the current folder; undefined: as it is. */
  readonly showPath: ((path: string) => string) | undefined;
  /** text, markdown, json: what the user should know about the run besides its problems. Sentences; they may hold names of strangers. */
  readonly notices: readonly string[];
  /** json: list the references and their verdicts, which are most of the text. */
  readonly references: boolean;
  /** Keep lines from being read as workflow commands by the runner of GitHub Actions. */
  readonly guardCommands: boolean;
  /** sarif: add suppressed problems with their `suppressions`. Code scanning ignores that property and would open alerts for them. */
  readonly showSuppressed: boolean;
  /** markdown: what comes between the verdict and the problems, in Markdown; counts for `maxBytes`. */
  readonly lead: string;
  /** junit: severities that fail the run. */
  readonly failing: readonly Severity[];
  /** github: places that come first: lines of the change. */
  readonly isChanged: (at: Span) => boolean;
  /** markdown: bytes of UTF-8 that the result may have. */
  readonly maxBytes: number;
  /** markdown: address of the repository's files at this commit, without the last `/`; places become links. */
  readonly filesUrl: string | undefined;
  /** sarif: Markdown page of each rule, shown as its help. */
  readonly pages: ReadonlyMap<string, string>;
}

/** Job summaries of GitHub fail as a whole over 1 MiB; this leaves room for what else the step writes. */
const SUMMARY_BYTES = 1000 * 1024;

/** What holds unless the user asks for something else. */
export const DEFAULT_FORMAT_OPTIONS: FormatOptions = {
  version: '',
  color: false,
  width: undefined,
  verbose: false,
  infos: true,
  hints: false,
  screen: undefined,
  showPath: undefined,
  notices: [],
  references: false,
  guardCommands: false,
  showSuppressed: false,
  lead: '',
  failing: ['error'],
  isChanged: () => false,
  maxBytes: SUMMARY_BYTES,
  filesUrl: undefined,
  pages: new Map(),
};

export function printOptionsOf(options: FormatOptions): PrintOptions {
  return { ...options, rest: 'the log has them all' };
}
