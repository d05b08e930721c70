import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityText } from '../../src/go/quantity-text.ts';
import { milliValueOf, valueOf } from '../../src/go/quantity-value.ts';
import { parseQuantity } from '../../src/go/quantity.ts';

const vectors: { readonly quantities: readonly unknown[][] } = JSON.parse(
  readFileSync(new URL('./quantities.json', import.meta.url), 'utf8'),
);

function answer(text: string): unknown[] {
  const parsed = parseQuantity(text);
  if (parsed.kind === 'invalid') return [text, { error: parsed.reason }];
  const { quantity } = parsed;
  const numbers = [valueOf(quantity), milliValueOf(quantity)].map(String);
  return [text, quantityText(quantity), ...numbers];
}

test('quantities as apimachinery computes them', () => {
  const actual = vectors.quantities.map(([text]) => answer(String(text)));
  expect(actual).toEqual(vectors.quantities);
});

describe('hostile quantities', () => {
  test.each([
    ['1e999999999', ['1e999999999', '1e999999999', '0', '0']],
    ['0e999999999', ['0e999999999', '0', '0', '0']],
    ['1e-999999999', ['1e-999999999', '1e-9', '1', '1']],
    [
      '12345678901234567890e99999',
      ['12345678901234567890e99999', { error: 'unable to parse numeric part of quantity' }],
    ],
    [
      '1e-99999999999999999999',
      ['1e-99999999999999999999', { error: "unable to parse quantity's suffix" }],
    ],
  ])('%s', (text, expected) => expect(answer(text)).toEqual(expected));

  test('long texts are refused at once', () => {
    for (const text of [
      '0'.repeat(1_000_000) + 'x',
      '1'.repeat(1_000_000),
      '1' + 'E'.repeat(1_000_000),
    ]) {
      expect(parseQuantity(text).kind).toBe('invalid');
    }
  });
});

test('the canonical form means the same', () => {
  const suffix = fc.constantFrom('', 'm', 'k', 'M', 'G', 'Ki', 'Mi', 'Gi', 'e3', 'u');
  const number = fc.tuple(
    fc.nat({ max: 100_000 }),
    fc.option(fc.nat({ max: 999 }), { nil: undefined }),
  );
  fc.assert(
    fc.property(number, suffix, ([whole, part], unit) => {
      const [, canonical, value, milli] = answer(
        `${whole}${part === undefined ? '' : `.${part}`}${unit}`,
      );
      expect(answer(String(canonical)).slice(2)).toEqual([value, milli]);
    }),
  );
});
