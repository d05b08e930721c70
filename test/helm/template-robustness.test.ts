import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartBudget } from '../../src/render/helm/value/chart-budget.ts';
import { cases } from '../suite.ts';
import { renderTexts } from './render-text.ts';

const WORDS = [
  '{{ ',
  '}}',
  '{{- ',
  ' -}}',
  '{{',
  '(',
  ')',
  ' ',
  ' | ',
  ',',
  ':=',
  '=',
  '/*',
  '*/',
  '\n',
  '@',
  'if ',
  'else',
  'end',
  'range ',
  'with ',
  'break',
  'continue',
  'define "a"',
  'block "a" .',
  'template "a"',
  'include "a" .',
  'tpl "{{ . }}" .',
  'printf "%d%s" ',
  'print ',
  'index ',
  'len ',
  'eq ',
  'lt ',
  'and ',
  'or ',
  'not ',
  'html ',
  'call ',
  'list ',
  'required "m" ',
  '$x := ',
  '$x',
  '$',
  '.',
  '.Values',
  '.a',
  'nil',
  'true',
  '1',
  '1.5',
  "'c'",
  '"s"',
  '`r`',
  '"',
  '`',
  "'",
  'text',
  'é',
  '😀',
  '\udcff',
  '<no value>',
];

const soup = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(''));

test('any text renders or is an error, and the pieces of what is rendered cover it', () => {
  let covered = 0;
  fc.assert(
    fc.property(soup, soup, (template, helper) => {
      const files = { 'templates/x.yaml': template, 'templates/_h.tpl': helper };
      const budget = chartBudget(20_000, 200_000);
      const rendered = renderTexts(files, { values: 'a: {b: [1, x, null]}', budget });
      if (rendered.kind === 'error') {
        expect(rendered.error.text).not.toBe('');
        return;
      }
      const withPieces = [...rendered.texts.values()].filter(({ pieces }) => pieces.length > 0);
      covered += withPieces.length;
      for (const { text, pieces } of withPieces) expect(pieces.at(-1)?.end).toBe(text.length);
    }),
    { numRuns: cases(500, 3000) },
  );
  expect(covered).toBeGreaterThan(cases(50, 300));
});

test('a text without actions is itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.includes('{{') && !text.includes('<no value>'));
      const rendered = renderTexts({ 'templates/x.yaml': text });
      expect(rendered.kind === 'rendered' && rendered.texts.get('c/templates/x.yaml')?.text).toBe(
        text,
      );
    }),
  );
});
