import { describe, expect, test } from 'vitest';
import type { Problem } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { PROBLEM_FORMATS, type ProblemFormat } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { tree, treeOf } from '../tree.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3' };

const NAMES = ['a', 'b', 'c'] as const;
const FILES = tree`
  === a.yaml
  one: db
  two: db
  === b.yaml
  one: db
  two: db
  three: other
  === c.yaml
  one: db
`;

/** What is wrong with a line of a file, about a container named as the file. */
function problem(path: string, field: string, parts: Partial<Problem> = {}): Problem {
  const name = path.slice(0, 1);
  return problemAt(spanOf(FILES, path, 'db', `${field}: `), {
    message: `Secret \`db\` does not exist, so \`${name}\` will not start.`,
    rule: 'missing-secret',
    cause: 'db',
    subject: { kind: 'Deployment', namespace: undefined, name, container: 'web' },
    ...parts,
  });
}

const OTHER = problemAt(spanOf(FILES, 'b.yaml', 'other'), { message: 'Another one.' });
const PROBLEMS = [
  problem('a.yaml', 'one'),
  problem('a.yaml', 'two'),
  problem('b.yaml', 'one'),
  problem('b.yaml', 'two', { subject: { kind: 'Job', namespace: 'x', name: 'b' } }),
  OTHER,
  problem('c.yaml', 'one'),
];
const REPORT = reportOf(FILES, { problems: PROBLEMS });

describe('problems of one cause are told together', () => {
  test('in text at the first place; files say what is shown above', () => {
    expect(formatProblems('text', REPORT, OPTIONS)).toMatchInlineSnapshot(`
      "error[missing-secret]: Secret \`db\` does not exist, so \`a\` will not start.
       --> a.yaml:1:6
        |
      1 | one: db
        |      ^^
      2 | two: db
        |
        = the same at 4 more places:
            a.yaml:2:6  Deployment a, container web
            b.yaml:1:6  Deployment b, container web
            b.yaml:2:6  Job b
            c.yaml:1:6  Deployment c, container web

      error[missing-config-map]: Another one.
       --> b.yaml:3:8
        |
      1 | one: db
      2 | two: db
      3 | three: other
        |        ^^^^^

      6 errors in 3 files.
      0 references in 0 files, 3 files skipped.
      "
    `);
  });

  test('in text with every place when verbose', () => {
    const text = formatProblems('text', REPORT, { ...OPTIONS, verbose: true });
    expect(text.match(/the same at.*(\n {6}.*)+/)?.[0]).toMatchInlineSnapshot(`
      "the same at 4 more places:
            a.yaml:2:6  Deployment a, container web
            b.yaml:1:6  Deployment b, container web
            b.yaml:2:6  Job b
            c.yaml:1:6  Deployment c, container web"
    `);
  });

  test('in Markdown', () => {
    expect(formatProblems('markdown', REPORT, OPTIONS)).toMatchInlineSnapshot(`
      "## envfrom: 6 errors in 3 files

      ### \`a.yaml\`

      | Line | Rule | Problem |
      | ---: | :--- | :--- |
      | 1 | **error**<br>\`missing-secret\` | Secret \`db\` does not exist, so \`a\` will not start.<br>the same at 4 more places:<br>\`a.yaml:2:6\` Deployment a, container web<br>\`b.yaml:1:6\` Deployment b, container web<br>\`b.yaml:2:6\` Job b<br>\`c.yaml:1:6\` Deployment c, container web |

      ### \`b.yaml\`

      | Line | Rule | Problem |
      | ---: | :--- | :--- |
      | 3 | **error**<br>\`missing-config-map\` | Another one. |

      0 references in 0 files, 3 files skipped.
      "
    `);
  });

  test('many objects at one place: a patch that goes into all of them', () => {
    const problems = ['a', 'b', 'c'].map((name) =>
      problem('a.yaml', 'one', { subject: { kind: 'Deployment', namespace: undefined, name } }),
    );
    const report = reportOf(FILES, { problems });
    expect(formatProblems('text', report, OPTIONS)).toMatchInlineSnapshot(`
      "error[missing-secret]: Secret \`db\` does not exist, so \`a\` will not start.
       --> a.yaml:1:6
        |
      1 | one: db
        |      ^^
      2 | two: db
        |
        = the same here for 2 more:
            Deployment b
            Deployment c

      3 errors in 1 file.
      0 references in 0 files, 3 files skipped.
      "
    `);
  });

  test('no more lines than can be read; the rest is counted', () => {
    const problems = Array.from({ length: 30 }, (_, at) =>
      problem(`${NAMES[at % 3]}.yaml`, 'one', {
        subject: { kind: 'Deployment', namespace: undefined, name: `api-${at}` },
      }),
    );
    const report = reportOf(FILES, { problems });
    const shown = /the same at.*(\n {6}.*)+/.exec(formatProblems('text', report, OPTIONS))?.[0];
    expect(shown).toMatchInlineSnapshot(`
      "the same at 29 more places:
            b.yaml:1:6  Deployment api-1
            c.yaml:1:6  Deployment api-2
            a.yaml:1:6  Deployment api-3
            b.yaml:1:6  Deployment api-4
            c.yaml:1:6  Deployment api-5
            a.yaml:1:6  Deployment api-6
            b.yaml:1:6  Deployment api-7
            c.yaml:1:6  Deployment api-8
            and 21 more"
    `);
  });

  test('but not those of other rules or severities, nor those without a cause', () => {
    const problems = [
      problem('a.yaml', 'one'),
      problem('a.yaml', 'one', { rule: 'missing-config-map' }),
      problem('a.yaml', 'one', { severity: 'info' }),
      OTHER,
      OTHER,
    ];
    const text = formatProblems('text', reportOf(FILES, { problems }), OPTIONS);
    expect(text).not.toContain('the same');
    expect(text.match(/-->/g)?.length).toBe(5);
  });
});

test('formats for programs have every problem by itself', () => {
  const alone = PROBLEMS.map((one, at) => Object.assign({}, one, { cause: String(at) }));
  const apart = reportOf(FILES, { problems: alone });
  for (const format of PROBLEM_FORMATS) {
    if (['text', 'markdown', 'html'].includes(format)) continue;
    expect(formatProblems(format, REPORT, OPTIONS)).toBe(formatProblems(format, apart, OPTIONS));
  }
});

test('of more problems than GitHub shows, one of each cause comes first', () => {
  const files = tree`
    === a.yaml
    ${Array.from({ length: 12 }, (_, at) => `f${at}: db`).join('\n')}
    === b.yaml
    one: db
    three: other
  `;
  const at = (path: string, field: string): Problem =>
    problemAt(spanOf(files, path, 'db', `${field}: `), { cause: path });
  const problems = [
    ...Array.from({ length: 12 }, (_, line) => at('a.yaml', `f${line}`)),
    at('b.yaml', 'one'),
    problemAt(spanOf(files, 'b.yaml', 'other'), { message: 'Another one.' }),
  ];
  const lines = formatProblems('github', reportOf(files, { problems }), OPTIONS).split('\n');
  expect(lines.map((line) => /file=([^,]*),line=(\d+)/.exec(line)?.slice(1).join(':'))).toEqual([
    'a.yaml:1',
    'b.yaml:1',
    'b.yaml:2',
    ...[2, 3, 4, 5, 6, 7].map((line) => `a.yaml:${line}`),
    undefined,
    undefined,
  ]);
});

test('problems of one line are one annotation', () => {
  const problems = [problem('a.yaml', 'one'), problem('a.yaml', 'one', { rule: 'missing-key' })];
  const text = formatProblems('github', reportOf(FILES, { problems }), OPTIONS);
  expect(text.match(/^::/gm)).toHaveLength(1);
  expect(text).toContain('missing-key: Secret `db`');
});

test('many Secrets that nothing defines are one problem for people, and each its own for programs', () => {
  const names = Array.from({ length: 9 }, (_, at) => `name-${at}`);
  const files = treeOf({ 'a.yaml': names.map((name) => `x: ${name}\n`).join('') });
  const reportOfNames = (some: readonly string[], more: Partial<Problem> = {}): Report =>
    reportOf(files, {
      problems: some.map((name) =>
        problemAt(spanOf(files, 'a.yaml', name), {
          message: `Nothing makes \`${name}\`.`,
          rule: 'undeclared-secret',
          severity: 'warning',
          cause: name,
          isUndeclared: true,
          subject: { kind: 'Pod', namespace: undefined, name: 'p', detail: name },
          ...more,
        }),
      ),
    });
  const countIn = (format: ProblemFormat, report: Report, verbose = false): number =>
    formatProblems(format, report, { ...OPTIONS, verbose }).match(/Nothing makes/g)?.length ?? 0;
  const report = reportOfNames(names);
  const text = formatProblems('text', report, OPTIONS);
  expect(text).toContain(
    '9 Secrets are defined nowhere in this repository: `name-0`, `name-1`, `name-2`, `name-3`, `name-4`, `name-5`, `name-6`, `name-7` and `name-8`.',
  );
  expect(text).toContain('1 warning in 1 file.');
  for (const format of ['text', 'markdown', 'github'] as const)
    expect([format, countIn(format, report)]).toEqual([format, 0]);
  for (const format of ['concise', 'json', 'sarif', 'gitlab', 'junit', 'rdjson'] as const)
    expect([format, countIn(format, report)]).not.toEqual([format, 0]);
  expect(countIn('text', report, true)).toBe(9);
  expect(countIn('text', reportOfNames(names.slice(0, 3)))).toBe(3);
  const chosen = [{ because: 'settings', severity: 'warning' }] as const;
  expect(countIn('text', reportOfNames(names, { reasons: chosen }))).toBe(9);
  const comparison = { base: 'main', old: [], fixed: [], uncompared: 0 };
  expect(countIn('text', { ...report, comparison })).toBe(9);
});
