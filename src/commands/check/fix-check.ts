import type { ChangedFile } from '../../edits/changed-files.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { Report } from '../../model/report.ts';
import type { Engines } from '../../pipeline/engines.ts';
import { count } from '../../report/text/words.ts';
import type { Arguments } from '../command.ts';
import type { OpenedCheck } from '../opening/open-check.ts';
import { SUGGESTED } from './options.ts';

/** What `check --fix` does or, with `--dry-run`, would do. */
interface CheckFixes {
  readonly changes: readonly ChangedFile[];
  /** What the changed files are reported for. */
  readonly report: Report;
  /** With `--dry-run`: the changes as a diff, without values of Secrets. */
  readonly diff: string | undefined;
  readonly summary: string;
}

/** Throws CannotRun where there is nothing that could be written. */
export function refuseFixes({ values, positionals }: Arguments): void {
  if (!values.has('fix')) {
    if (values.has('dry-run')) throw new CannotRun('`--dry-run` works only with `--fix`.');
    return;
  }
  if (positionals.includes('-')) throw new CannotRun('`--fix` edits files, not standard input.');
  if (values.has('staged')) {
    throw new CannotRun(
      '`--fix` edits the files of the work tree, but `--staged` checks what git has staged.',
    );
  }
}

/** What is probably right counts as what is certain. */
function withSuggestions(report: Report): Report {
  const problems = report.problems.map((problem) => {
    const fix = problem.fix ?? problem.suggestion;
    return fix === undefined ? problem : { ...problem, fix };
  });
  return { ...report, problems };
}

/** Makes the fixes of a run in memory. */
export async function fixesOf(
  engines: Engines,
  run: OpenedCheck,
  checked: Report,
  { values }: Arguments,
): Promise<CheckFixes> {
  const { examineCheck } = await import('./examine-check.ts');
  const { fixProblems } = await import('../../pipeline/fix-problems.ts');
  const takes =
    values.get('fix')?.at(-1) === SUGGESTED ? withSuggestions : (report: Report) => report;
  const { changes, fixed, report } = fixProblems(run.tree, takes(checked), (tree) =>
    takes(examineCheck(engines, run, tree).report),
  );
  const isTrial = values.has('dry-run');
  const what = `${count(fixed.length, 'problem')} in ${count(changes.length, 'file')}`;
  const diffChanges = isTrial ? (await import('../output/diff-changes.ts')).diffChanges : undefined;
  return {
    changes,
    report,
    diff: diffChanges?.(changes, checked, run.settings.limits),
    summary: `${isTrial ? 'would fix' : 'fixed'} ${what}.`,
  };
}
