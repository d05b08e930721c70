import { expect, test } from 'vitest';
import { lineWith, piecesOf } from '../../scripts/fuzz/canary.ts';
import { runLines } from '../../scripts/fuzz/command-lines.ts';
import { makeCase } from '../../scripts/fuzz/make-case.ts';

/** Of values of Secrets that occur nowhere else, no piece is printed by any command line, or kept in the folder of answers. */
const SEEDS = Array.from({ length: 12 }, (_, index) => 9000 + index);

test.each(SEEDS)(
  'seed %i: no command line shows or keeps a Secret',
  { timeout: 120_000 },
  async (seed) => {
    const { files, before = {}, pieces } = makeCase('secrets', seed);
    const leaking: string[] = [];
    let kept = 0;
    for await (const { of, text } of runLines(files, before)) {
      if (of === 'cache') kept = text.length;
      const line = lineWith(text, pieces);
      if (line !== undefined) leaking.push(`${of}: ${line.slice(0, 300)}`);
    }
    expect(leaking).toEqual([]);
    expect(kept).toBeGreaterThan(0);
  },
);

test('the search for pieces finds them in every form', () => {
  const value = 'QzXjVwqz7wQxJz';
  const pieces = piecesOf(value);
  const forms = [
    value,
    value.toUpperCase(),
    value.slice(3, 12),
    Buffer.from(`a${value}`).toString('base64'),
  ];
  expect(forms.map((form) => lineWith(`x\n(${form})`, pieces))).toEqual(
    forms.map((form) => `(${form})`),
  );
  expect(lineWith(value.slice(0, 7), pieces)).toBe(undefined);
});
