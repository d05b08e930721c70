import { MAX_INT64, parseDigits, parseMagnitude } from '../../../../go/go-number.ts';

/**
 * strconv.ParseInt(text, base, 64) for base 0 (which accepts `0x`, `0b`, `0o`, a leading zero, and underscores between
 * digits), 8 or 10; undefined for an error, overflow included.
 */
export function parseGoInt(text: string, base: 0 | 8 | 10): bigint | undefined {
  const sign = /^[-+]?/.exec(text)?.[0] ?? '';
  const value = unsigned(text.slice(sign.length), base);
  if (value === undefined) return undefined;
  if (sign === '-') return value <= MAX_INT64 + 1n ? -value : undefined;
  return value <= MAX_INT64 ? value : undefined;
}

function unsigned(text: string, base: 0 | 8 | 10): bigint | undefined {
  if (base !== 0) return parseDigits(text, base === 8 ? '0o' : '');
  if (/^0_[xXbBoO]/.test(text)) return undefined;
  if (/(?:^|_)_|_$/.test(text.replace(/^0[xXbBoO]_?/, ''))) return undefined;
  return parseMagnitude(text.replaceAll('_', ''));
}
