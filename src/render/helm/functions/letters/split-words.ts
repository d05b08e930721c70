import { isSpace, isUpper } from './letter-case.ts';

/** A run of characters of one sort; capitals before a small letter begin a word with the last of them. */
export interface Word {
  readonly kind: WordKind;
  readonly text: string;
}

type WordKind =
  | 'capitals'
  | 'letters'
  | 'number'
  | 'connector'
  | 'punctuation'
  | 'other'
  /** Bytes that are not UTF-8, or an empty text. */
  | 'invalid';

/** Letters, except in the blocks of Chinese characters that the library splits differently. */
const LETTER = /^(?![\u3400-\u4d85\u4e00-\u9fcc\u{20000}-\u{2b81d}])\p{L}$/u;
const NUMBER = /^\p{N}$/u;
const PUNCTUATION = /^\p{P}$/u;

/** Cuts a text into words as github.com/huandu/xstrings 1.5 does for its conversions of case. */
export function splitWords(text: string): Word[] {
  const chars = Array.from(text);
  const words: Word[] = [];
  for (let at = 0; at < chars.length;) {
    const start = skipInvalid(chars, at);
    const kind = start === chars.length ? 'invalid' : kindOf(chars[start] ?? '');
    const end = kind === 'invalid' ? start : endOfWord(chars, start, kind);
    words.push({ kind, text: chars.slice(at, end).join('') });
    at = end;
  }
  return words;
}

/** Whether words are joined at it: a hyphen, an underscore or white space. */
export function isConnector(char: string): boolean {
  return char === '-' || char === '_' || isSpace(char);
}

function kindOf(char: string): Exclude<WordKind, 'invalid'> {
  if (isConnector(char)) return 'connector';
  if (PUNCTUATION.test(char)) return 'punctuation';
  if (isUpper(char)) return 'capitals';
  if (LETTER.test(char)) return 'letters';
  return NUMBER.test(char) ? 'number' : 'other';
}

function endOfWord(chars: readonly string[], start: number, kind: WordKind): number {
  const first = start + 1;
  if (kind !== 'capitals') return endOfRun(chars, first, kind);
  const second = chars[skipInvalid(chars, first)];
  if (second === undefined) return chars.length;
  if (!isUpper(second)) return LETTER.test(second) ? endOfRun(chars, first, 'letters') : first;
  const end = endOfRun(chars, first, 'capitals');
  // In `HTTPStatus` the last capital begins the next word.
  const next = chars[end];
  return next !== undefined && LETTER.test(next) ? end - 1 : end;
}

function endOfRun(chars: readonly string[], from: number, kind: WordKind): number {
  let at = from;
  for (; at < chars.length; at++) {
    const valid = skipInvalid(chars, at);
    if (valid === chars.length) return valid;
    if (!goesOn(chars[valid] ?? '', kind)) return at;
    at = valid;
  }
  return at;
}

/** Whether a word of a kind takes a character in: one of punctuation takes `-` and `_`. */
function goesOn(char: string, kind: WordKind): boolean {
  return kind === 'punctuation' ? PUNCTUATION.test(char) : kindOf(char) === kind;
}

function skipInvalid(chars: readonly string[], from: number): number {
  let at = from;
  while (at < chars.length && /^[\ufffd\ud800-\udfff]$/.test(chars[at] ?? '')) at++;
  return at;
}
