import type { Problem, Severity } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { placeOf, positionOf } from '../../model/span.ts';
import { buildsOf } from './builds-of.ts';
import { clipText, escapeText } from '../text/escape-text.ts';
import { groupByCause } from './group-by-cause.ts';
import { trailText } from '../text/trail-text.ts';
import { SEVERITIES, count } from '../text/words.ts';

/** Annotations of one kind that GitHub keeps per step; further ones vanish without a word. */
const MOST_PER_KIND = 10;

const COMMANDS: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/**
 * Workflow commands that GitHub Actions turns into annotations: errors first, at most ten of a kind, the tenth counting the rest
 * when there are more. Then one of each cause comes first.
 */
export function formatGithub(report: Report): string {
  const lines = SEVERITIES.flatMap((severity) => annotationsOf(severity, report));
  return lines.map((line) => `${line}\n`).join('');
}

function annotationsOf(severity: Severity, report: Report): readonly string[] {
  const problems = report.problems.filter((problem) => problem.severity === severity);
  if (problems.length <= MOST_PER_KIND)
    return problems.map((problem) => annotation(problem, report));
  const shown = oneOfEachCauseFirst(problems).slice(0, MOST_PER_KIND - 1);
  const rest = count(problems.length - shown.length, `more ${severity}`);
  const text = `${rest}: GitHub shows ${MOST_PER_KIND} annotations of a kind. The log and the job summary have them all.`;
  return [
    ...shown.map((problem) => annotation(problem, report)),
    command(COMMANDS[severity], { title: 'envfrom' }, text),
  ];
}

function oneOfEachCauseFirst(problems: readonly Problem[]): readonly Problem[] {
  const groups = groupByCause(problems);
  return [...groups.map(({ first }) => first), ...groups.flatMap(({ others }) => others)];
}

function annotation(problem: Problem, report: Report): string {
  const { path, line, column, endLine, endColumn } = positionOf(problem.at);
  /** GitHub takes columns only for a region within one line. */
  const columns =
    line === endLine && endColumn > column
      ? { col: String(column), endColumn: String(endColumn) }
      : {};
  const region = { file: path, line: String(line), endLine: String(endLine) };
  const properties = { ...region, ...columns, title: problem.rule };
  return command(COMMANDS[problem.severity], properties, annotationText(problem, report));
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

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
