import { charWidth, displayWidth } from '../../../text/display-width.ts';
import { escapeText } from '../../text/escape-text.ts';
import type { Style } from '../../text/style.ts';
import { wrapText } from '../../text/wrap-text.ts';
import type { Line, Part, Tone } from '../document.ts';
import { partsOf } from '../parts.ts';

/** What a terminal shows: all escaping of plain text is done here. */
export interface Drawn {
  readonly text: string;
  /** Columns, without colours. */
  readonly width: number;
}

/** Draws texts with or without colours, for a terminal of so many columns. */
export interface Look {
  readonly style: Style;
  readonly width: number | undefined;
}

type Run = Pick<Part, 'tone' | 'strong'> & { readonly text: string };

/** The line without colours. */
export function plainLine(line: Line): string {
  return runsOf(line, undefined)
    .map(({ text }) => text)
    .join('');
}

export function lineWidth(line: Line): number {
  return displayWidth(plainLine(line));
}

/** A line that is not broken. `tone`: of parts without one. */
export function drawLine(line: Line, style: Style, tone?: Tone): string {
  return runsOf(line, tone)
    .map((run) => paint(run, run.text, style))
    .join('');
}

/** A line in lines of at most `room` columns, broken between words. */
export function wrapLine(
  line: Line,
  room: number | undefined,
  style: Style,
  tone?: Tone,
): readonly string[] {
  const runs = runsOf(line, tone);
  let start = 0;
  return wrapText(runs.map(({ text }) => text).join(''), room).map((part) => {
    const end = start + part.length;
    const drawn = drawRange(runs, start, end, style);
    start = end + 1;
    return drawn;
  });
}

/** A line in lines of at most `room` columns, broken after a blank of their second half, else between any characters. */
export function breakLine(line: Line, room: number, style: Style): readonly Drawn[] {
  const runs = runsOf(line, undefined);
  const lines: Drawn[] = [];
  let [start, end, width] = [0, 0, 0];
  let blank: { readonly end: number; readonly width: number } | undefined;
  for (const char of runs.map(({ text }) => text).join('')) {
    const own = charWidth(char);
    if (width + own > room) {
      const cut = blank ?? { end, width };
      lines.push({ text: drawRange(runs, start, cut.end, style), width: cut.width });
      start = cut.end;
      width -= cut.width;
      blank = undefined;
    }
    end += char.length;
    width += own;
    if (char === ' ' && width > room / 2) blank = { end, width };
  }
  if (width === 0 && lines.length > 0) return lines;
  return [...lines, { text: drawRange(runs, start, end, style), width }];
}

/** Columns left of a line; undefined if lines have no end. */
export function roomIn(width: number | undefined, used: number): number | undefined {
  return width === undefined ? undefined : Math.max(20, width - used);
}

function drawRange(runs: readonly Run[], start: number, end: number, style: Style): string {
  let [text, at] = ['', 0];
  for (const run of runs) {
    const part = run.text.slice(Math.max(0, start - at), Math.max(0, end - at));
    text += paint(run, part, style);
    at += run.text.length;
  }
  return text;
}

function runsOf(line: Line, tone: Tone | undefined): readonly Run[] {
  return partsOf(line).map((part): Run => {
    const text = escapeText(part.text);
    if (part.code !== 'quoted') return { ...part, text, tone: part.tone ?? tone };
    return { text: `\`${text}\``, tone: part.tone ?? tone ?? 'strong' };
  });
}

function paint({ tone, strong }: Run, text: string, style: Style): string {
  if (!style.color || text === '') return text;
  const painted = tone === undefined ? text : style[PAINTS[tone]](text);
  return strong === true ? style.bold(painted) : painted;
}

const PAINTS = {
  strong: 'bold',
  quiet: 'dim',
  error: 'red',
  warning: 'yellow',
  info: 'cyan',
  good: 'green',
} as const;
