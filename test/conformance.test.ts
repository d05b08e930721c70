import { expect, test } from 'vitest';
import { failuresIn, vectorFiles } from './conformance-failures.ts';
import { IS_SLOW } from './suite.ts';

const files = vectorFiles('test/conformance');
/** Vectors of random cases are many. */
const written = files.filter((path) => !path.endsWith('-random.json'));

test.each(IS_SLOW ? files : written)('our vectors in %s', (path) => {
  expect(failuresIn(path)).toEqual([]);
});
