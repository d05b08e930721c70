import type { Fix, PhysicalLocation, Region, Result } from 'sarif';
import { groupBy } from '../../model/group-by.ts';
import type { Problem, Related, Severity } from '../../model/problem.ts';
import type { Report, Suppressed } from '../../model/report.ts';
import { hostSpan, lineStarts, placeOf, positionOf, type Span } from '../../model/span.ts';
import { clipText, percentEncode } from '../text/escape-text.ts';
import { buildsOf } from './builds-of.ts';

interface ResultContext {
  readonly report: Report;
  readonly ruleIndex: number;
  readonly fingerprint: string;
  /** Undefined when the run compares with nothing: then no result may have the property. */
  readonly baselineState: 'new' | 'unchanged' | undefined;
  /** Undefined when the run has no suppressions at all: then no result may have the property. */
  readonly suppressed: Suppressed | 'not' | undefined;
}

/** Code scanning shows 100 locations of a result. */
const MAX_RELATED = 99;

export const LEVELS = {
  error: 'error',
  warning: 'warning',
  info: 'note',
} as const satisfies Readonly<Record<Severity, Result.level>>;

/** One result; its message links to the related locations. */
export function sarifResult(problem: Problem, context: ResultContext): Result {
  const related = relatedIn(problem);
  return {
    ruleId: problem.rule,
    ruleIndex: context.ruleIndex,
    level: LEVELS[problem.severity],
    message: { text: resultText(problem, context.report) },
    locations: [{ physicalLocation: physicalLocation(problem.at) }],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map(({ at, message }, index) => ({
            id: index + 1,
            physicalLocation: physicalLocation(at),
            message: { text: plain(message) || 'Related place.' },
          })),
        }),
    partialFingerprints: { primaryLocationLineHash: context.fingerprint },
    ...(context.baselineState !== undefined && { baselineState: context.baselineState }),
    ...fixes(problem),
    ...suppressions(context.suppressed),
  };
}

/** Not in Secrets: what a viewer shows around a change may be a value. */
function fixes({ fix, subject }: Problem): { readonly fixes?: Fix[] } {
  if (fix === undefined || subject?.kind === 'Secret') return {};
  const changes = [...groupBy(fix.edits, ({ at }) => hostSpan(at).file.path)];
  return {
    fixes: [
      {
        description: { text: plain(fix.message) },
        artifactChanges: changes.map(([path, edits]) => ({
          artifactLocation: { uri: percentEncode(path), uriBaseId: '%SRCROOT%' },
          replacements: edits.map(({ at, text }) => ({
            deletedRegion: regionOf(at),
            ...(text !== '' && { insertedContent: { text } }),
          })),
        })),
      },
    ],
  };
}

function regionOf(span: Span): Region {
  const { line, column, endLine, endColumn } = positionOf(span);
  return { startLine: line, startColumn: column, endLine, endColumn };
}

/** Places of the base are in no file that a reader of the log has. */
function relatedIn({ related = [] }: Problem): readonly Related<string>[] {
  return related.filter(({ before }) => before !== true).slice(0, MAX_RELATED);
}

function suppressions(suppressed: ResultContext['suppressed']): Pick<Result, 'suppressions'> {
  if (suppressed === undefined) return {};
  if (suppressed === 'not') return { suppressions: [] };
  const { reason, by } = suppressed;
  return {
    suppressions: [
      {
        kind: 'inSource',
        ...(reason === undefined || reason === '' ? {} : { justification: reason }),
        location: { physicalLocation: physicalLocation(by) },
      },
    ],
  };
}

function resultText(problem: Problem, report: Report): string {
  const links = relatedIn(problem).map(
    ({ at, message }, index) => `[${linkText(placeOf(at))}](${index + 1}): ${plain(message)}`,
  );
  const gone = (problem.related ?? [])
    .filter(({ before }) => before === true)
    .map(({ at, message }) => plain(`${placeOf(at)}: ${message}`));
  const builds = buildsOf(problem, report);
  const lines = [
    plain(problem.message),
    ...links,
    ...gone,
    ...(problem.help === undefined ? [] : [plain(problem.help)]),
    ...(builds === undefined ? [] : [plain(`Holds ${builds}.`)]),
  ];
  return lines.filter((line) => line !== '').join('\n') || problem.rule;
}

/** Text in which nothing can be taken for a link `[text](target)`. */
function plain(text: string): string {
  return clipText(text).replaceAll('](', '] (');
}

/** Text of a link; brackets and backslashes in it are escaped (SARIF §3.11.6). */
function linkText(text: string): string {
  return plain(text).replace(/[\\[\]]/g, String.raw`\$&`);
}

/** One line, so that code scanning shows the alert on a pull request that changes just this line. */
function physicalLocation(span: Span): PhysicalLocation {
  const { path, line, column, endLine, endColumn } = positionOf(span);
  return {
    artifactLocation: { uri: percentEncode(path), uriBaseId: '%SRCROOT%' },
    region: {
      startLine: line,
      startColumn: column,
      endLine: line,
      endColumn: Math.max(column, endLine === line ? endColumn : lineEndColumn(span, line)),
    },
  };
}

function lineEndColumn(span: Span, line: number): number {
  const { file } = hostSpan(span);
  const starts = lineStarts(file);
  const start = starts[line - 1] ?? 0;
  const next = starts[line] ?? file.text.length + 1;
  const text = file.text.slice(start, next - 1);
  return (text.endsWith('\r') ? text.length - 1 : text.length) + 1;
}
