import type { Invocation, Log, ReportingDescriptor, Result, Run, ToolComponent } from 'sarif';
import type { Problem, Severity } from '../../model/problem.ts';
import type { Report, Suppressed } from '../../model/report.ts';
import type { RuleMeta } from '../../model/rule.ts';
import { clipText, percentEncode } from '../text/escape-text.ts';
import { jsonPieces, later, type LaterList } from '../text/json-pieces.ts';
import { count, mostSevereFirst } from '../text/words.ts';
import { fingerprints } from './fingerprint.ts';
import type { FormatOptions } from './format-options.ts';
import { knownProblems, hasKnownProblems } from './known-problems.ts';
import { LEVELS, sarifResult } from './sarif-result.ts';

/** Limits of GitHub code scanning: a file with more results is refused, and of more than it keeps it does not always keep the worst. */
const MAX_RESULTS = 25_000;
const MAX_KEPT = 5000;
const DESCRIPTION_LENGTH = 1024;
/** Where the program and the pages of its rules can be read. */
const HOME = 'https://github.com/envfrom/envfrom';

/**
 * SARIF 2.1.0 as GitHub code scanning wants it, and valid for other readers. No code is in it, so no Secret either. Suppressed
 * problems are left out unless asked for: code scanning would open alerts for them.
 */
export function* formatSarif(report: Report, options: FormatOptions): Generator<string> {
  const suppressed = options.showSuppressed ? report.suppressed : [];
  // Code scanning takes an alert that is not in a file for closed: known problems stay in it.
  const shown = new Set(report.problems);
  const hidden = [...knownProblems(report)].filter((problem) => !shown.has(problem));
  const all = [...hidden, ...report.problems];
  const problems = mostSevere(all);
  const rules = rulesOf({ ...report, problems: all });
  const results = resultsOf(problems, suppressed, rules, report);
  const rest = all.length - problems.length;
  const run: LaterRun = {
    tool: { driver: driverOf(rules, options) },
    automationDetails: { id: 'envfrom/' },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true, ...(rest > 0 ? restNote(rest) : {}) }],
    results,
  };
  const log: Omit<Log, 'runs'> & { readonly runs: readonly LaterRun[] } = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  yield* jsonPieces(log);
  yield '\n';
}

/** Results are made when they are written. */
type LaterRun = Omit<Run, 'results'> & { readonly results: LaterList<Result> };

/** All problems, or as many as a file may have, the worst of them; those first if not all are kept. */
function mostSevere(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MAX_KEPT) return problems;
  return mostSevereFirst(problems).slice(0, MAX_RESULTS);
}

function restNote(rest: number): Pick<Invocation, 'toolExecutionNotifications'> {
  const text = `${count(rest, 'more problem')} left out: code scanning takes ${MAX_RESULTS} results.`;
  return { toolExecutionNotifications: [{ level: 'note', message: { text } }] };
}

/** The rules that ran, and any that reported without being known. */
function rulesOf({ rules, problems, suppressed }: Report): readonly RuleMeta[] {
  const found = [...problems, ...suppressed.map(({ problem }) => problem)];
  const used = new Set(found.map(({ rule }) => rule));
  const listed = rules.filter(({ id, severity }) => severity !== 'off' || used.has(id));
  const known = new Set(rules.map(({ id }) => id));
  const others = found.filter(({ rule }) => !known.has(rule));
  const strangers = new Map(others.map(({ rule, severity }) => [rule, severity]));
  return [
    ...listed,
    ...[...strangers].map(([id, severity]): RuleMeta => {
      return { id, summary: `${id}.`, severity, group: 'files', since: '' };
    }),
  ];
}

function resultsOf(
  problems: readonly Problem[],
  suppressed: readonly Suppressed[],
  rules: readonly RuleMeta[],
  report: Report,
): LaterList<Result> {
  const all = [...problems, ...suppressed.map(({ problem }) => problem)];
  const known = hasKnownProblems(report) ? knownProblems(report) : undefined;
  const names = fingerprints(all);
  const ruleIndex = new Map(rules.map(({ id }, at) => [id, at]));
  return later(all, (problem, at) =>
    sarifResult(problem, {
      report,
      ruleIndex: ruleIndex.get(problem.rule) ?? 0,
      fingerprint: names[at] ?? '',
      baselineState: known && (known.has(problem) ? 'unchanged' : 'new'),
      suppressed: suppressed.length === 0 ? undefined : (suppressed[at - problems.length] ?? 'not'),
    }),
  );
}

function driverOf(rules: readonly RuleMeta[], { version, pages }: FormatOptions): ToolComponent {
  return {
    name: 'envfrom',
    informationUri: HOME,
    ...(version === '' ? {} : { semanticVersion: version }),
    rules: rules.map((rule) => descriptorOf(rule, pages.get(rule.id))),
  };
}

const PROBLEM_SEVERITY: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'recommendation',
};

function descriptorOf(
  { id, summary, severity, group }: RuleMeta,
  page: string | undefined,
): ReportingDescriptor {
  const shown = severity === 'off' ? 'warning' : severity;
  const text = clipText(summary, DESCRIPTION_LENGTH);
  const help = `${text} Run \`envfrom explain ${id}\` for examples and reasons.`;
  return {
    id,
    name: pascalCase(id),
    shortDescription: { text },
    fullDescription: { text },
    helpUri: `${HOME}/blob/main/rules/${percentEncode(id)}/README.md`,
    help: { text: help, markdown: page === undefined || page === '' ? help : page },
    defaultConfiguration: { level: LEVELS[shown], enabled: severity !== 'off' },
    properties: {
      tags: ['kubernetes', group],
      precision: 'high',
      'problem.severity': PROBLEM_SEVERITY[shown],
    },
  };
}

function pascalCase(id: string): string {
  return id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
