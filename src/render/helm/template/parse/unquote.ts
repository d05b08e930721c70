import { fromBytes, repairBytes } from '../../text/bytes.ts';

/** The character of each escape of one letter. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['a', '\u0007'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['\\', '\\'],
]);
/** Digits behind `\x`, `\u`, `\U`. */
const HEX_DIGITS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

/** One character of a quoted text. */
interface UnquotedChar {
  readonly text: string;
  /** The character's number, or that of the byte. */
  readonly code: number;
  /** Offset of the next one. */
  readonly next: number;
}

/** strconv.Unquote of a string constant in double quotes or backquotes; undefined: invalid syntax. */
export function unquote(quoted: string): string | undefined {
  const inner = quoted.slice(1, -1);
  if (quoted.startsWith('`')) return inner.replaceAll('\r', '');
  if (!inner.includes('\\')) return inner;
  let text = '';
  for (let at = 0; at < inner.length;) {
    const char = unquoteChar(inner, at, '"');
    if (char === undefined) return undefined;
    text += char.text;
    at = char.next;
  }
  return repairBytes(text);
}

/** strconv.UnquoteChar; undefined: invalid syntax. */
export function unquoteChar(text: string, at: number, quote: string): UnquotedChar | undefined {
  const code = text.codePointAt(at);
  if (code === undefined || text[at] === quote) return undefined;
  if (text[at] !== '\\') {
    const char = String.fromCodePoint(code);
    return { text: char, code, next: at + char.length };
  }
  const letter = text.charAt(at + 1);
  const spelt = LETTERS.get(letter) ?? (letter === quote ? quote : undefined);
  if (spelt !== undefined) return { text: spelt, code: spelt.charCodeAt(0), next: at + 2 };
  const digits = HEX_DIGITS.get(letter);
  if (digits !== undefined) return ofDigits(text, at + 2, digits, 16);
  return /^[0-7]$/.test(letter) ? ofDigits(text, at + 1, 3, 8) : undefined;
}

/** `\x` and octal escapes are bytes, the others characters. */
function ofDigits(
  text: string,
  start: number,
  count: number,
  base: 8 | 16,
): UnquotedChar | undefined {
  const next = start + count;
  const digits = text.slice(start, next);
  const valid = base === 16 ? /^[0-9a-fA-F]+$/ : /^[0-7]+$/;
  if (digits.length < count || !valid.test(digits)) return undefined;
  const code = Number.parseInt(digits, base);
  if (base === 8 || count === 2) {
    return code > 0xff ? undefined : { text: fromBytes(Uint8Array.of(code)), code, next };
  }
  const isChar = code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isChar ? { text: String.fromCodePoint(code), code, next } : undefined;
}
