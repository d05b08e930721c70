import { isMade, madeNames } from '../../model/parts/made-names.ts';
import type { Verdict } from '../../model/reference.ts';
import type { Report } from '../../model/report.ts';
import { packReport } from './pack-report.ts';
import type { PackedReport } from './packed-report.ts';
import type { Survey } from './survey.ts';

/** What a run leaves of one island for the next run, as plain data without values of Secrets. */
export interface KeptIsland {
  readonly survey: Survey;
  /** Paths of its files that hold no manifests: nobody knows whom a change of them concerns. */
  readonly skipped: readonly string[];
  /** What was found there; undefined where each run looks for itself, since what is said depends on more than names. */
  readonly found?: PackedReport;
  /** It has a name that is not certainly made: what is said of it may depend on what others make. */
  readonly isLacking: boolean;
}

/** A key that its source lacks is looked for in that source alone. */
function mayDependOnNames(verdict: Verdict): boolean {
  const isKey = verdict.kind === 'broken' && verdict.missing.what === 'key';
  return !isKey && !isMade(verdict);
}

/** What is kept of an island, by the report about it; `found` is left out where the island is undecided. */
export function keptIsland(survey: Survey, report: Report, isDecided: boolean): KeptIsland {
  const isLacking = report.references.some(({ verdict }) => mayDependOnNames(verdict));
  const skipped = report.files.flatMap((file) =>
    file.class.kind === 'skipped' ? [file.path] : [],
  );
  if (!isDecided) return { survey, skipped, isLacking };
  const made = [...madeNames(report.references)];
  return { survey, skipped, isLacking, found: { ...packReport(report), left: [], made } };
}
