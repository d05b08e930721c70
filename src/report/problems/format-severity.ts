import type { Problem, Severity, SeverityReason } from '../../model/problem.ts';
import type { Report, Suppressed } from '../../model/report.ts';
import { hostSpan, placeOf, positionOf } from '../../model/span.ts';
import type { Block, Document } from '../document/document.ts';
import { fixedLine, message, paragraph, section, strong } from '../document/parts.ts';
import { printDocument } from '../document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';

/** One rule at one line of a file. */
interface AskedPlace {
  readonly rule: string;
  readonly path: string;
  /** 1-based. */
  readonly line: number;
}

/** Problems of one place that are shown; a template may give hundreds. */
const MAX = 20;

const WHY: Readonly<Record<SeverityReason['because'], string>> = {
  rule: 'the severity of the rule',
  strict: '`--strict` raises it',
  named: 'the rule is off by default; you asked for it',
  settings: 'the configuration or a flag sets it',
  override: 'an override in the configuration sets it for this path',
  finding: 'what was found is less certain or less severe than the rule in general',
  'third-party-chart': 'a chart that is not of this repository wrote it',
  'chart-defaults': 'it holds for the chart with its default values, which releases may change',
  'not-deployed': 'nothing in this repository deploys it',
  typo: 'it is a misspelling, which every release of the chart has',
  elsewhere:
    'it is within what comes from another repository, which nobody can edit in this repository',
  floating: 'a branch may have it by now: it was checked as of the commit that is locked',
  'not-known-deployed': 'nothing in this repository is known to deploy it',
};

/**
 * What a rule reports at a line, and how each problem got its severity, step by step. Undefined if it reports
 * nothing there.
 */
export function formatSeverity(
  report: Report,
  asked: AskedPlace,
  options: { readonly color: boolean; readonly width: number | undefined },
): string | undefined {
  const { problems, suppressed } = problemsOf(report, asked);
  const document: Document = [
    ...problems.filter((each) => isAt(each, asked)).map(problemSection),
    ...suppressed
      .filter(({ problem }) => isAt(problem, asked))
      .map((each) => suppressedSection(each)),
  ].slice(0, MAX);
  if ([...document].length === 0) return undefined;
  return printDocument('text', document, { ...DEFAULT_PRINT_OPTIONS, ...options });
}

/** The lines of the file at which the rule reports something, in their order. */
export function linesReported(report: Report, asked: AskedPlace): readonly number[] {
  const { problems, suppressed } = problemsOf(report, asked);
  const all = [...problems, ...suppressed.map(({ problem }) => problem)];
  const lines = all.filter((each) => pathOf(each) === asked.path).map(({ at }) => lineOf(at));
  return [...new Set(lines)].toSorted((one, other) => one - other);
}

function problemsOf(
  { problems, undeployed, comparison, suppressed }: Report,
  { rule }: AskedPlace,
): { readonly problems: readonly Problem[]; readonly suppressed: readonly Suppressed[] } {
  const all = [...problems, ...undeployed, ...(comparison?.old ?? [])];
  return {
    problems: all.filter((each) => each.rule === rule),
    suppressed: suppressed.filter(({ problem }) => problem.rule === rule),
  };
}

function isAt(problem: Problem, { path, line }: AskedPlace): boolean {
  return pathOf(problem) === path && lineOf(problem.at) === line;
}

function pathOf({ at }: Problem): string {
  return hostSpan(at).file.path;
}

function lineOf(at: Problem['at']): number {
  return positionOf(hostSpan(at)).line;
}

function problemSection(problem: Problem): Block {
  const { at, message: text, help, severity, reasons = [] } = problem;
  return section(
    [`${placeOf(at)}: `, { text: severity, tone: severity }],
    [
      paragraph(message(text)),
      ...(help === undefined ? [] : [paragraph(message(help), { mark: '= help: ', hang: 2 })]),
      ...stepsOf(reasons, severity),
    ],
  );
}

function stepsOf(reasons: readonly SeverityReason[], last: Severity): readonly Block[] {
  return reasons.map(({ because, severity }, at) => {
    const isLast = at === reasons.length - 1 && severity === last;
    const what = isLast ? strong(severity) : severity;
    return fixedLine([what, ': ', ...message(WHY[because])], { mark: '  ' });
  });
}

function suppressedSection({ problem, by, reason }: Suppressed): Block {
  const why = reason === undefined ? 'without a reason' : `with the reason: ${reason}`;
  return section(
    [`${placeOf(problem.at)}: `, strong('suppressed')],
    [
      paragraph(message(problem.message)),
      fixedLine(`suppressed at ${placeOf(by)}, ${why}`, { mark: '  ' }),
    ],
  );
}
