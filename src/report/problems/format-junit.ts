import type { Problem } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { hostSpan, placeOf, positionOf } from '../../model/span.ts';
import { buildsOf } from './builds-of.ts';
import { escapeMarkup } from '../text/escape-markup.ts';
import { clipText } from '../text/escape-text.ts';
import { groupBy } from '../../model/group-by.ts';

/**
 * JUnit XML: a suite per file with problems, a test case per problem. Errors and warnings are failures, infos are cases
 * that pass and say something. Without problems there is one case, passed: some readers take an empty file for a crash.
 */
export function formatJunit(report: Report): string {
  const suites = groupBy(report.problems, ({ at }) => hostSpan(at).file.path);
  const lines =
    suites.size === 0
      ? [
          '  <testsuite name="envfrom" tests="1" failures="0" errors="0">',
          '    <testcase classname="envfrom" name="no problems"/>',
          '  </testsuite>',
        ]
      : [...suites].flatMap(([path, problems]) => suiteOf(path, problems, report));
  const tests = Math.max(1, report.problems.length);
  const failures = report.problems.filter(isFailure).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="envfrom" tests="${tests}" failures="${failures}" errors="0">`,
    ...lines,
    '</testsuites>\n',
  ].join('\n');
}

function suiteOf(path: string, problems: readonly Problem[], report: Report): readonly string[] {
  const failures = problems.filter(isFailure).length;
  return [
    `  <testsuite name="${escapeXml(path)}" tests="${problems.length}" failures="${failures}" errors="0">`,
    ...problems.flatMap((problem) => caseOf(problem, report)),
    '  </testsuite>',
  ];
}

function caseOf(problem: Problem, report: Report): readonly string[] {
  const { path, line, column } = positionOf(problem.at);
  const text = detailsOf(problem, report).map(escapeXml).join('\n');
  const message = escapeXml(problem.message);
  const body = isFailure(problem)
    ? `      <failure type="${problem.severity}" message="${message}">${text}</failure>`
    : `      <system-out>${text}</system-out>`;
  return [
    `    <testcase classname="${escapeXml(path)}" name="${escapeXml(problem.rule)} at ${line}:${column}" file="${escapeXml(path)}" line="${line}">`,
    body,
    '    </testcase>',
  ];
}

function isFailure({ severity }: Problem): boolean {
  return severity !== 'info';
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
