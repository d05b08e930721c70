import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, positionOf, type Span } from '../../model/span.ts';
import { buildsOf } from './builds-of.ts';
import { markdownCode, markdownMessage, markdownText } from '../text/escape-markdown.ts';
import { clipText, percentEncode } from '../text/escape-text.ts';
import type { FormatOptions } from './format-options.ts';
import { groupByCause, type ProblemGroup } from './group-by-cause.ts';
import { comparisonNotes, knownProblems } from './known-problems.ts';
import { otherPlaces } from './other-places.ts';
import { scopeOf, unreadOf, verdictOf } from './summary-of.ts';
import { trailText } from '../text/trail-text.ts';
import { count, worstFirst } from '../text/words.ts';
import { groupBy } from '../../model/group-by.ts';

const MESSAGE_LENGTH = 2000;
/** Bytes kept for the line that counts what did not fit. */
const NOTE_BYTES = 300;

/**
 * A job summary or pull-request comment in GitHub's Markdown: one table per file, files with errors first. Never longer than
 * `maxBytes`: what does not fit is counted.
 */
export function formatMarkdown(report: Report, options: FormatOptions): string {
  const head = headOf(report, options);
  const chunks = [head];
  let room = options.maxBytes - NOTE_BYTES - Buffer.byteLength(head);
  let shown = 0;
  fill: for (const [path, groups] of filesBySeverity(report.problems)) {
    let table = tableHead(path);
    for (const group of groups) {
      const row = table + rowOf(group, report, options);
      room -= Buffer.byteLength(row);
      if (room < 0) break fill;
      chunks.push(row);
      table = '';
      shown += 1 + group.others.length;
    }
  }
  const rest = report.problems.length - shown;
  if (rest > 0)
    chunks.push(`\n${count(rest, 'more problem')} did not fit here; the log has them all.\n`);
  return chunks.join('');
}

/** The verdict, what was checked, and what a reviewer should know: what was not read, what the configuration changes. */
function headOf(report: Report, { notices, lead }: FormatOptions): string {
  const unread = unreadOf(report);
  const notes = [...(unread === undefined ? [] : [`${unread}.`]), ...notices];
  const compared = comparisonNotes(report).map(messageOf).join(' ');
  const paragraphs = [
    `## envfrom: ${verdictOf(report)}`,
    `${messageOf(scopeOf(report))}.`,
    ...(compared === '' ? [] : [compared]),
    ...notes.map((note) => `**Note:** ${messageOf(note)}`),
  ];
  return `${paragraphs.join('\n\n')}\n${lead === '' ? '' : `\n${lead}`}`;
}

function tableHead(path: string): string {
  return `\n### ${markdownCode(path)}\n\n| Line | Rule | Problem |\n| ---: | :--- | :--- |\n`;
}

function rowOf(group: ProblemGroup, report: Report, options: FormatOptions): string {
  const { at, severity, rule } = group.first;
  const place = linkTo(at, String(positionOf(at).line), options);
  const details = [...detailsOf(group.first, report, options), ...othersOf(group, options)];
  return `| ${place} | **${severity}**<br>${markdownCode(rule)} | ${details.join('<br>')} |\n`;
}

function detailsOf(problem: Problem, report: Report, options: FormatOptions): readonly string[] {
  const builds = buildsOf(problem, report);
  const trail = trailText(problem.at);
  const related = (problem.related ?? []).map(({ at, message, before }) => {
    const { path, line } = positionOf(at);
    const place = markdownCode(`${path}:${line}`);
    return `${before === true ? place : linkTo(at, place, options)}: ${messageOf(message)}`;
  });
  return [
    messageOf(problem.message),
    ...related,
    ...(problem.help === undefined ? [] : [`**help:** ${messageOf(problem.help)}`]),
    ...(trail === undefined ? [] : [markdownText(trail)]),
    ...(builds === undefined ? [] : [markdownText(builds)]),
    ...(knownProblems(report).has(problem) ? ['not new'] : []),
  ];
}

function othersOf(group: ProblemGroup, options: FormatOptions): readonly string[] {
  const others = otherPlaces(group, options.verbose);
  if (others === undefined) return [];
  const { title, rows, rest } = others;
  const lines = rows.map(({ at, place, about }) =>
    [...(place === '' ? [] : [linkTo(at, markdownCode(place), options)]), messageOf(about)].join(
      ' ',
    ),
  );
  return [title, ...lines, ...(rest === undefined ? [] : [rest])];
}

function messageOf(message: string): string {
  return markdownMessage(clipText(message, MESSAGE_LENGTH));
}

function linkTo(span: Span, shown: string, { filesUrl }: FormatOptions): string {
  if (filesUrl === undefined) return shown;
  const { path, line } = positionOf(span);
  return `[${shown}](${filesUrl}/${percentEncode(path)}#L${line})`;
}

/** Files in the order of their worst problem, then by path; their problems likewise, each cause at its first place. */
function filesBySeverity(
  problems: readonly Problem[],
): readonly (readonly [string, readonly ProblemGroup[]])[] {
  const groups = groupByCause(worstFirst(problems));
  return [...groupBy(groups, ({ first }) => hostSpan(first.at).file.path)];
}
