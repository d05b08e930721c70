import { expect, test } from 'vitest';
import { judgeOutput, type ReportedProblem } from '../../scripts/trials/judge-output.ts';

const PROBLEM: ReportedProblem = {
  rule: 'missing-secret',
  severity: 'warning',
  message: 'Secret `a` does not exist.',
  path: 'a.yaml',
  line: 3,
  related: [],
};

const outcomeOf = (...args: Parameters<typeof judgeOutput>): string => judgeOutput(...args).outcome;

test('an output is found, partly, silent or wrong', () => {
  const expected = { rule: 'missing-secret', path: 'a.yaml', line: 3 };
  expect([
    outcomeOf({ problems: [expected] }, '', [PROBLEM]),
    outcomeOf({ problems: [{ ...expected, severity: 'error' }] }, '', [PROBLEM]),
    outcomeOf({ problems: [{ ...expected, line: 4 }] }, '', [PROBLEM]),
    outcomeOf({ problems: [expected], says: ['x'] }, 'y', [PROBLEM]),
    outcomeOf({ problems: [expected] }, '', [{ ...PROBLEM, path: 'b.yaml' }]),
    outcomeOf({ unwanted: [{ severity: 'error' }] }, '', [PROBLEM]),
    outcomeOf({ unwanted: [{ severity: 'warning' }] }, '', [PROBLEM]),
    outcomeOf({ unwanted: [{ severity: 'warning' }] }, '', [{ ...PROBLEM, undeployed: true }]),
    outcomeOf({ never: ['***'], says: ['x'] }, 'x ***', []),
  ]).toEqual(['found', 'partly', 'partly', 'partly', 'silent', 'found', 'wrong', 'found', 'wrong']);
});
