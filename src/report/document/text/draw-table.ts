import { padEnd, padStart } from '../../../text/display-width.ts';
import type { Column, Line, Row, Table } from '../document.ts';
import { joined } from '../parts.ts';
import type { DrawBlocks } from './draw-frame.ts';
import { drawLine, lineWidth, plainLine, wrapLine, type Look } from './draw-line.ts';
import { drawValueTable } from './draw-value-table.ts';

const GAP = '  ';
/** Columns that wrapped words keep, also if that is more than a narrow terminal has. */
const LEAST_WORDS = 30;

/** Rows under titles, columns two blanks apart, the last one as its `fit` says. */
export function drawTable(
  table: Table,
  indent: string,
  look: Look,
  drawBlocks: DrawBlocks,
): readonly string[] {
  const { columns, rows, untitled, narrow } = table;
  if (columns.some(({ fit }) => fit === 'anywhere')) return drawValueTable(table, indent, look);
  const widths = columns.map((column, at) => columnWidth(column, at, table));
  const whole = widths.reduce((sum, width) => sum + width + GAP.length, indent.length - GAP.length);
  if (narrow !== undefined && look.width !== undefined && whole > look.width)
    return drawBlocks([narrow], indent, look);
  const titles = columns.map((column, at) => pad(plainLine(column.title), column, widths[at]));
  return [
    ...(untitled === true ? [] : [indent + look.style.dim(titles.join(GAP).trimEnd())]),
    ...rows.flatMap((row) => [
      ...drawRow(row, columns, widths, indent, look),
      ...drawBlocks(row.below ?? [], indent + GAP, look),
    ]),
  ];
}

function columnWidth(
  { title, most = Infinity, least = 0 }: Column,
  at: number,
  table: Table,
): number {
  const cells = table.rows.map(({ mark, cells: lines }) =>
    lineWidth(cellLine(lines[at], at === 0 ? mark : undefined)),
  );
  const own = table.untitled === true ? 0 : lineWidth(title);
  return Math.min(
    most,
    cells.reduce((widest, width) => Math.max(widest, width), Math.max(own, least)),
  );
}

function cellLine(lines: readonly Line[] = [], mark?: string): Line {
  const line = lines.length === 1 ? (lines[0] ?? '') : joined(lines, ' ');
  return mark === undefined ? line : joined([mark, line], ' ');
}

function pad(text: string, { align }: Column, width = 0): string {
  return align === 'right' ? padStart(text, width) : padEnd(text, width);
}

function drawRow(
  row: Row,
  columns: readonly Column[],
  widths: readonly number[],
  indent: string,
  look: Look,
): readonly string[] {
  const lead = leadOf(row, columns, widths, indent, look);
  const last = cellLine(row.cells[columns.length - 1]);
  const fit = columns.at(-1)?.fit;
  const { style, width = Infinity } = look;
  if (fit === 'words') {
    const blank = widths.slice(0, -1).reduce((sum, each) => sum + each + GAP.length, indent.length);
    const lines = wrapLine(last, Math.max(LEAST_WORDS, width - blank), style);
    const [first = '', ...rest] = lead.isWide ? ['', ...lines] : lines;
    return [(lead.text + first).trimEnd(), ...rest.map((line) => ' '.repeat(blank) + line)];
  }
  if (fit !== 'below' || lead.width + lineWidth(last) <= width)
    return [(lead.text + drawLine(last, style)).trimEnd()];
  const room = Math.max(LEAST_WORDS, width - indent.length - 2 * GAP.length);
  const below = wrapLine(last, room, style).map(
    (line, at) => indent + GAP.repeat(at === 0 ? 1 : 2) + line,
  );
  return [lead.text.trimEnd(), ...below];
}

/** The cells before the last one. */
interface Lead {
  readonly text: string;
  readonly width: number;
  /** A cell is wider than its column. */
  readonly isWide: boolean;
}

function leadOf(
  { mark, cells, tone }: Row,
  columns: readonly Column[],
  widths: readonly number[],
  indent: string,
  { style }: Look,
): Lead {
  let lead: Lead = { text: indent, width: indent.length, isWide: false };
  for (const [at, { align }] of columns.slice(0, -1).entries()) {
    const line = cellLine(cells[at], at === 0 ? mark : undefined);
    const own = lineWidth(line);
    const width = Math.max(own, widths[at] ?? 0);
    const blanks = ' '.repeat(width - own);
    const text = drawLine(line, style, at === 0 ? tone : undefined);
    lead = {
      text: lead.text + (align === 'right' ? blanks + text : text + blanks) + GAP,
      width: lead.width + width + GAP.length,
      isWide: lead.isWide || width > (widths[at] ?? 0),
    };
  }
  return lead;
}
