import type { Severity } from '../../model/problem.ts';
import type { Report } from '../../model/report.ts';
import { positionOf } from '../../model/span.ts';
import { jsonPieces, later } from '../text/json-pieces.ts';
import { fingerprints } from './fingerprint.ts';

const SEVERITY: Readonly<Record<Severity, string>> = {
  error: 'major',
  warning: 'minor',
  info: 'info',
};

/** GitLab's code quality report: a JSON array of what it reads of CodeClimate's format. */
export function* formatGitlab({ problems }: Report): Generator<string> {
  const names = fingerprints(problems);
  const issues = later(problems, ({ at, rule, severity, message, help }, index) => {
    const { path, line, endLine } = positionOf(at);
    return {
      description: help === undefined ? message : `${message} ${help}`,
      check_name: rule,
      fingerprint: names[index],
      severity: SEVERITY[severity],
      location: { path, lines: { begin: line, end: endLine } },
    };
  });
  yield* jsonPieces(issues);
  yield '\n';
}
