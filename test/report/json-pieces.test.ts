import { assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { safeJson } from '../../src/report/text/escape-text.ts';
import { jsonPieces, later } from '../../src/report/text/json-pieces.ts';

function joined(value: unknown): string {
  return [...jsonPieces(value)].join('');
}

test('the pieces are the text of the whole', () => {
  assert(
    property(jsonValue(), (value) => {
      expect(joined(value)).toBe(safeJson(value));
      expect(joined({ a: [later([value, value], (each) => each)], b: undefined })).toBe(
        safeJson({ a: [[value, value]] }),
      );
    }),
  );
});

test('lists that are made later are made item by item', () => {
  const made: number[] = [];
  const list = later([1, 2], (number) => {
    made.push(number);
    return { number };
  });
  const pieces = jsonPieces({ list, none: later([], () => 1) });
  while (made.length === 0) pieces.next();
  expect(made).toEqual([1]);
  expect(joined({ rows: later([1, 2], (number) => ({ number }), true) })).toBe(
    '{\n  "rows": [\n    {"number":1},\n    {"number":2}\n  ]\n}',
  );
});
