/** A problem as an expectation describes it: what is left out may be anything. */
export interface ExpectedProblem {
  readonly rule?: string;
  /** The least severity. */
  readonly severity?: 'error' | 'warning' | 'info';
  readonly path?: string;
  readonly line?: number;
  /** Part of the message, the help, or a related place. */
  readonly text?: string;
  /** It holds only in what nothing deploys, or in what is deployed or may be. Default: the latter. */
  readonly undeployed?: boolean;
}

/** What a command should print for a case: one of the folders of a set, or a commit. */
export interface Expectation {
  /** The remote of the repository that the case becomes. */
  readonly remote?: string;
  /** Words after `envfrom`; with `base/` and `head/`, `HEAD^` is the base. Default: `check`. */
  readonly command?: string;
  /** The argument of the script `make.sh` that makes the repository of the case. */
  readonly make?: string;
  /** Problems that `check` must report. */
  readonly problems?: readonly ExpectedProblem[];
  /** Problems that `check` must not report. */
  readonly unwanted?: readonly ExpectedProblem[];
  /** What the output must contain, and must not contain. */
  readonly says?: readonly string[];
  readonly never?: readonly string[];
}

/** A case: its folder, and what is expected there of each command. */
export interface Case {
  readonly folder: string;
  /** What goes on there, for the people who read the list. */
  readonly about?: string;
  readonly expect: readonly Expectation[];
}

/** A commit of a public history that holds a mistake, which a later commit corrected. */
export interface CommitCase extends ExpectedProblem {
  readonly repo: string;
  readonly commit: string;
  readonly about?: string;
  /** Where the same mistake is reported as well: another line that a person may edit. The commit that corrected it ended the report. */
  readonly or?: ExpectedProblem;
}
