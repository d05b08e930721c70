import type { Value, ValuePart } from '../../model/value.ts';
import { charWidth, displayWidth } from '../../text/display-width.ts';
import { escapeText } from '../text/escape-text.ts';
import type { Style } from '../text/style.ts';

/** One line of a cell: what is printed, and the columns it takes. */
export interface CellLine {
  readonly text: string;
  readonly width: number;
}

/** Stands at the end of a line where the value has a newline, to tell it from a wrapped line. */
const NEWLINE = '↵';
/** Stands for a blank at the edge of a line, where it could not be seen. */
const BLANK = '·';
const MOST_LINES = 12;

/**
 * A value as lines of at most `width` columns. Placeholders and secrets are in angle brackets; a secret is shown in clear only on request.
 * A value of many lines is cut, with a count of what is left out.
 */
export function valueLines(
  value: Value,
  width: number,
  style: Style,
  showValues: boolean,
): readonly CellLine[] {
  const writer = new CellWriter(Math.max(8, width));
  for (const part of value) writePart(part, writer, style, showValues);
  const lines = writer.finish();
  if (lines.length === 1 && lines[0]?.width === 0) return [cell('(empty)', style.dim)];
  if (lines.length <= MOST_LINES + 1) return lines;
  const rest = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), cell(`… ${rest} more lines`, style.dim)];
}

/** The value on one line, without colour. */
export function valueText(value: Value, showValues: boolean): string {
  return value.map((part) => escapeText(partText(part, showValues))).join('');
}

/** Columns of the longest line of a value, where nothing is wrapped. */
export function valueWidth(value: Value, showValues: boolean): number {
  const text = value.map((part) => partText(part, showValues)).join('');
  const lines = text.split('\n').map((line) => displayWidth(escapeText(line)));
  const isBroken = lines.length > 1 ? 1 : 0;
  return lines.reduce((most, width) => Math.max(most, width), 0) + isBroken;
}

/** The text of a part; what may not or cannot be shown is in angle brackets. */
export function partText(part: ValuePart, showValues: boolean): string {
  if (part.kind === 'text' || (part.kind === 'secret' && showValues)) return part.text;
  return `<${part.label}>`;
}

function cell(text: string, paint: (text: string) => string): CellLine {
  return { text: paint(text), width: displayWidth(text) };
}

function writePart(part: ValuePart, writer: CellWriter, style: Style, showValues: boolean): void {
  const shown = partText(part, showValues);
  if (part.kind === 'placeholder' || (part.kind === 'secret' && !showValues)) {
    writer.write(escapeText(shown), part.kind === 'secret' ? style.yellow : style.cyan);
    return;
  }
  for (const [at, line] of shown.split('\n').entries()) {
    if (at > 0) {
      writer.write(NEWLINE, style.dim);
      writer.breakLine();
    }
    writeText(line, writer, style);
  }
}

function writeText(line: string, writer: CellWriter, style: Style): void {
  const inner = line.trim();
  const lead = line.length - line.trimStart().length;
  const tail = inner === '' ? 0 : line.length - line.trimEnd().length;
  writer.write(visible(line.slice(0, lead)), style.dim);
  writer.write(escapeText(inner), style.plain);
  writer.write(visible(line.slice(line.length - tail)), style.dim);
}

function visible(blanks: string): string {
  return escapeText(blanks).replaceAll(' ', BLANK);
}

/** Fills lines character by character; a run in one colour is painted once per line. */
class CellWriter {
  readonly #width: number;
  readonly #lines: CellLine[] = [];
  #text = '';
  #used = 0;

  constructor(width: number) {
    this.#width = width;
  }

  write(text: string, paint: (text: string) => string): void {
    let run = '';
    for (const char of text) {
      const width = charWidth(char);
      if (this.#used + width > this.#width) {
        this.#text += paint(run);
        run = '';
        this.breakLine();
      }
      run += char;
      this.#used += width;
    }
    this.#text += paint(run);
  }

  breakLine(): void {
    this.#lines.push({ text: this.#text, width: this.#used });
    this.#text = '';
    this.#used = 0;
  }

  finish(): readonly CellLine[] {
    if (this.#used > 0 || this.#lines.length === 0) this.breakLine();
    return this.#lines;
  }
}
