import { expect, test } from 'vitest';
import { DEFAULT_FORMAT_OPTIONS } from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { treeOf } from '../tree.ts';
import { problemAt, reportOf, spanOf } from './samples.ts';

const OPTIONS = { ...DEFAULT_FORMAT_OPTIONS, version: '1.2.3', width: 100 };

test('a Secret of many lines', () => {
  const lines = '    CANARY\n'.repeat(200_000);
  const files = treeOf({ 'a.yaml': `apiVersion: v1\nkind: Secret\nstringData:\n  a: |\n${lines}` });
  const report = reportOf(files, { problems: [problemAt(spanOf(files, 'a.yaml', 'CANARY'))] });
  expect(formatProblems('text', report, OPTIONS)).toMatchInlineSnapshot(`
    "error[missing-config-map]: Deployment \`api\` needs ConfigMap \`app-confg\`, which does not exist.
     --> a.yaml:5:5
      |
    3 | stringData:
    4 |   a: ***
    5 |     ***
      |     ^^^
    6 |     ***

    1 error in 1 file.
    0 references in 1 file.
    "
  `);
});
