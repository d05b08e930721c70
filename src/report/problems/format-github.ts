import { groupBy } from '../../model/group-by.ts';
import type { Problem, Severity } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { placeOf, positionOf } from '../../model/span.ts';
import { clipText, escapeText } from '../text/escape-text.ts';
import { trailText } from '../text/trail-text.ts';
import { SEVERITIES, count, mostSevereFirst } from '../text/words.ts';
import { buildsOf } from './builds-of.ts';
import type { FormatOptions } from './format-options.ts';
import { groupByCause } from './group-by-cause.ts';
import { knownProblems } from './known-problems.ts';

/** Annotations of one kind that GitHub keeps per step; further ones vanish without a word. */
const MAX_PER_KIND = 10;

/** Problems in an annotation besides its first. */
const MAX_OTHERS = 5;

const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/** Problems of one line: one annotation, as severe as the most severe of them. */
interface Place {
  readonly first: Problem;
  readonly others: readonly Problem[];
  /** What matters to the change comes first: 0 is new and on a changed line. */
  readonly rank: number;
}

/**
 * Workflow commands that GitHub Actions turns into annotations: errors first, new problems before others, those on changed lines before
 * others; never two for one line. At most ten of a kind: if there are more, one of each cause comes first, and the tenth counts the rest.
 */
export function formatGithub(report: Report, options: FormatOptions): string {
  const places = placesOf(report, options);
  const lines = SEVERITIES.flatMap((severity) =>
    annotationsOf(
      severity,
      places.filter(({ first }) => first.severity === severity),
      report,
    ),
  );
  return lines.map((line) => `${line}\n`).join('');
}

function placesOf(report: Report, { isChanged }: FormatOptions): readonly Place[] {
  const known = knownProblems(report);
  const rankOf = (problem: Problem): number =>
    (known.has(problem) ? 2 : 0) + (isChanged(problem.at) ? 0 : 1);
  const sorted = mostSevereFirst(report.problems.toSorted((a, b) => rankOf(a) - rankOf(b)));
  return [...groupBy(sorted, ({ at }) => placeOf(at)).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ first, others, rank: rankOf(first) }],
  );
}

function annotationsOf(
  severity: Severity,
  places: readonly Place[],
  report: Report,
): readonly string[] {
  if (places.length <= MAX_PER_KIND) return places.map((place) => annotation(place, report));
  const ordered = oneOfEachCauseFirst(places);
  const shown = ordered.slice(0, MAX_PER_KIND - 1);
  const hidden = ordered.slice(shown.length).flatMap(({ first, others }) => [first, ...others]);
  const rest = count(
    hidden.filter((problem) => problem.severity === severity).length,
    `more ${severity}`,
  );
  const text = `${rest}: GitHub shows ${MAX_PER_KIND} annotations of a kind. The log and the job summary have them all.`;
  return [
    ...shown.map((place) => annotation(place, report)),
    command(COMMANDS[severity], { title: 'envfrom' }, text),
  ];
}

/** Within each rank. */
function oneOfEachCauseFirst(places: readonly Place[]): readonly Place[] {
  const causes = new Set(groupByCause(places.map(({ first }) => first)).map(({ first }) => first));
  const order = ({ first, rank }: Place): number => 2 * rank + (causes.has(first) ? 0 : 1);
  return places.toSorted((a, b) => order(a) - order(b));
}

function annotation({ first, others }: Place, report: Report): string {
  const { path, line, column, endLine, endColumn } = positionOf(first.at);
  /** GitHub takes columns only for a region within one line. */
  const columns =
    line === endLine && endColumn > column
      ? { col: String(column), endColumn: String(endColumn) }
      : {};
  const region = { file: path, line: String(line), endLine: String(endLine) };
  const properties = { ...region, ...columns, title: first.rule };
  const texts = [
    annotationText(first, report),
    ...others
      .slice(0, MAX_OTHERS)
      .map((problem) => `${problem.rule}: ${annotationText(problem, report)}`),
    ...(others.length > MAX_OTHERS
      ? [`and ${count(others.length - MAX_OTHERS, 'more problem')} on this line`]
      : []),
  ];
  return command(COMMANDS[first.severity], properties, texts.join('\n\n'));
}

function annotationText(problem: Problem, report: Report): string {
  const related = (problem.related ?? []).map(({ at, message }) => `${placeOf(at)}: ${message}`);
  const builds = buildsOf(problem, report);
  const trail = trailText(problem.at);
  const lines = [
    problem.message,
    ...related,
    ...(problem.help === undefined ? [] : [problem.help]),
    ...(trail === undefined ? [] : [`It is ${trail}.`]),
    ...(builds === undefined ? [] : [`Holds ${builds}.`]),
  ];
  return lines.map((line) => escapeText(clipText(line))).join('\n');
}

/** `::name key=value,…::text`, escaped as @actions/core does. */
function command(name: string, properties: Readonly<Record<string, string>>, text: string): string {
  const list = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(escapeText(value))}`,
  );
  return `::${name} ${list.join(',')}::${escapeData(text)}`;
}

/** A text as the data of a command of the log of GitHub Actions. */
export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
