import type { Report } from '../../model/report.ts';
import type { SourceFile } from '../../model/span.ts';
import { frameRanges } from './secret-ranges.ts';
import { withoutRanges } from './without-ranges.ts';

/** Texts of files with `***` for values of Secrets, line by line; the run tells what concerns Secrets. */
export function fileTextRedactor(
  run: Pick<Report, 'files' | 'builds'>,
): (file: SourceFile) => string {
  const rangesOf = frameRanges(run);
  return (file) => withoutRanges(file.text, rangesOf(file));
}

interface Shown {
  readonly text: string | undefined;
  readonly shown: string | undefined;
}

/** A changed text, of which lines that were there before are shown as they were then. */
export function shownAsBefore(shown: string, { text, shown: then }: Shown): string {
  const linesThen = (then ?? '').split('\n');
  const redacted = new Map<string, string>();
  for (const [at, line] of (text ?? '').split('\n').entries()) {
    const lineThen = linesThen[at] ?? '';
    if (lineThen !== line) redacted.set(line, lineThen);
  }
  return shown
    .split('\n')
    .map((line) => redacted.get(line) ?? line)
    .join('\n');
}
