import { expect, test } from 'vitest';
import { newReadLog } from '../../src/render/helm/template/read-log.ts';
import { renderTexts } from './render-text.ts';

const VALUES = `a: { b: 1, c: 2 }
list: [1]
whole: { x: 1 }
given: { y: 1 }
`;

test('what templates read is noted: keys by name, and values used as they are', () => {
  const reads = newReadLog();
  const template = `{{ .Values.a.b }}{{ .Values.missing }}{{ with .Values.a }}{{ .d }}{{ end }}
{{ range .Values.list }}{{ end }}{{ .Values.whole }}{{ include "t" .Values.given }}{{ define "t" }}{{ .z }}{{ end }}`;
  const rendered = renderTexts({ 'templates/x.yaml': template }, { values: VALUES, reads });
  expect(rendered.kind).toBe('rendered');
  expect(Array.from(reads.keys.values(), (keys) => [...keys])).toEqual([
    ['Values'],
    ['a', 'missing', 'list', 'whole', 'given'],
    ['b', 'd'],
    ['z'],
  ]);
  expect(reads.whole.size).toBe(2);
});
