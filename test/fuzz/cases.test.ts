import { expect, test } from 'vitest';
import { makeCase, TOPICS } from '../../scripts/fuzz/make-case.ts';
import { tryCase } from '../../scripts/fuzz/try-case.ts';
import { cases } from '../suite.ts';

/** `npm run fuzz` goes on from where these end. */
const CASES = cases(1, 12);
const AMPLIFIED = cases(0, 4);

test.each(TOPICS)('%s: the first cases are answered well', { timeout: 120_000 }, (topic) => {
  const found = Array.from({ length: topic === 'amplified' ? AMPLIFIED : CASES }, (_, seed) =>
    tryCase(makeCase(topic, seed)).map((fault) => `seed ${seed}: ${fault}`),
  );
  expect(found.flat()).toEqual([]);
});

test('a seed makes the same case again', () => {
  for (const topic of TOPICS) expect(makeCase(topic, 7)).toEqual(makeCase(topic, 7));
});
