import { expect, test } from 'vitest';
import { failuresIn, vectorFiles } from './conformance-failures.ts';

test.each(vectorFiles('test/conformance'))('our vectors in %s', (path) => {
  expect(failuresIn(path)).toEqual([]);
});
