import { groupBy } from '../../model/group-by.ts';
import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, positionOf } from '../../model/span.ts';
import type { Column, Document, Line, Row, Section } from '../document/document.ts';
import { printMarkdown } from '../document/markdown/print-markdown.ts';
import { code, joined, message, paragraph, section, strong } from '../document/parts.ts';
import { trailText } from '../text/trail-text.ts';
import { mostSevereFirst, severityCounts } from '../text/words.ts';
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

/** The verdict, files with errors, what changes, other files, then what was checked: the first screen shows what matters. */
function summaryDocument(report: Report, options: FormatOptions): Document {
  const { notices, lead } = options;
  const unread = unreadOf(report);
  const unchecked = notCheckedLines(report, false);
  const compared = [...comparisonNotes(report), ...undeployedNotes(report)].map((note) =>
    message(note),
  );
  const facts: readonly Line[] = [
    message(scopeOf(report).join(' ')),
    ...(compared.length === 0 ? [] : [joined(compared, ' ')]),
    ...(unchecked.length === 0 ? [] : [noteLine(`not checked: ${unchecked.join(' ')}`)]),
    ...(unread === undefined ? [] : [noteLine(`${unread}.`)]),
  ];
  const known = knownProblems(report);
  const isUrgent = (problem: Problem): boolean =>
    problem.severity === 'error' && !known.has(problem);
  const files = filesBySeverity(report);
  const urgent = files.filter(([, groups]) => groups.some(({ first }) => isUrgent(first)));
  const others = files.filter((file) => !urgent.includes(file));
  const sections = (some: typeof files) => openSections(some, report, options);
  const head = section(
    `envfrom: ${verdictOf(report)}`,
    notices.map((notice) => paragraph(noteLine(notice))),
    1,
  );
  return [
    head,
    ...sections(urgent),
    ...(lead === '' ? [] : [{ kind: 'printed', text: lead } as const]),
    ...sections(others),
    ...facts.map((text) => paragraph(text)),
  ];
}

function noteLine(text: string): Line {
  return [strong('Note:'), ' ', ...message(text)];
}

/** Rows of problems that are shown at first. */
const MAX_OPEN = 20;

/** The tables of files, as long as they are few rows together; what comes after them is folded away. */
function openSections(
  files: readonly (readonly [string, readonly ProblemGroup[]])[],
  report: Report,
  options: FormatOptions,
): readonly Section[] {
  let room = MAX_OPEN;
  return files.flatMap(([path, groups]) => {
    const open = groups.slice(0, room);
    const rest = groups.slice(open.length);
    room -= open.length;
    const tables = open.length === 0 ? [] : [fileSection(path, open, report, options)];
    if (rest.length === 0) return tables;
    const problems = rest.flatMap(({ first, others }) => [first, ...others]);
    const more = severityCounts(problems, open.length === 0 ? '' : 'more ');
    const table = fileSection(path, rest, report, options);
    return [...tables, { ...table, folds: 'closed' as const, asides: [more] }];
  });
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
