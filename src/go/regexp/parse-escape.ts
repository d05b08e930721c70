import { isWord, perlClass, unicodeClass } from './char-classes.ts';
import { RegexpError, restOf, takeChar, type CharTest, type Cursor } from './syntax.ts';

const MAX_CHAR = 0x10ffff;
const SIMPLE_ESCAPES: ReadonlyMap<string, number> = new Map([
  ['a', 7],
  ['f', 12],
  ['t', 9],
  ['n', 10],
  ['r', 13],
  ['v', 11],
]);

/** Reads a class such as `\d` or `\p{L}`, with the cursor behind its backslash; undefined if there is none. */
export function escapedClass(cursor: Cursor, ignoreCase: boolean): CharTest | undefined {
  const letter = cursor.pattern.charAt(cursor.at);
  const perl = perlClass(letter, ignoreCase);
  if (perl !== undefined) {
    cursor.at++;
    return perl;
  }
  return letter === 'p' || letter === 'P' ? escapedProperty(cursor, ignoreCase) : undefined;
}

function escapedProperty(cursor: Cursor, ignoreCase: boolean): CharTest {
  const start = cursor.at - 1;
  cursor.at++;
  let name = takeChar(cursor);
  if (name === '{') {
    const end = cursor.pattern.indexOf('}', cursor.at);
    if (end === -1) {
      throw new RegexpError('invalid character class range', cursor.pattern.slice(start));
    }
    name = cursor.pattern.slice(cursor.at, end);
    cursor.at = end + 1;
  }
  return unicodeClass(name, cursor.pattern.slice(start, cursor.at), ignoreCase);
}

/** The character that an escape denotes; the cursor is behind its backslash. */
export function escapedChar(cursor: Cursor): number {
  const start = cursor.at - 1;
  if (cursor.at >= cursor.pattern.length) {
    throw new RegexpError('trailing backslash at end of expression', '');
  }
  const octal = /^(?:0[0-7]{0,2}|[1-7][0-7]{1,2})/.exec(restOf(cursor))?.[0];
  if (octal !== undefined) {
    cursor.at += octal.length;
    return parseInt(octal, 8);
  }
  const letter = takeChar(cursor);
  const code = letter.codePointAt(0) ?? 0;
  const known = letter === 'x' ? hexChar(cursor) : SIMPLE_ESCAPES.get(letter);
  if (known !== undefined) return known;
  if (letter !== 'x' && code < 0x80 && (!isWord(code) || letter === '_')) return code;
  throw new RegexpError('invalid escape sequence', cursor.pattern.slice(start, cursor.at));
}

/** The character of an escape `\x…`; undefined if it is invalid, with the cursor behind the character that is wrong. */
function hexChar(cursor: Cursor): number | undefined {
  const first = takeChar(cursor);
  if (first !== '{') {
    const digits = first === '' ? '' : first + takeChar(cursor);
    return /^[0-9A-Fa-f]{2}$/.test(digits) ? parseInt(digits, 16) : undefined;
  }
  let code = 0;
  for (let count = 0; ; count++) {
    const digit = takeChar(cursor);
    if (digit === '}' && count > 0) return code;
    if (!/^[0-9A-Fa-f]$/.test(digit)) return undefined;
    code = code * 16 + parseInt(digit, 16);
    if (code > MAX_CHAR) return undefined;
  }
}
