import type { Report } from '../../model/report.ts';
import { hostSpan } from '../../model/span.ts';
import type { Style } from '../text/style.ts';
import { count, countSeverities, severityCounts } from '../text/words.ts';

/** `2 errors and 1 warning in 3 files`, or `No problems`. */
export function verdictOf({ problems }: Report): string {
  if (problems.length === 0) return 'No problems';
  const files = new Set(problems.map(({ at }) => hostSpan(at).file.path));
  return `${severityCounts(problems)} in ${count(files.size, 'file')}`;
}

/** `48 references of 12 workloads in 41 files checked, 2 problems suppressed, 7 files skipped`. */
export function scopeOf({ files, references, environments, suppressed }: Report): string {
  const workloads = new Set(environments.map(({ workload }) => workload)).size;
  const skipped = files.filter((file) => file.class.kind === 'skipped').length;
  return [
    `${count(references.length, 'reference')} of ${count(workloads, 'workload')} in ${count(files.length - skipped, 'file')} checked`,
    ...(suppressed.length === 0 ? [] : [`${count(suppressed.length, 'problem')} suppressed`]),
    ...(skipped === 0 ? [] : [`${count(skipped, 'file')} skipped`]),
  ].join(', ');
}

/** The last lines of a text report. */
export function summaryOf(report: Report, style: Style, verbose: boolean): string {
  const counts = countSeverities(report.problems);
  const paint = (text: string): string => {
    if ((counts.get('error') ?? 0) > 0) return style.red(text);
    if ((counts.get('warning') ?? 0) > 0) return style.yellow(text);
    return style.green(text);
  };
  const isSomeSkipped = report.files.some((file) => file.class.kind === 'skipped');
  const hint = isSomeSkipped && !verbose ? ' (--verbose says why)' : '';
  return `${style.bold(paint(`${verdictOf(report)}.`))}\n${style.dim(`${scopeOf(report)}${hint}.`)}`;
}
