import type { Problem, Related, Severity } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { placeOf } from '../../model/span.ts';
import { buildsOf } from './builds-of.ts';
import { displayWidth, padEnd } from '../../text/display-width.ts';
import { boldNames, bodyWidth, drawFrame, frameOf } from './draw-frame.ts';
import type { FrameOptions } from './draw-frame.ts';
import { clipText, escapeText } from '../text/escape-text.ts';
import type { ProblemGroup } from './group-by-cause.ts';
import { knownProblems } from './known-problems.ts';
import { otherPlaces } from './other-places.ts';
import type { Style } from '../text/style.ts';
import { trailText } from '../text/trail-text.ts';
import { count } from '../text/words.ts';
import { wrapText } from '../text/wrap-text.ts';

/** Second places that are shown; more would bury the problem. */
const MOST_RELATED = 10;
const WIDEST_PLACE = 100;

/** What all problems of one text are drawn with. */
export interface Page extends FrameOptions {
  readonly report: Report;
  readonly verbose: boolean;
}

/** A problem with its code, its second places, what to do, and where it holds; then where else the same is the matter. */
export function problemText(group: ProblemGroup, page: Page): string {
  const { style } = page;
  const { first: problem } = group;
  // The masks of secrets know the files of this run only: of the base no line is shown.
  const related = (problem.related ?? []).filter(isHere).slice(0, MOST_RELATED);
  const frames = [
    frameOf(problem.at, undefined, page),
    ...related.map(({ at, message }) => frameOf(at, plain(message, page), page)),
  ];
  const numbers = frames.flatMap(({ lines }) => lines.map((line) => line.number));
  const last = numbers.reduce((most, number) => Math.max(most, number), 1);
  const gutter = ' '.repeat(String(last).length);
  const lines = [...headline(problem, page)];
  for (const [at, frame] of frames.entries()) {
    if (at > 0) lines.push(`${gutter} ${style.blue('|')}`);
    const paint = at === 0 ? severityPaint(problem.severity, style) : style.blue;
    lines.push(...drawFrame(frame, gutter, { paint, marker: at === 0 ? '^' : '-' }, page));
  }
  const footer = [
    ...footerOf(problem, page).flatMap((note) => drawNote(note, gutter, page)),
    ...drawOthers(group, gutter, page),
  ];
  if (footer.length > 0) lines.push(`${gutter} ${style.blue('|')}`, ...footer);
  return `${lines.join('\n')}\n`;
}

function isHere({ before }: Related): boolean {
  return before !== true;
}

function headline(problem: Problem, page: Page): readonly string[] {
  const { style, width } = page;
  const paint = severityPaint(problem.severity, style);
  const head = `${problem.severity}[${escapeText(problem.rule)}]: `;
  const text = `${head}${plain(problem.message, page)}`;
  const [first = '', ...rest] = wrapText(text, bodyWidth(width, 2));
  const message = boldNames(first.slice(head.length - 1), style);
  const marked = `${style.bold(paint(head.slice(0, -2)))}:${message}`;
  return [marked, ...rest.map((line) => `  ${boldNames(line, style)}`)];
}

/** `help: …`, `patched in by overlays/prod/kustomization.yaml:17`, `in overlays/prod and overlays/uat`. */
function footerOf(
  problem: Problem,
  { report, paths }: Page,
): readonly (readonly [string, string])[] {
  const builds = buildsOf(problem, report, paths.build);
  const trail = trailText(problem.at);
  const unshown = (problem.related ?? []).length - MOST_RELATED;
  return [
    ...(problem.related ?? [])
      .filter((place) => !isHere(place))
      .map(({ at, message }) => ['', `${message}: ${placeOf(at)}`] as const),
    ...(unshown > 0 ? [['', `and ${count(unshown, 'more place')}`] as const] : []),
    ...(problem.help === undefined ? [] : [['help: ', problem.help] as const]),
    ...(trail === undefined ? [] : [['', trail] as const]),
    ...(builds === undefined ? [] : [['', builds] as const]),
    ...(knownProblems(report).has(problem) ? [['', 'not new'] as const] : []),
  ];
}

function drawNote(
  [word, text]: readonly [string, string],
  gutter: string,
  page: Page,
): readonly string[] {
  const { style, width } = page;
  const indent = ' '.repeat(gutter.length + 3 + word.length);
  const lines = wrapText(plain(text, page), bodyWidth(width, indent.length));
  const head = `${gutter} ${style.blue('=')} ${style.bold(word)}`;
  return lines.map((line, at) => (at === 0 ? head : indent) + boldNames(line, style));
}

/** A line per place, never wrapped: places are there to be clicked and copied. */
function drawOthers(group: ProblemGroup, gutter: string, page: Page): readonly string[] {
  const others = otherPlaces(group, page.verbose);
  if (others === undefined) return [];
  const { title, rows, rest } = others;
  const { style } = page;
  const indent = ' '.repeat(gutter.length + 5);
  const places = rows.map(({ place }) => plain(place, page));
  const widest = places.reduce((most, place) => Math.max(most, displayWidth(place)), 0);
  const width = Math.min(widest, bodyWidth(page.width, 40) ?? WIDEST_PLACE);
  const lines = rows.map(({ about }, at) => {
    const place = width === 0 ? '' : `${padEnd(places[at] ?? '', width)}  `;
    return `${indent}${place}${style.dim(plain(about, page))}`.trimEnd();
  });
  if (rest !== undefined) lines.push(indent + style.dim(rest));
  return [`${gutter} ${style.blue('=')} ${title}`, ...lines];
}

function plain(text: string, { paths }: Page): string {
  return escapeText(paths.text(clipText(text)));
}

function severityPaint(severity: Severity, style: Style): (text: string) => string {
  if (severity === 'error') return style.red;
  return severity === 'warning' ? style.yellow : style.cyan;
}
