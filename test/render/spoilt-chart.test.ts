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
  expect(saidOf('a: {{ printf "%s-b" .Values.b }}', 'a: ""\n')).toEqual([]);
  expect(saidOf('a: {{ printf "%%s-b" .Values.b }}', 'a: ""\n')).toEqual(FOUND);
});

const chart = (values: string, version = '1.0.0'): readonly string[] =>
  problemsOf(
    treeOf({
      'c/Chart.yaml': `apiVersion: v2\nname: c\nversion: ${version}\n`,
      'c/values.yaml': values,
      'c/templates/a.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n',
    }),
  );

test('metadata or values that are not YAML', () => {
  expect(chart('url: %(host)s\n')).toEqual(['c/values.yaml:1 warning unrenderable-chart']);
  expect(chart('a: b\n', '1\n<<<<<<< HEAD\nb')).toEqual([
    'c/Chart.yaml:4 warning unrenderable-chart',
  ]);
  expect(chart('a: {{ b }}\n')).toEqual([]);
  expect(chart('a: b\n', '')).toEqual([]);
});
