import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expand } from '../../src/resolve/expand.ts';
import { textValue } from '../../src/resolve/value-parts.ts';
import { anyText } from '../any-text.ts';
import { shown } from './tree.ts';

const NAMES = new Map([
  ['A', 'a'],
  ['EMPTY', ''],
  ['LOOP', '$(A)$(LOOP)'],
  ['a b', 'blank'],
  ['', 'nothing'],
]);

function expanded(text: string, version = 36): string {
  return shown(expand(text, (name) => lookup(name), version).value);
}

function lookup(name: string): ReturnType<typeof textValue> | undefined {
  const value = NAMES.get(name);
  return value === undefined ? undefined : textValue(value);
}

describe('$(NAME)', () => {
  test.each([
    ['$(A)$(A)', 'aa'],
    ['$$(A) $$$(A) $$$$(A)', '$(A) $a $$(A)'],
    ['$A ${A} $ $(A $', '$A ${A} $ $(A $'],
    ['$(NO) $(a b) $()', '$(NO) blank nothing'],
    ['$(A$(A)) \\$(A)', '$(A$(A)) \\a'],
    ['$(LOOP)', '$(A)$(LOOP)'],
    ['[$(EMPTY)]', '[]'],
    ['$é$(A)$中😀', '$éa$中😀'],
  ])('%s → %s', (text, expected) => expect(expanded(text)).toBe(expected));

  test('up to 1.33 a character outside ASCII after $ is garbled', () => {
    expect(expanded('$é$(A)', 33)).toBe('$Ã\ufffda');
  });
});

/** Texts made of what matters to the scanner. */
const texts = fc
  .array(fc.constantFrom('$', '(', ')', 'A', 'NO', ' ', '\n', 'é', '😀', '\\'), { maxLength: 40 })
  .map((pieces) => pieces.join(''));

describe('for any text', () => {
  test('nothing but $( … ) and $$ is ever changed', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = shown(expand(text, () => undefined, 36).value);
        expect(result).toBe(
          text.replaceAll(/\$\$|\$\([^)]*\)/g, (found) => (found === '$$' ? '$' : found)),
        );
      }),
    );
  });

  test('results are not scanned again, and only names that are asked for are used', () => {
    fc.assert(
      fc.property(texts, texts, (text, inserted) => {
        const asked: string[] = [];
        const result = expand(
          text,
          (name) => {
            asked.push(name);
            return name === 'A' ? [{ kind: 'secret', text: inserted, label: 's' }] : undefined;
          },
          36,
        );
        for (const name of asked) expect(text).toContain(`$(${name})`);
        const secrets = result.value.filter((part) => part.kind === 'secret');
        expect(secrets.map((part) => part.text)).toEqual(
          asked.filter((name) => name === 'A').map(() => inserted),
        );
        expect(result.missing.map(({ name }) => name)).toEqual(
          asked.filter((name) => name !== 'A'),
        );
      }),
    );
  });

  test('arbitrary strings do not throw, in any version', () => {
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 25, max: 36 }), (text, version) => {
        expect(typeof expanded(text, version)).toBe('string');
      }),
    );
  });
});
