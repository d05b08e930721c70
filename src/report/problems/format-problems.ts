import type { Report } from '../../model/report.ts';
import { guardCommands } from '../text/guard-commands.ts';
import { foldUndeclared } from './fold-undeclared.ts';
import { formatConcise } from './format-concise.ts';
import { formatGithub } from './format-github.ts';
import { formatGitlab } from './format-gitlab.ts';
import { formatHtml } from './format-html.ts';
import { formatJson } from './format-json.ts';
import { formatJunit } from './format-junit.ts';
import { formatMarkdown } from './format-markdown.ts';
import type { FormatOptions, ProblemFormat } from './format-options.ts';
import { formatRdjson } from './format-rdjson.ts';
import { formatSarif } from './format-sarif.ts';
import { formatText } from './format-text.ts';

type Format = (report: Report, options: FormatOptions) => Iterable<string>;

const FORMATS: Readonly<Record<ProblemFormat, Format>> = {
  text: formatText,
  concise: (report, options) => [guarded(formatConcise(report, options), options)],
  json: formatJson,
  sarif: formatSarif,
  github: (report, options) => [formatGithub(foldUndeclared(report), options)],
  markdown: formatMarkdown,
  html: formatHtml,
  gitlab: formatGitlab,
  junit: (report, { failing }) => [formatJunit(report, failing)],
  rdjson: formatRdjson,
};

/**
 * A report in one format, in pieces that are made when they are asked for: a report may be a hundred megabytes. Pure, sorted as the
 * report is, the same bytes for the same report; ends with a newline unless empty.
 */
export function formatInPieces(
  format: ProblemFormat,
  report: Report,
  options: FormatOptions,
): Iterable<string> {
  return FORMATS[format](report, options);
}

/** The same as one text. */
export function formatProblems(
  format: ProblemFormat,
  report: Report,
  options: FormatOptions,
): string {
  return [...formatInPieces(format, report, options)].join('');
}

function guarded(text: string, options: FormatOptions): string {
  return options.guardCommands ? guardCommands(text) : text;
}
