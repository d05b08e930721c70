import { expect, test } from 'vitest';
import { helmFunctions } from '../../src/render/helm/functions/function-table.ts';
import { HELM_FUNCTIONS } from '../../src/render/helm/template/helm-functions.ts';
import { renderText } from './render-text.ts';

const functions = new Map([...helmFunctions(3), ...HELM_FUNCTIONS]);

/** What Helm 3.22 prints for each document: as JSON, and written again. */
const DOCUMENTS: Readonly<Record<string, readonly [json: string, toml: string]>> = {
  't = 1979-05-27T07:32:00.5+02:00': [
    '{"t":"1979-05-27T07:32:00.5+02:00"}',
    't = 1979-05-27T07:32:00.5+02:00\n',
  ],
  'd = 1979-05-27': ['{"d":"1979-05-27T00:00:00Z"}', 'd = 1979-05-27\n'],
  'l = 07:32:00': ['{"l":"0000-01-01T07:32:00Z"}', 'l = 07:32:00\n'],
  'x = 9223372036854775807': ['{"x":9223372036854775807}', 'x = 9223372036854775807\n'],
  '[a.b]\nc = [ {y = 1}, {y = 2} ]': [
    '{"a":{"b":{"c":[{"y":1},{"y":2}]}}}',
    '[a]\n  [a.b]\n\n    [[a.b.c]]\n      y = 1\n\n    [[a.b.c]]\n      y = 2\n',
  ],
};

test.each(Object.entries(DOCUMENTS))('%s', (document, [json, toml]) => {
  const text = (template: string): string =>
    renderText(template, { values: `v: ${JSON.stringify(document)}`, functions });
  expect(text('{{ .Values.v | fromToml | toJson }}')).toBe(json);
  expect(text('{{ .Values.v | fromToml | toToml }}')).toBe(toml);
});

test.each([
  'x = 9223372036854775808',
  `x = ${'['.repeat(600)}${']'.repeat(600)}`,
  `${'a.'.repeat(600)}b = 1`,
])('an error, not another value: %.30s', (document) => {
  const text = renderText('{{ (.Values.v | fromToml).Error }}', {
    values: `v: ${JSON.stringify(document)}`,
    functions,
  });
  expect(text).toMatch(/^toml: /);
});
