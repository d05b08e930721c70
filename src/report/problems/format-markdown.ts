import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, positionOf } from '../../model/span.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Block, Column, Document, Line, Row, Section } from '../document/document.ts';
import { code, joined, message, paragraph, section, strong } from '../document/parts.ts';
import { printMarkdown } from '../document/markdown/print-markdown.ts';
import { trailText } from '../text/trail-text.ts';
import { mostSevereFirst } from '../text/words.ts';
import { buildsOf } from './builds-of.ts';
import { foldUndeclared } from './fold-undeclared.ts';
import { printOptionsOf, type FormatOptions } from './format-options.ts';
import { groupByCause, type ProblemGroup } from './group-by-cause.ts';
import { comparisonNotes, knownProblems } from './known-problems.ts';
import { otherPlaces } from './other-places.ts';
import { notCheckedLines, scopeOf, undeployedNotes, unreadOf, verdictOf } from './summary-of.ts';

/** A job summary or pull-request comment, never longer than `maxBytes`. */
export function formatMarkdown(report: Report, options: FormatOptions): Iterable<string> {
  return printMarkdown(summaryDocument(foldUndeclared(report), options), printOptionsOf(options));
}

/** The verdict, what was checked, what a reviewer should know, then one table per file, files with errors first. */
function summaryDocument(report: Report, options: FormatOptions): Document {
  const { notices, lead } = options;
  const unread = unreadOf(report);
  const unchecked = notCheckedLines(report, false);
  const notes = [
    ...(unchecked.length === 0 ? [] : [`not checked: ${unchecked.join(' ')}`]),
    ...(unread === undefined ? [] : [`${unread}.`]),
    ...notices,
  ];
  const compared = [...comparisonNotes(report), ...undeployedNotes(report)].map((note) =>
    message(note),
  );
  const lines: readonly Line[] = [
    message(scopeOf(report).join(' ')),
    ...(compared.length === 0 ? [] : [joined(compared, ' ')]),
    ...notes.map((note) => [strong('Note:'), ' ', ...message(note)]),
  ];
  const blocks: readonly Block[] = [
    ...lines.map((text) => paragraph(text)),
    ...(lead === '' ? [] : [{ kind: 'printed', text: lead } as const]),
  ];
  const head = section(`envfrom: ${verdictOf(report)}`, blocks, 1);
  return [
    head,
    ...filesBySeverity(report).map(([path, groups]) => fileSection(path, groups, report, options)),
  ];
}

const COLUMNS: readonly Column[] = [
  { title: 'Line', align: 'right' },
  { title: 'Rule' },
  { title: 'Problem' },
];

function fileSection(
  path: string,
  groups: readonly ProblemGroup[],
  report: Report,
  { verbose }: FormatOptions,
): Section {
  const rows = groups.map((group): Row => {
    const { at, severity, rule } = group.first;
    return {
      cells: [
        [[{ text: String(positionOf(at).line), at }]],
        [[strong(severity)], [code(rule)]],
        [...detailsOf(group.first, report), ...othersOf(group, verbose)],
      ],
      counts: { number: 1 + group.others.length, noun: 'problem' },
    };
  });
  return section([code(path)], [{ kind: 'table', columns: COLUMNS, rows }]);
}

function detailsOf(problem: Problem, report: Report): readonly Line[] {
  const builds = buildsOf(problem, report);
  const trail = trailText(problem.at);
  const related = (problem.related ?? []).map(({ at, message: text, before }): Line => {
    const { path, line } = positionOf(at);
    const place = { ...code(`${path}:${line}`), at: before === true ? undefined : at };
    return [place, ': ', ...message(text)];
  });
  return [
    message(problem.message),
    ...related,
    ...(problem.help === undefined ? [] : [[strong('help:'), ' ', ...message(problem.help)]]),
    ...(trail === undefined ? [] : [trail]),
    ...(builds === undefined ? [] : [builds]),
    ...(knownProblems(report).has(problem) ? ['not new'] : []),
  ];
}

function othersOf(group: ProblemGroup, verbose: boolean): readonly Line[] {
  const others = otherPlaces(group, verbose);
  if (others === undefined) return [];
  const { title, rows, rest } = others;
  const lines = rows.map(({ at, place, about }): Line => [
    ...(place === '' ? [] : [{ ...code(place), at }, ' ']),
    ...message(about),
  ]);
  return [title, ...lines, ...(rest === undefined ? [] : [rest])];
}

/** Files in the order of their worst problem, then by path; their problems likewise, each cause at its first place. */
function filesBySeverity({
  problems,
}: Report): readonly (readonly [string, readonly ProblemGroup[]])[] {
  const groups = groupByCause(mostSevereFirst(problems));
  return [...groupBy(groups, ({ first }) => hostSpan(first.at).file.path)];
}
