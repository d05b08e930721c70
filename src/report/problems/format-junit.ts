import type { Problem, Severity } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, placeOf, positionOf } from '../../model/span.ts';
import { buildsOf } from './builds-of.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import { clipText } from '../text/escape-text.ts';
import { groupBy } from '../../model/group-by.ts';

/**
 * JUnit XML as Jenkins' schema (junit-10.xsd) has it: a suite per file with problems, a test case per problem. What fails the run is a
 * failure; the rest are cases that pass and say something. Without problems there is one case, passed: some readers take an empty file for
 * a crash. In: the severities that fail the run.
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
  const name = escapeXml(path);
  return [
    `  <testsuite name="${name}" ${totals(problems.length, problems, failing)} file="${name}">`,
    ...problems.flatMap((problem) => caseOf(problem, report, failing)),
    '  </testsuite>',
  ];
}

function totals(tests: number, problems: readonly Problem[], failing: readonly Severity[]): string {
  const failures = problems.filter(({ severity }) => failing.includes(severity)).length;
  return `tests="${tests}" failures="${failures}" errors="0"`;
}

function caseOf(problem: Problem, report: Report, failing: readonly Severity[]): readonly string[] {
  const { path, line, column } = positionOf(problem.at);
  const text = detailsOf(problem, report).map(escapeXml).join('\n');
  const message = escapeXml(`${path}:${line}:${column}: ${problem.message}`);
  const body = failing.includes(problem.severity)
    ? `      <failure type="${problem.severity}" message="${message}">${text}</failure>`
    : `      <system-out>${text}</system-out>`;
  return [
    `    <testcase classname="${escapeXml(path)}" name="${escapeXml(problem.rule)} at ${line}:${column}">`,
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
