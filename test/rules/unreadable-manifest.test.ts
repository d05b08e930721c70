import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const json = (name: string): string =>
  `{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "${name}"}}\n`;

// Which of them are applied: helm template | the decoder of kubectl (apimachinery 0.34.1).
test.each([
  ['one object', json('a'), []],
  ['two with a separator', `# first\n${json('a')}---\n${json('b')} # last\n`, []],
  ['two without one', `# first\n${json('a')}${json('b')}`, [3]],
  ['a list', `apiVersion: v1\nkind: List\nitems:\n  - ${json('a')}  - ${json('b')}`, []],
  ['the end of a document', `${json('a')}...\n`, []],
  ['a text behind the end of a document', `${json('a')}...\n${json('b')}`, [3]],
])('objects of a template: %s', (_, template, lines) => {
  const tree = treeOf({
    'Chart.yaml': 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
    'templates/a.yaml': template,
  });
  expect(problemsOf(tree)).toEqual(
    lines.map((line) => `templates/a.yaml:${line} warning unreadable-manifest`),
  );
});
