import { compileRegexp } from '../../../go/regexp/go-regexp.ts';

/** Tells whether a path is meant. */
export type PathTest = (path: string) => boolean;

/**
 * The patterns of `.Files.Glob`: `*` and `?` stop at `/`, `**` does not, `[abc]`, `[!abc]`, `[a-z]`, `{a,b}`, and `\` takes
 * the next character as it is. A pattern that cannot be read matches everything, as in Helm. Imitates gobwas/glob 0.2.3 by a
 * regular expression, which takes linear time.
 */
export function globTest(pattern: string): PathTest {
  const expression = expressionOf(pattern);
  const test = expression === undefined ? undefined : compileRegexp(`\\A(?s:${expression})\\z`);
  return typeof test === 'function' ? test : () => true;
}

interface Reading {
  readonly chars: readonly string[];
  at: number;
  expression: string;
}

/** Undefined for what is not a pattern. Braces need not be closed. */
function expressionOf(pattern: string): string | undefined {
  const reading: Reading = { chars: Array.from(pattern), at: 0, expression: '' };
  let depth = 0;
  while (reading.at < reading.chars.length) {
    const char = reading.chars[reading.at] ?? '';
    reading.at++;
    if (char === '{') {
      depth++;
      reading.expression += '(?:';
    } else if (char === '}' && depth > 0) {
      depth--;
      reading.expression += ')';
    } else if (char === ',' && depth > 0) {
      reading.expression += '|';
    } else if (char === '[') {
      if (!readRange(reading)) return undefined;
    } else {
      readOther(reading, char);
    }
  }
  return reading.expression + ')'.repeat(depth);
}

function readOther(reading: Reading, char: string): void {
  if (char === '?') {
    reading.expression += '[^/]';
  } else if (char === '*') {
    const isDouble = reading.chars[reading.at] === '*';
    if (isDouble) reading.at++;
    reading.expression += isDouble ? '.*' : '[^/]*';
  } else {
    const escaped = char === '\\';
    const literal = escaped ? (reading.chars[reading.at] ?? '') : char;
    if (escaped) reading.at++;
    reading.expression += quoted(literal);
  }
}

/** Behind `[`: either one range or a list of characters; false for neither. */
function readRange(reading: Reading): boolean {
  const { chars } = reading;
  const isNegated = chars[reading.at] === '!';
  if (isNegated) reading.at++;
  const first = chars[reading.at];
  if (first === undefined) return false;
  const sign = isNegated ? '^' : '';
  if (chars[reading.at + 1] === '-') {
    const last = chars[reading.at + 2];
    if (last === undefined || chars[reading.at + 3] !== ']' || last < first) return false;
    reading.expression += `[${sign}${quoted(first)}-${quoted(last)}]`;
    reading.at += 4;
    return true;
  }
  const list = readList(reading);
  if (list === undefined || list.length === 0) return false;
  reading.expression += `[${sign}${list.map(quoted).join('')}]`;
  return true;
}

function readList(reading: Reading): readonly string[] | undefined {
  const list: string[] = [];
  for (;;) {
    const char = reading.chars[reading.at];
    if (char === undefined) return undefined;
    reading.at++;
    if (char === ']') return list;
    const literal = char === '\\' ? reading.chars[reading.at++] : char;
    if (literal === undefined) return undefined;
    list.push(literal);
  }
}

function quoted(char: string): string {
  return /[a-zA-Z0-9_/]/.test(char) || (char.codePointAt(0) ?? 0) > 0x7f ? char : `\\${char}`;
}
