const MAX_INT64 = 2n ** 63n - 1n;
const DIGITS: ReadonlyMap<number, RegExp> = new Map([
  [2, /^[01]+$/],
  [8, /^[0-7]+$/],
  [10, /^[0-9]+$/],
  [16, /^[0-9a-fA-F]+$/],
]);
const PREFIXES: ReadonlyMap<number, string> = new Map([
  [2, '0b'],
  [8, '0o'],
  [10, ''],
  [16, '0x'],
]);

/**
 * strconv.ParseInt(text, base, 64) for base 0 (which accepts `0x`, `0b`, `0o`, a leading zero, and underscores between
 * digits), 8 or 10; undefined for an error, overflow included.
 */
export function parseGoInt(text: string, base: 0 | 8 | 10): bigint | undefined {
  const sign = /^[-+]?/.exec(text)?.[0] ?? '';
  const value =
    base === 0 ? unsignedOfAny(text.slice(sign.length)) : ofBase(text.slice(sign.length), base);
  if (value === undefined) return undefined;
  if (sign === '-') return value <= MAX_INT64 + 1n ? -value : undefined;
  return value <= MAX_INT64 ? value : undefined;
}

function unsignedOfAny(text: string): bigint | undefined {
  const found = /^0([xXbBoO])_?(.*)$/s.exec(text);
  const digits = found?.[2] ?? text;
  if (/(?:^|_)_|_$/.test(digits)) return undefined;
  const plain = digits.replaceAll('_', '');
  if (found === null) {
    return plain.startsWith('0') && plain !== '0' ? ofBase(plain.slice(1), 8) : ofBase(plain, 10);
  }
  const letter = found[1]?.toLowerCase();
  return ofBase(plain, letter === 'x' ? 16 : letter === 'b' ? 2 : 8);
}

function ofBase(digits: string, base: number): bigint | undefined {
  if (DIGITS.get(base)?.test(digits) !== true) return undefined;
  const significant = digits.replace(/^0+(?=.)/, '');
  return significant.length > 64 ? undefined : BigInt((PREFIXES.get(base) ?? '') + significant);
}
