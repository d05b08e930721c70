import { escapeText } from '../text/escape-text.ts';

/** A line of `kubectl describe` before its tabs are aligned. */
export interface DescribeLine {
  readonly text: string;
  /** False for lines that only decide how wide the columns of the shown ones are. */
  readonly shown: boolean;
}

/** Text between the control characters that text/tabwriter reads. */
const CELLS = /[^\n\f\t\v]+/g;

/**
 * The lines of a text that kubectl prints: it may break into several. Escape and carriage return become what kubectl makes
 * of them; all else that cannot be seen, which kubectl hands on, is escaped as in other formats.
 */
export function describeLines(text: string, shown = true): readonly DescribeLine[] {
  const safe = text.replace(CELLS, (cell) => escapeText(cell.replaceAll('\u001b', '^[')));
  return safe.split(/[\n\f]/).map((line) => ({ text: line, shown }));
}
