import { displayWidth, padEnd } from '../../../text/display-width.ts';
import type { Style } from '../../text/style.ts';
import type { Line, Row, Table } from '../document.ts';
import {
  breakLine,
  drawLine,
  lineWidth,
  plainLine,
  wrapLine,
  type Drawn,
  type Look,
} from './draw-line.ts';

const GAP = '  ';
const LEAST_NAME = 8;
/** Columns that values keep next to where they come from, unless they need less. */
const LEAST_VALUE = 32;
/** Lines of a value that are shown. */
const MAX_LINES = 12;

interface Widths {
  readonly name: number;
  readonly value: number;
  /** What the third column has beside the second; what needs more is below the second. */
  readonly from: number;
  /** Everything has room there. */
  readonly isWhole: boolean;
  /** Of everything but the names. */
  readonly room: number;
}

/**
 * A table of three columns: names, values that are broken anywhere, and where they come from, which is never broken: it is beside the value if
 * it fits there, or below it. The columns are as wide as they have to be for most rows to be one line.
 */
export function drawValueTable(table: Table, indent: string, look: Look): readonly string[] {
  const [name = '', value = '', from = ''] = table.columns.map(({ title }) => plainLine(title));
  const widths = columnWidths(table, indent, look.width ?? 100);
  const titles = [padEnd(name, widths.name), padEnd(value, widths.value), from];
  return [
    indent + look.style.dim(titles.join(GAP)),
    ...table.rows.flatMap((row) => drawRow(row, widths, `${from.toLowerCase()} `, indent, look)),
  ];
}

function columnWidths({ columns, rows }: Table, indent: string, width: number): Widths {
  const [, , from] = columns;
  const widest = Math.max(LEAST_NAME, width - LEAST_VALUE - LEAST_NAME);
  const names = rows.flatMap(({ cells }) => cells[0] ?? []);
  const whole = rows.filter(({ cells }) => cells.length > 2);
  const origins = whole.flatMap(({ cells }) => cells[2] ?? []);
  const values = whole.flatMap(({ cells }) => cells[1] ?? []);
  const name = Math.min(columns[0]?.most ?? widest, widest, widthOf(names, 'NAME'));
  const room = Math.max(LEAST_VALUE, width - indent.length - name - GAP.length);
  const beside = widthOf(origins, from?.title ?? '');
  const wanted = widthOf(values, '(empty)');
  const rest = room - GAP.length - beside;
  if (rest >= Math.min(wanted, LEAST_VALUE))
    return { name, value: Math.min(wanted, rest), from: beside, isWhole: true, room };
  const best = bestValueWidth(whole, room);
  return { name, value: best, from: room - GAP.length - best, isWhole: false, room };
}

/** How wide values are for most rows to have both on one line. */
function bestValueWidth(rows: readonly Row[], room: number): number {
  const sizes = rows.map(({ cells: [, values = [], origins = []] }) => ({
    value: widthOf(values, ''),
    origin: widthOf(origins, ''),
  }));
  const candidates = [...new Set(sizes.map(({ value }) => value))].filter((one) => one < room);
  let best = { width: displayWidth('(empty)'), rows: 0 };
  for (const width of candidates.toSorted((a, b) => a - b)) {
    const fit = ({ value, origin }: (typeof sizes)[number]): boolean =>
      value <= width && width + GAP.length + origin <= room;
    const some = sizes.filter(fit).length;
    if (some > best.rows) best = { width, rows: some };
  }
  return best.width;
}

function widthOf(lines: readonly Line[], least: string): number {
  return lines.reduce((most, line) => Math.max(most, lineWidth(line)), displayWidth(least));
}

function drawRow(
  { cells, tone }: Row,
  widths: Widths,
  from: string,
  indent: string,
  { style }: Look,
): readonly string[] {
  const [[name = ''] = [], values = [], origins] = cells;
  const lines =
    origins === undefined
      ? values.flatMap((line) => wrapLine(line, widths.room, style, tone))
      : isBeside(values, origins, widths)
        ? beside(values, origins, widths, style)
        : stacked(values, origins, from, widths, style);
  const width = lineWidth(name);
  const blank = ' '.repeat(widths.name);
  const body = width > widths.name ? ['', ...lines] : lines;
  return body.map((line, at) => {
    const pad = line === '' ? '' : ' '.repeat(Math.max(0, widths.name - width));
    const lead = at === 0 ? drawLine(name, style, tone) + pad : blank;
    return `${indent}${lead}${line === '' ? '' : GAP}${line}`.trimEnd();
  });
}

/** Whether where a value comes from has room beside it. */
function isBeside(values: readonly Line[], origins: readonly Line[], widths: Widths): boolean {
  if (widths.isWhole) return true;
  return widthOf(values, '') <= widths.value && widthOf(origins, '') <= widths.from;
}

function beside(
  values: readonly Line[],
  origins: readonly Line[],
  widths: Widths,
  style: Style,
): readonly string[] {
  const left = valueLines(values, widths.value, style);
  const right = origins.map((line) => drawLine(line, style));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const { text, width } = left[at] ?? { text: '', width: 0 };
    const origin = right[at];
    if (origin === undefined) return text;
    return `${text}${' '.repeat(Math.max(0, widths.value - width))}${GAP}${origin}`;
  });
}

function stacked(
  values: readonly Line[],
  origins: readonly Line[],
  from: string,
  widths: Widths,
  style: Style,
): readonly string[] {
  const below = origins.flatMap((origin, at) => {
    const line = at === 0 ? [from, ...(typeof origin === 'string' ? [origin] : origin)] : origin;
    return wrapLine(line, widths.room - 2 * GAP.length, style, 'quiet').map(
      (part, row) => GAP.repeat(row === 0 ? 1 : 2) + part,
    );
  });
  return [...valueLines(values, widths.room, style).map(({ text }) => text), ...below];
}

/** A value of many lines is cut, with a count of what is left out. */
function valueLines(values: readonly Line[], width: number, style: Style): readonly Drawn[] {
  const lines = values.flatMap((line) => breakLine(line, Math.max(8, width), style));
  if (lines.length <= MAX_LINES + 1) return lines;
  const rest = `… ${lines.length - MAX_LINES} more lines`;
  return [...lines.slice(0, MAX_LINES), { text: style.dim(rest), width: displayWidth(rest) }];
}
