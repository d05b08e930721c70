import { expect, test } from 'vitest';
import { textHider } from '../../src/report/secrets/text-hider.ts';

test('texts are masked wherever they stand, but words of messages are not', () => {
  const hide = textHider(
    new Set(['Zq7Kx9Wv', 'base64', 'password', 'error:', 'optional: true']),
    new Set(),
    () => false,
  );
  expect(hide('strict decoding error: x')).toBe('strict decoding error: x');
  expect(hide('Mark it `optional: true`.')).toBe('Mark it `optional: true`.');
  expect(hide('`data[a]` is not valid base64: a password of Zq7Kx9Wv.')).toBe(
    '`data[a]` is not valid base64: a password of ***.',
  );
});
