import type { Problem, Related, Severity } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import { hostSpan, positionOf } from '../model/span.ts';
import type { Position, Span } from '../model/span.ts';
import { buildsOf } from './builds-of.ts';
import { frameLines } from './code-frame.ts';
import type { FrameLine } from './code-frame.ts';
import { displayWidth } from './display-width.ts';
import { clipText, escapeText } from './escape-text.ts';
import type { FormatOptions } from './format-options.ts';
import { secretMasks } from './secret-masks.ts';
import type { SecretMasks } from './secret-masks.ts';
import { styleOf } from './style.ts';
import type { Style } from './style.ts';
import { summaryOf } from './summary-of.ts';
import { verboseNotes } from './verbose-notes.ts';
import { count, severityCounts } from './words.ts';
import { wrapText } from './wrap-text.ts';

/** Lines of code that a problem and its second places show. */
const CONTEXT = { before: 2, after: 1 };
const NO_CONTEXT = { before: 0, after: 0 };
/** Columns of code where no width is given. */
const CODE_WIDTH = 140;
const MESSAGE_LENGTH = 4000;
/** Second places that are shown; more would bury the problem. */
const MOST_RELATED = 10;

interface Page {
  readonly report: Report;
  readonly style: Style;
  readonly masks: SecretMasks;
  readonly width: number | undefined;
}

/** For people: problems by file, each with its code, the second places, what to do, and where it holds; then what was checked. */
export function formatText(report: Report, options: FormatOptions): string {
  const style = styleOf(options.color);
  const page = { report, style, masks: secretMasks(report.files), width: options.width };
  const blocks: string[] = [];
  for (const [path, problems] of groupByPath(report.problems)) {
    blocks.push(`${style.bold(escapeText(path))}  ${style.dim(severityCounts(problems))}\n`);
    for (const problem of problems) blocks.push(formatProblem(problem, page));
  }
  if (options.verbose) blocks.push(...verboseNotes(report, style));
  blocks.push(summaryOf(report, style, options.verbose));
  return `${blocks.join('\n')}\n`;
}

function groupByPath(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { path } = positionOf(problem.at);
    const group = groups.get(path);
    if (group === undefined) groups.set(path, [problem]);
    else group.push(problem);
  }
  return groups;
}

interface Frame {
  readonly position: Position;
  readonly lines: readonly FrameLine[];
  readonly label: string | undefined;
}

function formatProblem(problem: Problem, page: Page): string {
  const { style } = page;
  const paint = severityPaint(problem.severity, style);
  const frames = [
    frameOf(problem.at, undefined, page),
    ...(problem.related ?? []).slice(0, MOST_RELATED).map((related) => relatedFrame(related, page)),
  ];
  const numbers = frames.flatMap(({ lines }) => lines.map((line) => line.number));
  const last = numbers.reduce((most, number) => Math.max(most, number), 1);
  const gutter = ' '.repeat(String(last).length);
  const lines = [...headline(problem, page)];
  for (const [at, frame] of frames.entries()) {
    if (at > 0) lines.push(`${gutter} ${style.blue('|')}`);
    const look = at === 0 ? { paint, marker: '^' } : { paint: style.blue, marker: '-' };
    lines.push(...drawFrame(frame, gutter, look, page));
  }
  const footer = footerOf(problem, page).flatMap((note) => drawNote(note, gutter, page));
  if (footer.length > 0) lines.push(`${gutter} ${style.blue('|')}`, ...footer);
  return `${lines.join('\n')}\n`;
}

function headline(problem: Problem, { style, width }: Page): readonly string[] {
  const paint = severityPaint(problem.severity, style);
  const head = `${problem.severity}[${escapeText(problem.rule)}]: `;
  const text = `${head}${plain(problem.message)}`;
  const [first = '', ...rest] = wrapText(text, bodyWidth(width, 2));
  const marked = `${style.bold(paint(head.slice(0, -2)))}: ${names(first.slice(head.length), style)}`;
  return [marked, ...rest.map((line) => `  ${names(line, style)}`)];
}

/** `help: …` and `in overlays/prod and overlays/uat`. */
function footerOf(problem: Problem, { report }: Page): readonly (readonly [string, string])[] {
  const builds = buildsOf(problem, report);
  const unshown = (problem.related ?? []).length - MOST_RELATED;
  return [
    ...(unshown > 0 ? [['', `and ${count(unshown, 'more place')}`] as const] : []),
    ...(problem.help === undefined ? [] : [['help: ', problem.help] as const]),
    ...(builds === undefined ? [] : [['', builds] as const]),
  ];
}

function drawNote(
  [word, text]: readonly [string, string],
  gutter: string,
  { style, width }: Page,
): readonly string[] {
  const indent = ' '.repeat(gutter.length + 3 + word.length);
  const lines = wrapText(plain(text), bodyWidth(width, indent.length));
  const head = `${gutter} ${style.blue('=')} ${style.bold(word)}`;
  return lines.map((line, at) => (at === 0 ? head : indent) + names(line, style));
}

function frameOf(span: Span, label: string | undefined, page: Page): Frame {
  const position = positionOf(span);
  const size = { ...(label === undefined ? CONTEXT : NO_CONTEXT), width: codeWidth(page.width) };
  return {
    position,
    label,
    lines: frameLines(span, position, page.masks(hostSpan(span).file), size),
  };
}

function relatedFrame({ at, message }: Related, page: Page): Frame {
  return frameOf(at, plain(message), page);
}

interface Look {
  readonly paint: (text: string) => string;
  readonly marker: string;
}

function drawFrame(
  { position, lines, label }: Frame,
  gutter: string,
  { paint, marker }: Look,
  { style, width }: Page,
): readonly string[] {
  const { path, line, column } = position;
  const bar = style.blue('|');
  const drawn = [
    `${gutter}${style.blue('-->')} ${escapeText(path)}:${line}:${column}`,
    `${gutter} ${bar}`,
  ];
  for (const { number, text, mark } of lines) {
    drawn.push(`${style.blue(String(number).padStart(gutter.length))} ${bar} ${text}`.trimEnd());
    if (mark === undefined) continue;
    const indent = ' '.repeat(mark.column);
    const under = `${gutter} ${bar} ${indent}${paint(marker.repeat(mark.width))}`;
    const room = bodyWidth(width, gutter.length + 4 + mark.column + mark.width);
    if (label === undefined || label === '') drawn.push(under);
    else if (room === undefined || displayWidth(label) <= room) {
      drawn.push(`${under} ${names(label, style)}`);
    } else {
      const wrapped = wrapText(label, bodyWidth(width, gutter.length + 3));
      drawn.push(under, ...wrapped.map((part) => `${gutter} ${bar} ${names(part, style)}`));
    }
  }
  return drawn;
}

function plain(text: string): string {
  return escapeText(clipText(text, MESSAGE_LENGTH));
}

/** Names in backticks stand out; the backticks stay, so that a copied message is whole. */
function names(text: string, style: Style): string {
  if (!style.color) return text;
  return text.replace(/`[^`]*`/g, (name) => style.bold(name));
}

function severityPaint(severity: Severity, style: Style): (text: string) => string {
  if (severity === 'error') return style.red;
  return severity === 'warning' ? style.yellow : style.cyan;
}

function codeWidth(width: number | undefined): number {
  return Math.max(40, (width ?? CODE_WIDTH) - 8);
}

function bodyWidth(width: number | undefined, used: number): number | undefined {
  return width === undefined ? undefined : Math.max(20, width - used);
}
