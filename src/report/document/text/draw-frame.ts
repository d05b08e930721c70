import { escapeText } from '../../text/escape-text.ts';
import type { Block, Excerpt, Frame, FrameLine, Line, Note } from '../document.ts';
import { drawLine, lineWidth, roomIn, wrapLine, type Look } from './draw-line.ts';

export type DrawBlocks = (
  blocks: readonly Block[],
  indent: string,
  look: Look,
) => readonly string[];

/** A problem as rustc draws one: the message, its code with the marks, second places, then notes. */
export function drawFrame(frame: Frame, look: Look, drawBlocks: DrawBlocks): readonly string[] {
  const { severity, excerpts, notes } = frame;
  const bar = look.style.blue('|');
  const numbers = excerpts.flatMap(({ lines }) => lines.map(({ number }) => number));
  const gutter = ' '.repeat(String(numbers.reduce((a, b) => Math.max(a, b), 1)).length);
  const lines = [...headline(frame, look)];
  for (const [at, excerpt] of excerpts.entries()) {
    if (at > 0) lines.push(`${gutter} ${bar}`);
    lines.push(...drawExcerpt(excerpt, gutter, at === 0 ? severity : undefined, look));
  }
  if (notes.length > 0) lines.push(`${gutter} ${bar}`);
  return [...lines, ...notes.flatMap((note) => drawNote(note, gutter, look, drawBlocks))];
}

function headline(
  { severity, rule, mark = '', message }: Frame,
  { style, width }: Look,
): readonly string[] {
  const head = { text: `${severity}[${rule}]`, tone: severity, strong: true };
  const parts = typeof message === 'string' ? [message] : message;
  const lines = wrapLine([head, `${mark}: `, ...parts], roomIn(width, 2), style);
  return lines.map((line, at) => (at === 0 ? line : `  ${line}`));
}

function drawExcerpt(
  { place, lines, label }: Excerpt,
  gutter: string,
  severity: Frame['severity'] | undefined,
  look: Look,
): readonly string[] {
  const { style } = look;
  const bar = style.blue('|');
  return [
    `${gutter}${style.blue('-->')} ${escapeText(place)}`,
    `${gutter} ${bar}`,
    ...lines.flatMap(({ number, text, mark }) => [
      `${style.blue(String(number).padStart(gutter.length))} ${bar} ${escapeText(text)}`.trimEnd(),
      ...(mark === undefined ? [] : drawMark(mark, label, gutter, severity, look)),
    ]),
  ];
}

function drawMark(
  { column, width: marked }: NonNullable<FrameLine['mark']>,
  label: Line,
  gutter: string,
  severity: Frame['severity'] | undefined,
  { style, width }: Look,
): readonly string[] {
  const lead = `${gutter} ${style.blue('|')} `;
  const marker = { text: (severity === undefined ? '-' : '^').repeat(marked), tone: severity };
  const drawn = severity === undefined ? style.blue(marker.text) : drawLine([marker], style);
  const under = `${lead}${' '.repeat(column)}${drawn}`;
  if (label.length === 0) return [under];
  const room = roomIn(width, gutter.length + 4 + column + marked);
  if (room === undefined || lineWidth(label) <= room) return [`${under} ${drawLine(label, style)}`];
  const wrapped = wrapLine(label, roomIn(width, gutter.length + 3), style);
  return [under, ...wrapped.map((part) => lead + part)];
}

function drawNote(
  { label, text, blocks = [] }: Note,
  gutter: string,
  look: Look,
  drawBlocks: DrawBlocks,
): readonly string[] {
  const { style, width } = look;
  const indent = ' '.repeat(gutter.length + 3 + lineWidth(label));
  const head = `${gutter} ${style.blue('=')} ${drawLine([label], style, 'strong')}`;
  const lines = wrapLine(text, roomIn(width, indent.length), style);
  return [
    ...lines.map((line, at) => (at === 0 ? head : indent) + line),
    ...drawBlocks(blocks, ' '.repeat(gutter.length + 5), look),
  ];
}
