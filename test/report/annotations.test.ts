import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import { positionOf } from '../../src/model/span.ts';
import { changedLines } from '../../src/pipeline/changed-lines.ts';
import { formatGithub } from '../../src/report/problems/format-github.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { treeOf } from '../tree.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';

const FILES = treeOf({ 'a.yaml': Array.from({ length: 30 }, (_, at) => `line${at}\n`).join('') });

function at(line: number, parts: Partial<Problem> = {}): Problem {
  const text = `line${line - 1}\n`;
  const span = spanOf(FILES, 'a.yaml', text, line === 1 ? '' : `line${line - 2}\n`);
  return problemAt({ ...span, end: span.end - 1 }, { message: `m${line}`, ...parts });
}

function lineOf(file: string, line: number) {
  return spanOf(treeOf({ a: file }), 'a', `${line}`);
}

function lines(report: Report, changed: readonly number[] = []): readonly string[] {
  const isChanged = (span: Problem['at']): boolean => changed.includes(positionOf(span).line);
  return formatGithub(report, { ...DEFAULT_FORMAT_OPTIONS, isChanged })
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/^::(\w+) (?:file=[^,]+,line=(\d+))?.*?::/, '$1 $2 '));
}

describe('annotations', () => {
  test('come for new problems first, and of these for changed lines first', () => {
    const problems = [at(1), at(2), at(3), at(4)];
    const old = problems.slice(0, 2);
    const comparison = { base: 'main', old, fixed: [], uncompared: 0 };
    expect(lines(reportOf(FILES, { problems, comparison }), [2, 4])).toEqual([
      'error 4 m4',
      'error 3 m3',
      'error 2 m2',
      'error 1 m1',
    ]);
  });

  test('are one per line, of the gravest kind', () => {
    const problems = [
      at(1, { severity: 'warning', message: 'second', rule: 'colliding-variable' }),
      at(1, { message: 'first' }),
      at(2, { severity: 'info', message: 'alone' }),
    ];
    expect(lines(reportOf(FILES, { problems }))).toEqual([
      'error 1 first%0A%0Acolliding-variable: second',
      'notice 2 alone',
    ]);
  });

  test('of a line with very many problems stay short', () => {
    const problems = Array.from({ length: 100 }, () => at(1));
    const [line = ''] = lines(reportOf(FILES, { problems }));
    expect(line).toMatch(/^error 1 m1%0A.*%0A%0Aand 94 more problems on this line$/);
  });

  test('are ten of a kind, and the changed lines are among them', () => {
    const problems = Array.from({ length: 30 }, (_, index) => at(index + 1));
    const shown = lines(reportOf(FILES, { problems }), [28]);
    expect(shown).toHaveLength(10);
    expect(shown[0]).toBe('error 28 m28');
    expect(shown[9]).toBe(
      'error  21 more errors: GitHub shows 10 annotations of a kind. The log and the job summary have them all.',
    );
  });
});

describe('changed lines', () => {
  test('are those that the base does not have between what is equal', () => {
    const [before, now] = ['1\n2\n3\n4\n', '1\n7\n3\n8\n4\n'];
    const isChanged = changedLines(treeOf({ a: before }), treeOf({ a: now }));
    expect([1, 7, 3, 8, 4].map((line) => isChanged(lineOf(now, line)))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  test('are all of a new file, and none of one whose line ends changed', () => {
    const now = '1\n2\n';
    expect(changedLines(treeOf({}), treeOf({ a: now }))(lineOf(now, 2))).toBe(true);
    const crlf = treeOf({ a: '1\r\n2\r\n' });
    expect(changedLines(crlf, treeOf({ a: now }))(lineOf(now, 2))).toBe(false);
  });
});
