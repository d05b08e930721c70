import { displayWidth, padEnd, padStart } from '../../../text/display-width.ts';
import type { Block, Column, Line, Row, Table } from '../document.ts';
import { joined } from '../parts.ts';
import { drawLine, lineWidth, roomIn, wrapLine, type Look } from './draw-line.ts';
import { drawValueTable } from './draw-value-table.ts';

type DrawBlocks = (blocks: readonly Block[], indent: string, look: Look) => readonly string[];

const GAP = '  ';
/** Columns that wrapped words keep, also if that is more than a narrow terminal has. */
const LEAST_WORDS = 30;

/** Rows under titles, columns two blanks apart, the last one as its `fit` says. */
export function drawTable(
  table: Table,
  margin: string,
  look: Look,
  drawBlocks: DrawBlocks,
): readonly string[] {
  const { columns, rows, untitled, indented, narrow } = table;
  const indent = indented === true ? margin + GAP : margin;
  if (columns.some(({ fit }) => fit === 'anywhere')) return drawValueTable(table, indent, look);
  const widths = columns.map((column, at) => columnWidth(column, at, table));
  const whole = widths.reduce((sum, width) => sum + width + GAP.length, indent.length - GAP.length);
  if (narrow !== undefined && look.width !== undefined && whole > look.width)
    return drawBlocks([narrow], indent, look);
  const titles = columns.map(({ title }, at) => pad(title, columns[at], widths[at]));
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
  const own = table.untitled === true ? 0 : displayWidth(title);
  return Math.min(
    most,
    cells.reduce((widest, width) => Math.max(widest, width), Math.max(own, least)),
  );
}

function cellLine(lines: readonly Line[] = [], mark?: string): Line {
  const line = lines.length === 1 ? (lines[0] ?? '') : joined(lines, ' ');
  return mark === undefined ? line : joined([mark, line], ' ');
}

function pad(text: string, column: Column | undefined, width = 0): string {
  return column?.align === 'right' ? padStart(text, width) : padEnd(text, width);
}

/** The cells before the last one, with the blanks after them and without those after the last of them. */
interface Lead {
  readonly padded: string;
  readonly paddedWidth: number;
  readonly tight: string;
  readonly tightWidth: number;
  /** A cell is wider than its column. */
  readonly isWide: boolean;
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
  if (fit === 'below') return besideOrBelow(lead, last, indent, look);
  if (fit !== 'words') return [(lead.padded + drawLine(last, look.style)).trimEnd()];
  const blank = widths.slice(0, -1).reduce((sum, each) => sum + each + GAP.length, indent.length);
  const room = look.width === undefined ? undefined : Math.max(LEAST_WORDS, look.width - blank);
  const lines = wrapLine(last, room, look.style).map((line) => ' '.repeat(blank) + line);
  const [first = '', ...rest] = lines;
  return lead.isWide
    ? [lead.padded.trimEnd(), ...lines]
    : [(lead.padded + first.slice(blank)).trimEnd(), ...rest];
}

function leadOf(
  { mark, cells, tone }: Row,
  columns: readonly Column[],
  widths: readonly number[],
  indent: string,
  { style }: Look,
): Lead {
  let lead = { padded: indent, paddedWidth: indent.length, tight: indent, tightWidth: 0 };
  let isWide = false;
  for (const [at, column] of columns.slice(0, -1).entries()) {
    const line = cellLine(cells[at], at === 0 ? mark : undefined);
    const width = lineWidth(line);
    const blanks = ' '.repeat(Math.max(0, (widths[at] ?? 0) - width));
    const text = drawLine(line, style, at === 0 ? tone : undefined);
    const tight = lead.padded + (column.align === 'right' ? blanks + text : text);
    const tightWidth = lead.paddedWidth + width + (column.align === 'right' ? blanks.length : 0);
    isWide ||= width > (widths[at] ?? 0);
    lead = {
      tight,
      tightWidth,
      padded: `${column.align === 'right' ? tight : tight + blanks}${GAP}`,
      paddedWidth: lead.paddedWidth + width + blanks.length + GAP.length,
    };
  }
  return { ...lead, isWide };
}

/** In its column if that fits, or right behind the cell before, or under the row. */
function besideOrBelow(
  lead: Lead,
  last: Line,
  indent: string,
  { style, width = Infinity }: Look,
): readonly string[] {
  const own = lineWidth(last);
  const drawn = drawLine(last, style);
  if (lead.paddedWidth + own <= width) return [(lead.padded + drawn).trimEnd()];
  if (own === 0 || lead.tightWidth + GAP.length + own <= width)
    return [`${lead.tight}${GAP}${drawn}`.trimEnd()];
  const room = roomIn(width, indent.length + 2 * GAP.length);
  const below = wrapLine(last, room, style).map(
    (line, at) => indent + GAP.repeat(at === 0 ? 1 : 2) + line,
  );
  return [lead.tight.trimEnd(), ...below];
}
