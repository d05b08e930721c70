import { hostSpan, positionOf } from '../../model/span.ts';
import type { Position, Span } from '../../model/span.ts';
import { frameLines } from './code-frame.ts';
import type { FrameLine } from './code-frame.ts';
import { displayWidth } from '../../text/display-width.ts';
import { escapeText } from '../text/escape-text.ts';
import type { SecretMasks } from '../secrets/secret-masks.ts';
import type { ShownPaths } from './shown-paths.ts';
import type { Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';

/** Lines of code that a problem and its second places show. */
const CONTEXT = { before: 2, after: 1 };
const NO_CONTEXT = { before: 0, after: 0 };
/** Columns of code where no width is given. */
const CODE_WIDTH = 140;

/** What frames are drawn with. */
export interface FrameOptions {
  readonly style: Style;
  readonly masks: SecretMasks;
  readonly width: number | undefined;
  readonly paths: ShownPaths;
}

/** A place with its code. The label follows the mark; it is plain text, escaped. */
export interface Frame {
  readonly position: Position;
  readonly lines: readonly FrameLine[];
  readonly label: string | undefined;
}

export interface Look {
  readonly paint: (text: string) => string;
  readonly marker: string;
}

/** The frame of a span: with lines around it for a problem, its own line for a second place, which has a label. */
export function frameOf(span: Span, label: string | undefined, options: FrameOptions): Frame {
  const position = positionOf(span);
  const size = { ...(label === undefined ? CONTEXT : NO_CONTEXT), width: codeWidth(options.width) };
  return {
    position,
    label,
    lines: frameLines(span, position, options.masks(hostSpan(span).file), size),
  };
}

/** The lines of a frame; line numbers stand in a column as wide as `gutter`. */
export function drawFrame(
  { position, lines, label }: Frame,
  gutter: string,
  look: Look,
  options: FrameOptions,
): readonly string[] {
  const { style } = options;
  const { path, line, column } = position;
  const bar = style.blue('|');
  const drawn = [
    `${gutter}${style.blue('-->')} ${escapeText(options.paths.path(path))}:${line}:${column}`,
    `${gutter} ${bar}`,
  ];
  for (const { number, text, mark } of lines) {
    drawn.push(`${style.blue(String(number).padStart(gutter.length))} ${bar} ${text}`.trimEnd());
    if (mark !== undefined) drawn.push(...drawMark(mark, label ?? '', gutter, look, options));
  }
  return drawn;
}

function drawMark(
  { column, width: marked }: { readonly column: number; readonly width: number },
  label: string,
  gutter: string,
  { paint, marker }: Look,
  { style, width }: FrameOptions,
): readonly string[] {
  const lead = `${gutter} ${style.blue('|')} `;
  const under = `${lead}${' '.repeat(column)}${paint(marker.repeat(marked))}`;
  if (label === '') return [under];
  const room = bodyWidth(width, gutter.length + 4 + column + marked);
  if (room === undefined || displayWidth(label) <= room) {
    return [`${under} ${boldNames(label, style)}`];
  }
  const wrapped = wrapText(label, bodyWidth(width, gutter.length + 3));
  return [under, ...wrapped.map((part) => lead + boldNames(part, style))];
}

/** Names in backticks stand out; the backticks stay, so that a copied message is whole. */
export function boldNames(text: string, style: Style): string {
  if (!style.color) return text;
  return text.replace(/`[^`]*`/g, (name) => style.bold(name));
}

function codeWidth(width: number | undefined): number {
  return Math.max(40, (width ?? CODE_WIDTH) - 8);
}

/** Columns left of a line; undefined where lines have no end. */
export function bodyWidth(width: number | undefined, used: number): number | undefined {
  return width === undefined ? undefined : Math.max(20, width - used);
}
