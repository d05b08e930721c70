import type { Change } from '../../model/changes/change.ts';
import type { EnvironmentMatrix } from '../../model/changes/environment-matrix.ts';
import type { Report } from '../../model/report.ts';
import type { ChangeOptions } from '../changes/change-options.ts';

/** What a page shows. No text of a Secret is in it, but in values that know that they are secret. */
export interface PageContent {
  readonly report: Report;
  /** The environments of all workloads, the variants of one side by side. */
  readonly matrices: readonly EnvironmentMatrix[];
  /** What changes against a base. */
  readonly change?: { readonly change: Change; readonly options: ChangeOptions };
}

export interface PageOptions {
  /** Version of envfrom itself. */
  readonly version: string;
  /** What was looked at: the name of a folder. */
  readonly title: string;
  /** What the reader should know about the run. Sentences; they may hold names of strangers. */
  readonly notices: readonly string[];
  /** Address of the repository's files, without the last `/`; places become links. */
  readonly filesUrl: string | undefined;
  /** Bytes of UTF-8 that the page may have. */
  readonly maxBytes: number;
}
