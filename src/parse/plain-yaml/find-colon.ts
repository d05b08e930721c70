import {
  COLON,
  DOUBLE_QUOTE,
  HASH,
  isBlankAt,
  LF,
  SINGLE_QUOTE,
  skipBlanks,
  SPACE,
  TAB,
} from './marks.ts';
import { NotPlain } from './not-plain.ts';

/** Most keys; the regular expression is faster than the loop. */
const KEY = /[\w./-]+(?=:(?:[ \n]|$))/y;

/** The offset of the colon behind the key that starts at `from`; -1 if no key starts there. */
export function findColon(text: string, from: number, first: number): number {
  KEY.lastIndex = from;
  if (KEY.test(text)) return KEY.lastIndex;
  if (first === DOUBLE_QUOTE || first === SINGLE_QUOTE) {
    const end = endOfQuotes(text, from, first);
    const at = end === -1 ? -1 : skipBlanks(text, end);
    return at !== -1 && text.charCodeAt(at) === COLON && isBlankAt(text, at + 1) ? at : -1;
  }
  return OPENERS.has(first) ? -1 : findInLine(text, from);
}

/** `[`, `{`, `|`, `>`: nothing plain. */
const OPENERS: ReadonlySet<number> = new Set(Array.from('[{|>', (mark) => mark.charCodeAt(0)));

function findInLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LF) return -1;
    if (code === COLON && isBlankAt(text, at + 1)) return at;
    if (code === HASH && text.charCodeAt(at - 1) === SPACE) return -1;
    if (code === TAB) throw new NotPlain();
  }
  return -1;
}

/** Behind the closing quote of a scalar; -1 if it is not in the same line, or something is escaped. */
export function endOfQuotes(text: string, from: number, quote: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const isDoubled = quote === SINGLE_QUOTE && text.charCodeAt(at + 1) === quote;
      return isDoubled ? -1 : at + 1;
    }
    if (code === LF || (code === BACKSLASH && quote === DOUBLE_QUOTE)) return -1;
  }
  return -1;
}

const BACKSLASH = 92;
