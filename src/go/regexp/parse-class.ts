import { anyOf, foldCase, not, posixClass, range } from './char-classes.ts';
import { escapedChar, escapedClass } from './parse-escape.ts';
import { RegexpError, takeChar, type CharTest, type Cursor } from './syntax.ts';

/** A class in brackets, the cursor behind its `[`. */
export function parseClass(cursor: Cursor, ignoreCase: boolean): CharTest {
  const { pattern } = cursor;
  const start = cursor.at - 1;
  const negated = pattern.charAt(cursor.at) === '^';
  if (negated) cursor.at++;
  const tests: CharTest[] = [];
  for (let first = true; first || pattern.charAt(cursor.at) !== ']'; first = false) {
    tests.push(classItem(cursor, start, ignoreCase));
  }
  cursor.at++;
  return negated ? not(anyOf(tests)) : anyOf(tests);
}

function classItem(cursor: Cursor, start: number, ignoreCase: boolean): CharTest {
  const { pattern } = cursor;
  if (pattern.startsWith('[:', cursor.at)) {
    const end = pattern.indexOf(':]', cursor.at + 2);
    if (end !== -1) {
      const name = pattern.slice(cursor.at + 2, end);
      cursor.at = end + 2;
      return posixClass(name, ignoreCase);
    }
  }
  if (pattern.charAt(cursor.at) === '\\' && cursor.at + 1 < pattern.length) {
    cursor.at++;
    const test = escapedClass(cursor, ignoreCase);
    if (test !== undefined) return test;
    cursor.at--;
  }
  const test = classRange(cursor, start);
  return ignoreCase ? foldCase(test) : test;
}

/** A character, or two with a hyphen between. */
function classRange(cursor: Cursor, start: number): CharTest {
  const { pattern } = cursor;
  const written = cursor.at;
  const from = classChar(cursor, start);
  if (pattern.charAt(cursor.at) !== '-' || [']', ''].includes(pattern.charAt(cursor.at + 1))) {
    return range(from, from);
  }
  cursor.at++;
  const to = classChar(cursor, start);
  if (to < from) {
    throw new RegexpError('invalid character class range', pattern.slice(written, cursor.at));
  }
  return range(from, to);
}

function classChar(cursor: Cursor, start: number): number {
  if (cursor.at >= cursor.pattern.length) {
    throw new RegexpError('missing closing ]', cursor.pattern.slice(start));
  }
  const char = takeChar(cursor);
  return char === '\\' ? escapedChar(cursor) : (char.codePointAt(0) ?? 0);
}
