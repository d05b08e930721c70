import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { positionOf } from '../../model/span.ts';
import { clipText, escapeText } from '../text/escape-text.ts';
import { styleOf, type Style } from '../text/style.ts';
import { displayPaths, type DisplayPaths } from './display-paths.ts';
import type { FormatOptions } from './format-options.ts';

/** One line per problem, `path:line:column: severity[rule] message`, for editors and grep; nothing when there is none. */
export function formatConcise(report: Report, { color, showPath }: FormatOptions): string {
  const style = styleOf(color);
  const paths = displayPaths(report, showPath);
  return report.problems.map((problem) => `${lineOf(problem, style, paths)}\n`).join('');
}

function lineOf(
  { at, severity, rule, message }: Problem,
  style: Style,
  paths: DisplayPaths,
): string {
  const { path, line, column } = positionOf(at);
  const paint = { error: style.red, warning: style.yellow, info: style.cyan }[severity];
  const place = `${style.bold(escapeText(paths.path(path)))}:${line}:${column}:`;
  return `${place} ${paint(severity)}[${escapeText(rule)}] ${escapeText(paths.text(clipText(message)))}`;
}
