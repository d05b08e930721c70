import { expect, test } from 'vitest';
import { problemsOf } from '../pipeline/problems-of.ts';
import { treeOf } from '../tree.ts';

const saidOf = (line: string, values: string): readonly string[] =>
  problemsOf(
    treeOf({
      'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
      'c/values.yaml': values,
      'c/templates/a.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n  ${line}\n`,
    }),
  ).filter((each) => each.includes('unrenderable-chart'));

const FOUND = ['c/templates/a.yaml:5 warning unrenderable-chart'];

test('a chart that nothing deploys prints what is never YAML', () => {
  expect(saidOf('a: [ {{ .Values.a }}', 'a: b\n')).toEqual(FOUND);
  expect(saidOf('a: b: {{ .Values.a }}', 'a: ""\n')).toEqual(FOUND);
});

test('values may mend it', () => {
  expect(saidOf('{{ .Values.a }}', 'a: ""\n')).toEqual([]);
  expect(saidOf('a: "{{ .Values.a }}"', 'a: b\n')).toEqual([]);
  expect(saidOf('a{{ .Values.a }} b', 'a: ""\n')).toEqual([]);
});
