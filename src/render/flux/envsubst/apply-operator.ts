import { runeAt, runesOf, toByteText, type ByteText } from '../../../go/byte-text.ts';
import { compileBoundedGlob } from '../../../text/glob/compile-glob.ts';
import type { Steps } from '../../../text/glob/glob-automaton.ts';
import { ENVSUBST } from '../../../text/glob/glob-dialects.ts';

/** The result, or that it takes more steps than there are. */
type Applied = ByteText | undefined;

/** Operators that have a text ready for a variable that is not set. */
const DEFAULTS = new Set([':-', ':=', ':?', ':+', '=']);

export function isDefault(operator: string): boolean {
  return DEFAULTS.has(operator);
}

/** What an operator of envsubst makes of a value; for those that are no default. Lengths and offsets count bytes. */
export function applyOperator(
  operator: string,
  value: ByteText,
  args: readonly ByteText[],
  steps: Steps,
): Applied {
  const [first = ''] = args;
  switch (operator) {
    case ',':
      return firstRune(value, lower) + value.slice(runeAt(value, 0).width);
    case ',,':
      return allRunes(value, lower);
    case '^':
      return firstRune(value, upper) + value.slice(runeAt(value, 0).width);
    case '^^':
      return allRunes(value, upper);
    case ':':
      return cut(value, args);
    case '#':
      return args.length === 0 ? String(value.length) : trimStart(value, first, 'shortest', steps);
    case '##':
      return trimStart(value, first, 'longest', steps);
    case '%':
      return trimEnd(value, first, 'shortest', steps);
    case '%%':
      return trimEnd(value, first, 'longest', steps);
    case '/':
    case '//':
      return replace(value, args, operator === '//');
    case '/#':
    case '/%':
      return replaceEdge(value, args, operator);
    default:
      return value;
  }
}

function lower(rune: string): string {
  return rune === 'İ' ? 'i' : oneFor(rune, rune.toLowerCase());
}

function upper(rune: string): string {
  return oneFor(rune, rune.toUpperCase());
}

/** Go maps one character to one: `ß` has no capital. */
function oneFor(rune: string, mapped: string): string {
  return Array.from(mapped).length === 1 ? mapped : rune;
}

function firstRune(value: ByteText, map: (rune: string) => string): ByteText {
  return value === '' ? '' : toByteText(map(String.fromCodePoint(runeAt(value, 0).code)));
}

function allRunes(value: ByteText, map: (rune: string) => string): ByteText {
  return toByteText(runesOf(value).map(map).join(''));
}

const INTEGER = /^[-+]?[0-9]+$/;
const MAX_INT = 2n ** 63n;

/** strconv.Atoi, clamped to what can matter; undefined where Go has an error. */
function integerOf(text: ByteText): number | undefined {
  if (!INTEGER.test(text) || text.length > 400) return undefined;
  const value = BigInt(text.replace('+', ''));
  if (value >= MAX_INT || value < -MAX_INT) return undefined;
  return Math.max(-1e15, Math.min(1e15, Number(value)));
}

/** `${V:offset:length}`: negative ones count from the end. */
function cut(value: ByteText, [offset = '', length]: readonly ByteText[]): ByteText {
  const from = integerOf(offset);
  if (from === undefined) return value;
  const start = from < 0 ? Math.max(0, value.length + from) : from;
  if (length === undefined) return value.slice(start);
  const count = integerOf(length);
  if (count === undefined) return value;
  const end = count < 0 ? value.length + count : start + count;
  return end < start ? '' : value.slice(start, end);
}

type Which = 'shortest' | 'longest';

/** Takes off the shortest or longest start that matches a pattern; at least one byte. */
function trimStart(value: ByteText, pattern: ByteText, which: Which, steps: Steps): Applied {
  const matches = compileBoundedGlob(characters(pattern), ENVSUBST);
  if (matches === undefined) return value;
  let found = 0;
  for (let length = value.length; length > 0; length--) {
    const isMatch = matches(characters(value.slice(0, length)), steps);
    if (isMatch === undefined) return undefined;
    if (!isMatch) continue;
    found = length;
    if (which === 'longest') break;
  }
  return value.slice(found);
}

/** The text of bytes; each byte that starts no character is U+FFFD. */
function characters(bytes: ByteText): string {
  return runesOf(bytes).join('');
}

function trimEnd(value: ByteText, pattern: ByteText, which: Which, steps: Steps): Applied {
  const trimmed = trimStart(reversed(value), reversed(pattern), which, steps);
  return trimmed === undefined ? undefined : reversed(trimmed);
}

function reversed(text: ByteText): ByteText {
  return toByteText(runesOf(text).reverse().join(''));
}

/** strings.Replace, which finds an empty text before every character and at the end. */
function replace(value: ByteText, [old = '', made = '']: readonly ByteText[], all: boolean) {
  if (old !== '') {
    const parts = value.split(old);
    if (all) return parts.join(made);
    const [first = '', ...rest] = parts;
    return rest.length === 0 ? value : first + made + rest.join(old);
  }
  if (!all) return made + value;
  return (
    made +
    runesOf(value)
      .map((rune) => toByteText(rune) + made)
      .join('')
  );
}

function replaceEdge(value: ByteText, args: readonly ByteText[], operator: '/#' | '/%'): ByteText {
  const [edge = '', made] = args;
  if (made === undefined) return value;
  if (operator === '/#') {
    return value.startsWith(edge) ? made + value.slice(edge.length) : value;
  }
  return value.endsWith(edge) ? value.slice(0, value.length - edge.length) + made : value;
}
