import { displayWidth, padEnd } from '../../text/display-width.ts';
import { escapeText } from '../text/escape-text.ts';
import type { Style } from '../text/style.ts';

/** A column is no wider than this for the sake of one long name. */
const WIDEST = 60;

/** Rows of plain text under a head, in columns; the last column has no width. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  style: Style,
): string {
  const cells = rows.map((row) => row.map(escapeText));
  const widths = head.map((title, at) =>
    Math.min(
      WIDEST,
      cells.reduce((most, row) => Math.max(most, displayWidth(row[at] ?? '')), title.length),
    ),
  );
  const lineOf = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === row.length - 1 ? cell : padEnd(cell, widths[at] ?? 0)))
      .join('  ');
  return [style.bold(lineOf(head)), ...cells.map(lineOf)].map((line) => `${line}\n`).join('');
}
