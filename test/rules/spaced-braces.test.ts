import { expect, test } from 'vitest';
import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { check } from '../../src/pipeline/check.ts';
import { SETTINGS } from '../settings.ts';
import { treeOf } from '../tree.ts';

test.each<readonly [string, readonly string[]]>([
  ['{ { .Values.image | quote } }', ['{ { .Values.image | quote } }']],
  ['{ { - with .Values.image } }', ['{ { - with .Values.image } }']],
  ['{{ .Values.image }}', []],
  ['{ { a: 1 } }', []],
  ['x # { { .Values.image } }', ['{ { .Values.image } }']],
  ['{[ .Values.image }}', ['{[ .Values.image }}']],
  ['"a { .Release.Name }} {{ .Values.b }}"', ['{ .Release.Name }}']],
  ['{- include "web.name" . }}', ['{- include "web.name" . }}']],
  ["'{ {{ .Values.image }} }'", []],
  ["'{ .items[0] }}'", []],
])('blanks between the braces of an action: %s', (text, expected) => {
  const template = `{{ if .Values.on }}\napiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec:\n  # { { .Values.old } }\n  a: ${text}\n{{ end }}\n`;
  const tree = treeOf({
    'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 1.0.0\n',
    'chart/values.yaml': 'on: false\n',
    'chart/templates/pod.yaml': template,
  });
  const { problems } = check(ENGINES, tree, catalogue, SETTINGS);
  const found = problems.filter(({ rule }) => rule === 'unrenderable-chart');
  expect(found.map(({ at }) => template.slice(at.start, at.end))).toEqual(expected);
});
