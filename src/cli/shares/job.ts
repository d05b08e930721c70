import type { PackedReport, Survey } from '../../commands/judge-parts.ts';
import type { Read } from '../../io/cache/record-reads.ts';
import type { ShareNumber } from '../../io/exchange-folder.ts';

/** What a thread is to look at. */
export interface Job {
  readonly share: ShareNumber;
  /** The key of the digests of what it reads, where no answer is kept. */
  readonly salt: string;
  /** The folder with the kept answers. */
  readonly cache?: string;
}

/** A thread that does the two steps of its share, one after the other; undefined where it fails, whatever the reason. */
export interface JobThread {
  readonly survey: () => Promise<JobSurvey | undefined>;
  /** Takes the surveys of all threads. */
  readonly judge: (surveys: readonly Survey[]) => Promise<JobFindings | undefined>;
  readonly end: () => void;
}

export interface JobSurvey {
  /** Equal for threads that look at files of the same names with the same options. */
  readonly world: string;
  readonly survey: Survey;
}

export interface JobFindings {
  readonly report: PackedReport;
  /** All that the thread read or looked for; undefined where a file changed meanwhile. */
  readonly reads: readonly Read[] | undefined;
}
