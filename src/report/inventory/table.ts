import { printDocument } from '../document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';
import type { ListOptions } from './list-options.ts';

/** A column is no wider than this for the sake of one long name. */
const WIDEST = 60;

/** Rows of plain text under titles, in columns, which are never broken: for people, and for `grep`. */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  options: ListOptions,
): string {
  const columns = titles.map((title) => ({ title, most: WIDEST }));
  const cells = rows.map((row) => ({ cells: row.map((cell) => [cell]) }));
  const print = { ...DEFAULT_PRINT_OPTIONS, ...options };
  return printDocument('text', [{ kind: 'table', columns, rows: cells }], print);
}
