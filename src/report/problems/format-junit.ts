import { groupBy } from '../../model/group-by.ts';
import type { Problem, Severity } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, placeOf, positionOf } from '../../model/span.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import { clipText } from '../text/escape-text.ts';
import { buildsOf } from './builds-of.ts';

/**
 * JUnit XML as Jenkins' schemas (junit-4.xsd to junit-10.xsd) have it: a suite per file with problems, a test case per problem. What fails the
 * run is a failure; the rest are cases that pass and say something. Without problems there is one case, passed: some readers take an empty file
 * for a crash. No two cases of a suite have one name: GitLab shows only the first of them. The schema of Ant wants what a run does not know
 * (`timestamp`, `hostname`). In: the severities that fail the run.
 */
export function formatJunit(report: Report, failing: readonly Severity[]): string {
  const suites = groupBy(report.problems, ({ at }) => hostSpan(at).file.path);
  const lines =
    suites.size === 0
      ? [
          '  <testsuite name="envfrom" tests="1" failures="0" errors="0">',
          '    <testcase classname="envfrom" name="no problems"/>',
          '  </testsuite>',
        ]
      : [...suites].flatMap(([path, problems]) => suiteOf(path, problems, report, failing));
  const tests = Math.max(1, report.problems.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="envfrom" ${totals(tests, report.problems, failing)}>`,
    ...lines,
    '</testsuites>\n',
  ].join('\n');
}

function suiteOf(
  path: string,
  problems: readonly Problem[],
  report: Report,
  failing: readonly Severity[],
): readonly string[] {
  const names = caseNames(problems);
  return [
    `  <testsuite name="${escapeXml(path)}" ${totals(problems.length, problems, failing)}>`,
    ...problems.flatMap((problem, at) => caseOf(problem, names[at] ?? '', report, failing)),
    '  </testsuite>',
  ];
}

/** `missing-config-map at 12:3`, numbered where a rule says several things about one place. */
function caseNames(problems: readonly Problem[]): readonly string[] {
  const seen = new Map<string, number>();
  return problems.map(({ rule, at }) => {
    const { line, column } = positionOf(at);
    const name = `${rule} at ${line}:${column}`;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return number === 1 ? name : `${name} (${number})`;
  });
}

/** What nothing deploys fails no run, however severe it is. */
function isFailure({ severity, undeployed }: Problem, failing: readonly Severity[]): boolean {
  return undeployed !== true && failing.includes(severity);
}

function totals(tests: number, problems: readonly Problem[], failing: readonly Severity[]): string {
  const failures = problems.filter((problem) => isFailure(problem, failing)).length;
  return `tests="${tests}" failures="${failures}" errors="0"`;
}

function caseOf(
  problem: Problem,
  name: string,
  report: Report,
  failing: readonly Severity[],
): readonly string[] {
  const { path, line, column } = positionOf(problem.at);
  const text = detailsOf(problem, report).map(escapeXml).join('\n');
  const message = escapeXml(`${path}:${line}:${column}: ${problem.message}`);
  const body = isFailure(problem, failing)
    ? `      <failure type="${problem.severity}" message="${message}">${text}</failure>`
    : `      <system-out>${text}</system-out>`;
  return [
    `    <testcase classname="${escapeXml(path)}" name="${escapeXml(name)}">`,
    body,
    '    </testcase>',
  ];
}

function detailsOf(problem: Problem, report: Report): readonly string[] {
  const { path, line, column } = positionOf(problem.at);
  const builds = buildsOf(problem, report);
  return [
    `${path}:${line}:${column}: ${problem.severity}[${problem.rule}] ${problem.message}`,
    ...(problem.related ?? []).map(({ at, message }) => `${placeOf(at)}: ${message}`),
    ...(problem.help === undefined ? [] : [`help: ${problem.help}`]),
    ...(builds === undefined ? [] : [builds]),
  ];
}

function escapeXml(text: string): string {
  return escapeMarkup(clipText(text));
}
