import { expect, test } from 'vitest';
import { textSearcher } from '../../src/report/redact/search-text.ts';

test('texts are masked wherever they stand, but words of messages are not', () => {
  const hide = textSearcher(
    new Set(['Zq7Kx9Wv', 'base64', 'password', 'error:', 'optional: true', 'credentials.']),
    new Set(),
    () => false,
  );
  expect(hide('strict decoding error: x')).toBe('strict decoding error: x');
  expect(hide('It pulls without credentials.')).toBe('It pulls without credentials.');
  expect(hide('Mark it `optional: true`.')).toBe('Mark it `optional: true`.');
  expect(hide('`data[a]` is not valid base64: a password of Zq7Kx9Wv.')).toBe(
    '`data[a]` is not valid base64: a password of ***.',
  );
});

test('the longest text is masked, found in a time that their lengths do not multiply', () => {
  const secrets = Array.from({ length: 900 }, (_, at) => `${'a'.repeat(at + 6)}1B`);
  const hide = textSearcher(new Set(secrets), new Set(), () => false);
  const start = process.cpuUsage().user;
  const message = 'a'.repeat(50_000);
  expect(hide(message)).toBe(message);
  expect(hide(`"${secrets[3]}", "${secrets[899]}" and ${secrets[0]}`)).toBe('"***", "***" and ***');
  expect(process.cpuUsage().user - start).toBeLessThan(3_000_000);
});

test('texts of one hash are told apart', () => {
  const [one, other] = ['-pds1OZ=', '-(/T@+Q='];
  expect(textSearcher(new Set([one, other]), new Set(), () => false)(`'${one}' '${other}'`)).toBe(
    "'***' '***'",
  );
});

test('a text is masked at every place of a message, whatever characters it begins with', () => {
  const secrets = [
    'Zq7Kx9Wv',
    'äß7Kx9Wvq2',
    '密7Kx9Wvq2L',
    '😀7Kx9Wvq2',
    '\u00007Kx9Wvq2',
    '7-Kx9/Wv2+Q',
  ];
  const hide = textSearcher(new Set(secrets), new Set(), () => false);
  for (const secret of secrets) {
    for (const before of ['', ' ', 'it is ', '"', '7 ', 'Z ']) {
      expect(hide(`${before}${secret} and '${secret}'`)).toBe(`${before}*** and '***'`);
    }
  }
});
