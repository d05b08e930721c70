import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { hostSpan } from '../../src/model/span.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

/** What the rule says of a chart with a key of a ConfigMap, with the text at its place. */
function said(value: string, template: string): readonly string[] {
  const files = {
    'chart/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
    'chart/values.yaml': `size: ${value}\n`,
    'chart/templates/c.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: c}\ndata:\n  SIZE: ${template}\n`,
  };
  const { problems } = check(ENGINES, treeOf(files), catalogue, SETTINGS);
  return problems
    .filter(({ rule }) => rule === 'scientific-notation')
    .map(({ message, at }) => {
      const { file, start, end } = hostSpan(at);
      return `${file.path} ${file.text.slice(start, end)}: ${message}`;
    });
}

test('a large number becomes text in scientific notation', () => {
  expect(said('1048576', '{{ .Values.size | quote }}')).toEqual([
    'chart/values.yaml 1048576: Key `SIZE` of ConfigMap `c` is `1.048576e+06`, not `1048576`: Helm reads the number as a floating-point number, and the template prints it so.',
  ]);
});

test.each([
  ['a smaller number', '999999', '{{ .Values.size | quote }}'],
  ['a text', '"1048576"', '{{ .Values.size | quote }}'],
  ['it is converted', '1048576', '{{ .Values.size | int64 | quote }}'],
  ['it is written so', '1e+06', '{{ .Values.size | quote }}'],
  ['the field is a number, which another rule refuses', '1048576', '{{ .Values.size }}'],
])('silent: %s', (_, value, template) => {
  expect(said(value, template)).toEqual([]);
});
