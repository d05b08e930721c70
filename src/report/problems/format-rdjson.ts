import type { Problem, Severity } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, lineStarts, positionOf, type Span } from '../../model/span.ts';
import { jsonPieces, later } from '../text/json-pieces.ts';
import { buildsOf } from './builds-of.ts';

const LEVELS: Readonly<Record<Severity, string>> = {
  error: 'ERROR',
  warning: 'WARNING',
  info: 'INFO',
};
const PAGES = 'https://github.com/envfrom/envfrom/blob/main/rules';

/**
 * The Reviewdog Diagnostic Format as one JSON object, for `reviewdog -f=rdjson`. Its columns count bytes of UTF-8, from 1.
 * https://github.com/reviewdog/reviewdog/tree/master/proto/rdf
 */
export function* formatRdjson(report: Report): Generator<string> {
  yield* jsonPieces({
    source: { name: 'envfrom', url: 'https://github.com/envfrom/envfrom' },
    diagnostics: later(report.problems, (problem) => diagnosticOf(problem, report)),
  });
  yield '\n';
}

function diagnosticOf(problem: Problem, report: Report) {
  const { rule, severity, message, help, at } = problem;
  const related = (problem.related ?? []).filter(({ before }) => before !== true);
  const builds = buildsOf(problem, report);
  const lines = [
    message,
    ...(help === undefined ? [] : [help]),
    ...(builds === undefined ? [] : [`Holds ${builds}.`]),
  ];
  return {
    message: lines.join('\n'),
    location: locationOf(at),
    severity: LEVELS[severity],
    code: { value: rule, url: `${PAGES}/${rule}/README.md` },
    ...(related.length > 0 && {
      related_locations: related.map((place) => ({
        message: place.message,
        location: locationOf(place.at),
      })),
    }),
  };
}

function locationOf(span: Span) {
  const { path, line, endLine } = positionOf(span);
  const { file, start, end } = hostSpan(span);
  return {
    path,
    range: {
      start: { line, column: bytesTo(file, line, start) },
      end: { line: endLine, column: bytesTo(file, endLine, end) },
    },
  };
}

function bytesTo(file: Span['file'], line: number, offset: number): number {
  const start = lineStarts(file)[line - 1] ?? 0;
  return Buffer.byteLength(file.text.slice(start, offset)) + 1;
}
