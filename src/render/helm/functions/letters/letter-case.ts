const ASCII = /^[\u0000-\u007f]*$/;
const UPPER = /^\p{Lu}$/u;
const LOWER = /^\p{Ll}$/u;
const TITLE = /^\p{Lt}$/u;
const LETTER_OR_DIGIT = /^[\p{L}\p{Nd}]$/u;
const SPACE = /^\p{White_Space}$/u;
/** Digraphs have a form of their own for the start of a word; each in capitals, as in a title, and small. */
const DIGRAPHS = [
  '\u01c4\u01c5\u01c6',
  '\u01c7\u01c8\u01c9',
  '\u01ca\u01cb\u01cc',
  '\u01f1\u01f2\u01f3',
];
const TITLE_OF: ReadonlyMap<string, string> = new Map(
  DIGRAPHS.flatMap((forms) => Array.from(forms, (form) => [form, forms.charAt(1)] as const)),
);
/** Georgian letters: only whole texts are written in capitals, not the first letters of words. */
const GEORGIAN = /^[\u10d0-\u10fa\u10fd-\u10ff]$/;

/** unicode.IsUpper, IsLower, IsTitle, IsSpace of a character. */
export const isUpper = (char: string): boolean => UPPER.test(char);
export const isLower = (char: string): boolean => LOWER.test(char);
export const isTitle = (char: string): boolean => TITLE.test(char);
export const isSpace = (char: string): boolean => SPACE.test(char);

/** strings.ToUpper: each character by itself, none becomes several (`ß` stays); bytes that are not UTF-8 become U+FFFD. */
export function upperText(text: string): string {
  return ASCII.test(text) ? text.toUpperCase() : mapRunes(text, upperRune);
}

/** strings.ToLower, as `upperText`. */
export function lowerText(text: string): string {
  return ASCII.test(text) ? text.toLowerCase() : mapRunes(text, lowerRune);
}

/** strings.Title: the first letter of each word as titles have it. */
export function titleText(text: string): string {
  let before = ' ';
  return mapRunes(text, (char) => {
    const first = isSeparator(before);
    before = char;
    return first ? titleRune(char) : char;
  });
}

/** unicode.ToUpper of a character. */
export function upperRune(char: string): string {
  const upper = char.toUpperCase();
  return isOneRune(upper) ? upper : upperWithIota(char);
}

/** unicode.ToLower of a character. */
export function lowerRune(char: string): string {
  if (char === '\u0130') return 'i';
  const lower = char.toLowerCase();
  return isOneRune(lower) ? lower : char;
}

/** unicode.ToTitle of a character. */
export function titleRune(char: string): string {
  return TITLE_OF.get(char) ?? (GEORGIAN.test(char) ? char : upperRune(char));
}

/** Maps the characters of a text; bytes that are not UTF-8 arrive as U+FFFD. */
export function mapRunes(text: string, map: (char: string) => string): string {
  let mapped = '';
  for (const char of text) mapped += map(/^[\ud800-\udfff]$/.test(char) ? '\ufffd' : char);
  return mapped;
}

/** Greek letters with an iota below, whose capitals JavaScript writes as two letters. */
function upperWithIota(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x1f80 && code <= 0x1faf) return String.fromCodePoint(code | 8);
  const hasCapital = code === 0x1fb3 || code === 0x1fc3 || code === 0x1ff3;
  return hasCapital ? String.fromCodePoint(code + 9) : char;
}

function isSeparator(char: string): boolean {
  if (char <= '\u007f') return !/^[0-9A-Za-z_]$/.test(char);
  return !LETTER_OR_DIGIT.test(char) && isSpace(char);
}

function isOneRune(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}
