import { describe, expect, test } from 'vitest';
import { chartBudget } from '../../src/render/helm/value/chart-budget.ts';
import { few } from '../suite.ts';
import { renderText } from './render-text.ts';

const SPENT = 'envfrom stopped here: the chart produces too much text or loops for too long';

function nested(open: string, inner: string, close: string, depth: number): string {
  return open.repeat(depth) + inner + close.repeat(depth);
}

describe('nothing is too deep', () => {
  const cases: readonly (readonly [name: string, template: string, text: string])[] = [
    ['parentheses', `{{ ${nested('(', '1', ')', 10_000)} }}`, '1'],
    ['blocks', nested('{{ if 1 }}', 'x', '{{ end }}', 20_000), 'x'],
    ['else if', `{{ if 0 }}${'{{ else if 0 }}'.repeat(20_000)}{{ else }}x{{ end }}`, 'x'],
    ['stages of a pipeline', `{{ 1 ${'| print '.repeat(20_000)}}}`, '1'],
    [
      'a thousand and one includes',
      `{{ define "a" }}{{ if lt . 1000 }}{{ include "a" (add1 .) }}{{ else }}end{{ end }}{{ end }}{{ include "a" 0 }}`,
      'end',
    ],
    [
      'templates that call each other 90,000 levels deep',
      `{{ define "a" }}{{ if lt . 90000 }}{{ template "a" (add1 .) }}{{ else }}end{{ end }}{{ end }}{{ template "a" 0 }}`,
      'end',
    ],
  ];

  test.each(few(cases, 2))('%s', (_, template, text) => expect(renderText(template)).toBe(text));
});

describe('what has no end is an error', () => {
  const cases: readonly (readonly [name: string, template: string, error: string])[] = [
    [
      'parentheses',
      `{{ ${nested('(', '1', ')', 10_001)} }}`,
      'parse error at (c/templates/x.yaml:1): max expression depth exceeded',
    ],
    [
      'a template that calls itself',
      '{{ define "a" }}{{ template "a" }}{{ end }}{{ template "a" }}',
      'template: c/templates/x.yaml:1:28: executing "a" at <{{template "a"}}>: exceeded maximum template depth (100000)',
    ],
    ['a long loop', '{{ range 1000000000 }}{{ end }}', SPENT],
    ['calls that double', doublingTemplates(), SPENT],
    ['a text that doubles', doubling('print $s $s'), SPENT],
    ['a text that doubles in printf', doubling('printf "%s%s" $s $s'), SPENT],
    ['a text that doubles in html', doubling('html $s $s'), SPENT],
    ['wide numbers', '{{ range 1000 }}{{ printf "%1000000d" 1 }}{{ end }}', SPENT],
    [
      'a value of many parts',
      '{{ $l := list 1 }}{{ range 60 }}{{ $l = list $l $l }}{{ end }}{{ $l }}',
      SPENT,
    ],
    [
      'a value nested too deeply',
      '{{ $l := list 1 }}{{ range 2000 }}{{ $l = list $l }}{{ end }}{{ $l }}',
      'a value is nested more than 1000 levels deep',
    ],
    [
      'a tpl of itself',
      '{{ $t := "{{ tpl . . }}" }}{{ tpl $t $t }}',
      'templates call each other too many levels deep',
    ],
    [
      'an include of itself',
      '{{ define "a" }}{{ include "a" . }}{{ end }}{{ include "a" . }}',
      'rendering template has a nested reference name: a: unable to execute template',
    ],
  ];

  test.each(few(cases, 4))('%s', (_, template, error) => {
    const budget = chartBudget(500_000, 2_000_000);
    expect(renderText(template, { budget })).toContain(error);
  });
});

function doubling(pipeline: string): string {
  return `{{ $s := "ab" }}{{ range 60 }}{{ $s = ${pipeline} }}{{ end }}`;
}

function doublingTemplates(): string {
  const levels = Array.from(
    { length: 40 },
    (_, level) =>
      `{{ define "a${level + 1}" }}{{ template "a${level}" }}{{ template "a${level}" }}{{ end }}`,
  );
  return `{{ define "a0" }}x{{ end }}${levels.join('')}{{ template "a40" }}`;
}
