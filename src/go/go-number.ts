import { goFloatText } from './go-float.ts';

/** Numbers as Go's strconv reads and its JSON encoder writes them (what go-yaml and kubectl are built on). */

export const MAX_UINT64 = 2n ** 64n - 1n;
export const MAX_INT64 = 2n ** 63n - 1n;
const DIGITS: ReadonlyMap<string, RegExp> = new Map([
  ['0b', /^[01]+$/],
  ['0o', /^[0-7]+$/],
  ['', /^[0-9]+$/],
  ['0x', /^[0-9a-fA-F]+$/],
]);
const DECIMAL = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;

/**
 * strconv.ParseInt with base 0 and 64 bits (`0x`, `0b`, `0o`, and a leading zero, are prefixes), then ParseUint: what
 * go-yaml makes an integer. Undefined when it is not one, or one beyond 64 bits. Underscores must be gone.
 */
export function parseGoInteger(text: string): bigint | undefined {
  const sign = /^[-+]/.exec(text)?.[0] ?? '';
  return withSign(sign, parseMagnitude(text.slice(sign.length))) ?? oddBinary(text);
}

/** strconv.ParseFloat for what go-yaml takes for a decimal; undefined when it is not one or overflows. */
export function parseGoFloat(text: string): number | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** A float as Go's encoding/json writes it: JavaScript's rules, but for the negative zero. */
export function goFloatJson(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/** A float key as sigs.k8s.io/yaml turns it into text: with 32 bits. */
export function goFloatKey(value: number): string {
  if (!Number.isFinite(Math.fround(value))) return value < 0 ? '-.inf' : '.inf';
  return goFloatText(value, 32);
}

/** An integer without sign or underscores, in the base that its prefix names (`0x`, `0b`, `0o`, a leading zero). */
export function parseMagnitude(text: string): bigint | undefined {
  const [, letter, digits = ''] = /^0([xXbBoO])(.*)$/s.exec(text) ?? [];
  if (letter !== undefined) return parseDigits(digits, `0${letter.toLowerCase()}`);
  return /^0./.test(text) ? parseDigits(text.slice(1), '0o') : parseDigits(text, '');
}

/** Digits of the base that a prefix names (none: decimal); undefined for other characters, and for more than 64 digits. */
export function parseDigits(digits: string, prefix: string): bigint | undefined {
  if (DIGITS.get(prefix)?.test(digits) !== true) return undefined;
  const significant = digits.replace(/^0+(?=.)/, '');
  return significant.length > 64 ? undefined : BigInt(prefix + significant);
}

function withSign(sign: string, value: bigint | undefined): bigint | undefined {
  if (value === undefined) return undefined;
  if (sign === '-') return value <= MAX_INT64 + 1n ? -value : undefined;
  return value <= (sign === '+' ? MAX_INT64 : MAX_UINT64) ? value : undefined;
}

/** go-yaml's own second try at binary numbers also takes a sign after the prefix: `0b-1`. */
function oddBinary(text: string): bigint | undefined {
  const found = /^0b([-+])([01]+)$/.exec(text);
  if (found === null) return undefined;
  return withSign(found[1] ?? '', parseDigits(found[2] ?? '', '0b'));
}

/** Whether Go's strconv.ParseBool reads a text as true. */
export function isTrueToGo(text: string): boolean {
  return ['1', 't', 'T', 'TRUE', 'true', 'True'].includes(text);
}
