import { countBefore } from '../../model/group-by.ts';
import { hostSpan, lineStarts, type TextRange } from '../../model/span.ts';
import type { Position, SourceFile, Span } from '../../model/span.ts';
import { charWidth } from '../../text/display-width.ts';
import type { FrameLine } from '../document/document.ts';
import { escapeText } from '../text/escape-text.ts';

interface FrameSize {
  /** Lines of context. */
  readonly before: number;
  readonly after: number;
  /** Columns that a line may take; longer ones are clipped around the mark. */
  readonly width: number;
}

/** Shown instead of the value of a Secret, of any length. */
const MASK = '***';

/** The lines around the start of a span, with the mark under its part of the first line. */
export function frameLines(
  span: Span,
  position: Position,
  masks: readonly TextRange[],
  { before, after, width }: FrameSize,
): readonly FrameLine[] {
  const { file, start, end } = hostSpan(span);
  const starts = lineStarts(file);
  const marked = position.line - 1;
  const first = Math.max(0, marked - before);
  const last = Math.min(starts.length - 1, marked + after);
  const lines: FrameLine[] = [];
  for (let index = first; index <= last; index += 1) {
    const range = lineRange(file, starts, index);
    const mark = index === marked ? { start, end: Math.min(end, range.end) } : undefined;
    lines.push({ number: index + 1, ...showLine(file.text, range, mark, masks, width) });
  }
  return trimBlank(lines);
}

/** Blank lines at the edges say nothing. */
function trimBlank(lines: readonly FrameLine[]): readonly FrameLine[] {
  return lines.slice(lines.findIndex(isShown), lines.findLastIndex(isShown) + 1);
}

function isShown({ text, mark }: FrameLine): boolean {
  return mark !== undefined || text.trim() !== '';
}

function lineRange(file: SourceFile, starts: Int32Array, index: number): TextRange {
  const start = starts[index] ?? 0;
  let end = starts[index + 1] ?? file.text.length;
  if (file.text.charAt(end - 1) === '\n' && end > start) end -= 1;
  if (file.text.charAt(end - 1) === '\r' && end > start) end -= 1;
  return { start, end };
}

const PRINTABLE = /^[\u0020-\u007e]*$/;

function showLine(
  text: string,
  line: TextRange,
  mark: TextRange | undefined,
  masks: readonly TextRange[],
  width: number,
): Omit<FrameLine, 'number'> {
  const firstMask = countBefore(masks, ({ end }) => end <= line.start);
  const masked = (masks[firstMask]?.start ?? Infinity) < line.end;
  if (!masked && line.end - line.start <= width) {
    const written = text.slice(line.start, line.end);
    if (PRINTABLE.test(written)) return { text: written.trimEnd(), mark: markIn(line, mark) };
  }
  const middle = mark?.start ?? line.start;
  /** A line may be megabytes long: look no further than can be shown. */
  const reach = 2 * width;
  const window = {
    start: Math.max(line.start, middle - reach),
    end: Math.min(line.end, middle + reach),
  };
  const cells = cellsOf(text, window, masks);
  const cut = { before: window.start > line.start, after: window.end < line.end };
  return clip(cells, mark, width, cut);
}

function markIn(line: TextRange, mark: TextRange | undefined): FrameLine['mark'] {
  if (mark === undefined) return undefined;
  return { column: mark.start - line.start, width: Math.max(1, mark.end - mark.start) };
}

interface Cell extends TextRange {
  readonly shown: string;
  readonly width: number;
}

const TAB = '    ';

/** The characters of a window, each with what is shown for it. */
function cellsOf(text: string, window: TextRange, masks: readonly TextRange[]): readonly Cell[] {
  const cells: Cell[] = [];
  let next = countBefore(masks, ({ end }) => end <= window.start);
  let at = window.start;
  while (at < window.end) {
    const mask = masks[next];
    if (mask !== undefined && at >= mask.start) {
      const end = Math.min(mask.end, window.end);
      if (end > at) cells.push({ start: at, end, shown: MASK, width: MASK.length });
      at = Math.max(at, end);
      next += 1;
      continue;
    }
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const shown = char === '\t' ? TAB : escapeText(char);
    const width = shown === char ? charWidth(char) : shown.length;
    cells.push({ start: at, end: at + char.length, shown, width });
    at += char.length;
  }
  return cells;
}

const ELLIPSIS = '…';

/** The cells that fit, with the marked ones in sight, an ellipsis instead of what is left out. */
function clip(
  cells: readonly Cell[],
  mark: TextRange | undefined,
  width: number,
  cut: { readonly before: boolean; readonly after: boolean },
): Omit<FrameLine, 'number'> {
  const columns = columnsOf(cells);
  const columnAt = (index: number): number => columns[index] ?? columns.at(-1) ?? 0;
  const [first, last] = markedCells(cells, mark);
  let from = 0;
  if (columnAt(cells.length) > width && columnAt(last) > width - 1) {
    const skip = columnAt(first) - Math.floor(width / 3);
    while (from < first && columnAt(from) < skip) from += 1;
  }
  const head = from > 0 || cut.before ? ELLIPSIS : '';
  const room = columnAt(from) + width - head.length;
  let to = cells.length;
  if (columnAt(to) > room || cut.after) {
    to = from;
    while (to < cells.length && columnAt(to + 1) < room) to += 1;
  }
  const tail = to < cells.length || cut.after ? ELLIPSIS : '';
  const shown = cells.slice(from, to).map((cell) => cell.shown);
  const text = `${head}${shown.join('')}${tail}`;
  if (mark === undefined) return { text: text.trimEnd(), mark: undefined };
  const column = head.length + columnAt(first) - columnAt(from);
  const marked = Math.max(1, columnAt(Math.min(last, to)) - columnAt(first));
  return { text: text.trimEnd(), mark: { column, width: marked } };
}

/** The column at which each cell starts, and where the last one ends. */
function columnsOf(cells: readonly Cell[]): readonly number[] {
  const columns = [0];
  let column = 0;
  for (const { width } of cells) columns.push((column += width));
  return columns;
}

/** Indexes of the cells that a mark covers, the second exclusive; one cell when it is empty. */
function markedCells(
  cells: readonly Cell[],
  mark: TextRange | undefined,
): readonly [number, number] {
  if (mark === undefined) return [0, 0];
  const found = cells.findIndex(({ end }) => end > mark.start);
  const first = found === -1 ? cells.length : found;
  const last = cells.findLastIndex(({ start }) => start < mark.end) + 1;
  return [first, Math.max(first + 1, last)];
}
