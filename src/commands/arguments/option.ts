export type CommandName =
  | 'check'
  | 'baseline'
  | 'diff'
  | 'env'
  | 'fleet'
  | 'why'
  | 'graph'
  | 'build'
  | 'builds'
  | 'charts'
  | 'init'
  | 'references'
  | 'sources'
  | 'set'
  | 'rollout'
  | 'explain'
  | 'rules'
  | 'completion'
  | 'help';

/** One option of the command line. Parser, help, completion, action inputs and tests are made of these rows. */
export interface Option {
  /** Without the dashes. */
  readonly name: string;
  readonly letter?: string;
  /** What stands for the value in help; absent for a switch. */
  readonly value?: string;
  /** All values there are; `all=file` where `takesFile`. */
  readonly values?: readonly string[];
  /** The value may name a file: `sarif=out.sarif`. */
  readonly takesFile?: boolean;
  readonly repeatable?: boolean;
  /** What completion offers for the value when it is not a closed set. */
  readonly completes?: 'files' | 'folders' | 'rules';
  /** One sentence without a full stop. */
  readonly help: string;
  readonly default?: string;
  /** Empty: every command. */
  readonly commands: readonly CommandName[];
  /** The key of the configuration file that says the same. */
  readonly config?: string;
  /** Offered as an input of the GitHub Action under the same name. */
  readonly input?: true;
}
