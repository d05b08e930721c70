import { expect, test } from 'vitest';
import { toByteText } from '../../src/go/byte-text.ts';
import { pathMatch } from '../../src/go/path-match.ts';

/** Pattern, name, path.Match of Go 1.26, and the copy in Flux's envsubst 1.8.0. */
test.each([
  ['abc', 'abc', 'yes', 'yes'],
  ['*', 'a/b', 'no', 'yes'],
  ['a*', 'abc', 'yes', 'yes'],
  ['a*/b', 'abc/b', 'yes', 'yes'],
  ['a*/b', 'a/c/b', 'no', 'yes'],
  ['?', '/', 'no', 'yes'],
  ['?', 'é', 'yes', 'yes'],
  ['[a-c]', 'b', 'yes', 'yes'],
  ['[^a-c]', 'b', 'no', 'no'],
  ['[!a-c]', 'b', 'yes', 'yes'],
  ['[]a]', ']', 'bad-pattern', 'bad-pattern'],
  ['a[', 'a', 'bad-pattern', 'no'],
  ['a[', 'b', 'bad-pattern', 'no'],
  ['a[x', 'ax', 'bad-pattern', 'bad-pattern'],
  ['\\*', '*', 'yes', 'yes'],
  ['a\\', 'ab', 'bad-pattern', 'bad-pattern'],
  ['', '', 'yes', 'yes'],
  ['**', 'a', 'yes', 'yes'],
  ['*x*y', 'axbxcy', 'yes', 'yes'],
])('%s against %s', (pattern, name, path, envsubst) => {
  const match = (as: 'path' | 'envsubst') =>
    pathMatch(toByteText(pattern), toByteText(name), { as, steps: { left: 1000 } });
  expect([match('path'), match('envsubst')]).toEqual([path, envsubst]);
});

test('a match that takes too long is given up', () => {
  const steps = { left: 1000 };
  const pattern = '*a'.repeat(50);
  expect(pathMatch(pattern, `${'a'.repeat(5000)}b`, { as: 'path', steps })).toBe('too-long');
});
