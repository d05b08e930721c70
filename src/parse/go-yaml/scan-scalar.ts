import {
  isBlank,
  isBlankOrEnd,
  isBreak,
  isBreakOrEnd,
  isDigit,
  isHex,
  SPACE,
  TAB,
} from './characters.ts';
import {
  atDocumentIndicator,
  column,
  failScan,
  peek,
  readBreak,
  token,
  type Scanner,
  type Token,
} from './scanner.ts';

/** Line breaks between two runs of text: one is a blank, more are kept but for the first. */
function fold(first: string, others: string): string {
  if (first !== '\n') return first + others;
  return others === '' ? ' ' : others;
}

export function scanPlain(scanner: Scanner): Token {
  const { text, at: start, line, flowLevel } = scanner;
  const indent = scanner.indent + 1;
  let value = '';
  let end = start;
  let between = '';
  let broken = false;
  while (!atDocumentIndicator(scanner) && peek(scanner) !== 35) {
    const word = scanner.at;
    while (!endsPlain(scanner, flowLevel)) scanner.at++;
    if (scanner.at > word) {
      value += between + text.slice(word, scanner.at);
      end = scanner.at;
      broken = false;
    }
    const char = peek(scanner);
    if (!isBlank(char) && !isBreak(char)) break;
    const gap = scanGap(scanner, start, indent);
    between = gap.text;
    broken = gap.broken;
    if (flowLevel === 0 && column(scanner) < indent) break;
  }
  if (broken) scanner.simpleKeyAllowed = true;
  return token(scanner, 'scalar', start, { text: value, end, line });
}

function endsPlain(scanner: Scanner, flowLevel: number): boolean {
  const char = peek(scanner);
  if (isBlankOrEnd(char)) return true;
  if (char === 58) return isBlankOrEnd(peek(scanner, 1));
  // `,` `?` `[` `]` `{` `}`: go-yaml ends a plain scalar there wherever they stand in a flow collection.
  if (flowLevel === 0) return false;
  return char === 44 || char === 63 || char === 91 || char === 93 || char === 123 || char === 125;
}

/** Blanks and line breaks inside a plain scalar, as what they count for. */
function scanGap(
  scanner: Scanner,
  start: number,
  indent: number,
): { text: string; broken: boolean } {
  const from = scanner.at;
  while (isBlank(peek(scanner))) scanner.at++;
  if (!isBreak(peek(scanner))) return { text: scanner.text.slice(from, scanner.at), broken: false };
  const first = readBreak(scanner);
  const others = scanBreaks(scanner, () => {
    if (column(scanner) < indent && peek(scanner) === TAB) {
      failScan(scanner, 'found a tab character that violates indentation', start);
    }
  });
  return { text: fold(first, others), broken: true };
}

/** Empty lines and the blanks that lead the next one. */
function scanBreaks(scanner: Scanner, beforeBlank: () => void): string {
  let breaks = '';
  for (let char = peek(scanner); isBlank(char) || isBreak(char); char = peek(scanner)) {
    if (isBreak(char)) {
      breaks += readBreak(scanner);
    } else {
      beforeBlank();
      scanner.at++;
    }
  }
  return breaks;
}

export function scanQuoted(scanner: Scanner, style: 'single-quoted' | 'double-quoted'): Token {
  const { at: start, line } = scanner;
  const quote = style === 'single-quoted' ? 39 : 34;
  let value = '';
  scanner.at++;
  for (;;) {
    if (atDocumentIndicator(scanner))
      failScan(scanner, 'found unexpected document indicator', start);
    if (peek(scanner) === 0) failScan(scanner, 'found unexpected end of stream', start);
    const run = style === 'single-quoted' ? scanSingleRun(scanner) : scanDoubleRun(scanner, start);
    value += run.text;
    if (peek(scanner) === quote) break;
    value += scanQuotedGap(scanner, run.escapedBreak);
  }
  scanner.at++;
  return token(scanner, 'scalar', start, { text: value, style, line });
}

interface Run {
  readonly text: string;
  /** It ended with `\` at the end of a line, which joins the lines without a blank. */
  readonly escapedBreak: boolean;
}

function scanSingleRun(scanner: Scanner): Run {
  const from = scanner.at;
  for (let char = peek(scanner); !isBlankOrEnd(char); char = peek(scanner)) {
    if (char === 39) {
      if (peek(scanner, 1) !== 39) break;
      scanner.at++;
    }
    scanner.at++;
  }
  const text = scanner.text.slice(from, scanner.at).replaceAll("''", "'");
  return { text, escapedBreak: false };
}

function scanDoubleRun(scanner: Scanner, start: number): Run {
  let text = '';
  let from = scanner.at;
  for (let char = peek(scanner); !isBlankOrEnd(char) && char !== 34; char = peek(scanner)) {
    if (char !== 92) {
      scanner.at++;
      continue;
    }
    text += scanner.text.slice(from, scanner.at);
    scanner.at++;
    if (isBreak(peek(scanner))) {
      readBreak(scanner);
      return { text, escapedBreak: true };
    }
    text += scanEscape(scanner, start);
    from = scanner.at;
  }
  return { text: text + scanner.text.slice(from, scanner.at), escapedBreak: false };
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\u0007'],
  ['b', '\b'],
  ['t', '\t'],
  ['\t', '\t'],
  ['n', '\n'],
  ['v', '\v'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\u001b'],
  [' ', ' '],
  ['"', '"'],
  ["'", "'"],
  ['\\', '\\'],
  ['N', '\u0085'],
  ['_', '\u00a0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
]);

/** Digits behind `\x`, `\u` and `\U`. */
const CODE_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

function scanEscape(scanner: Scanner, start: number): string {
  const letter = scanner.text.charAt(scanner.at);
  const simple = ESCAPES.get(letter);
  const length = CODE_LENGTHS.get(letter);
  if (simple === undefined && length === undefined) {
    failScan(scanner, 'found unknown escape character', start);
  }
  scanner.at++;
  if (simple !== undefined || length === undefined) return simple ?? '';
  for (let ahead = 0; ahead < length; ahead++) {
    if (!isHex(peek(scanner, ahead))) {
      failScan(scanner, 'did not find expected hexdecimal number', start);
    }
  }
  const code = Number.parseInt(scanner.text.slice(scanner.at, scanner.at + length), 16);
  if ((code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff) {
    failScan(scanner, 'found invalid Unicode character escape code', start);
  }
  scanner.at += length;
  return String.fromCodePoint(code);
}

/** Blanks and line breaks inside a quoted scalar, as what they count for. */
function scanQuotedGap(scanner: Scanner, escapedBreak: boolean): string {
  const from = scanner.at;
  if (!escapedBreak) {
    while (isBlank(peek(scanner))) scanner.at++;
    if (!isBreak(peek(scanner))) return scanner.text.slice(from, scanner.at);
  }
  const first = escapedBreak ? '' : readBreak(scanner);
  const others = scanBreaks(scanner, () => {});
  return fold(first, others);
}

export function scanBlock(scanner: Scanner, style: 'literal' | 'folded'): Token {
  const { at: start, line } = scanner;
  scanner.at++;
  const { chomping, increment } = scanBlockHeader(scanner, start);
  const fixed = increment === 0 ? 0 : Math.max(scanner.indent, 0) + increment;
  const lead = scanIndentation(scanner, start, fixed);
  const { indent } = lead;
  let { breaks, end } = lead;
  let value = '';
  let lineBreak = '';
  let wasBlank = false;
  while (column(scanner) === indent && peek(scanner) !== 0) {
    const blank = isBlank(peek(scanner));
    const folds = style === 'folded' && !wasBlank && !blank && lineBreak === '\n';
    if (!folds) value += lineBreak;
    else if (breaks === '') value += ' ';
    wasBlank = blank;
    const from = scanner.at;
    while (!isBreakOrEnd(peek(scanner))) scanner.at++;
    value += breaks + scanner.text.slice(from, scanner.at);
    lineBreak = readBreak(scanner);
    ({ breaks, end } = scanIndentation(scanner, start, indent));
  }
  if (chomping !== '-') value += lineBreak;
  if (chomping === '+') value += breaks;
  return token(scanner, 'scalar', start, { text: value, style, line, end });
}

function scanBlockHeader(scanner: Scanner, start: number): { chomping: string; increment: number } {
  let chomping = '';
  let increment = 0;
  for (let part = 0; part < 2; part++) {
    const char = peek(scanner);
    if ((char === 43 || char === 45) && chomping === '')
      chomping = scanner.text.charAt(scanner.at++);
    else if (isDigit(char) && increment === 0) {
      if (char === 48) failScan(scanner, 'found an indentation indicator equal to 0', start);
      increment = char - 48;
      scanner.at++;
    }
  }
  while (isBlank(peek(scanner))) scanner.at++;
  if (peek(scanner) === 35) while (!isBreakOrEnd(peek(scanner))) scanner.at++;
  if (!isBreakOrEnd(peek(scanner))) {
    failScan(scanner, 'did not find expected comment or line break', start);
  }
  readBreak(scanner);
  return { chomping, increment };
}

interface Indentation {
  readonly indent: number;
  readonly breaks: string;
  /** Behind the last line that belongs to the scalar. */
  readonly end: number;
}

/** Empty lines and indentation before the next line; finds the scalar's own indentation when it is 0. */
function scanIndentation(scanner: Scanner, start: number, indent: number): Indentation {
  const breaks: string[] = [];
  let end = scanner.at;
  let deepest = 0;
  for (;;) {
    const limit = indent === 0 ? Number.POSITIVE_INFINITY : scanner.lineStart + indent;
    while (scanner.at < limit && peek(scanner) === SPACE) scanner.at++;
    deepest = Math.max(deepest, column(scanner));
    if (scanner.at < limit && peek(scanner) === TAB) {
      failScan(scanner, 'found a tab character where an indentation space is expected', start);
    }
    if (!isBreak(peek(scanner))) break;
    breaks.push(readBreak(scanner));
    end = scanner.at;
  }
  const found = indent === 0 ? Math.max(deepest, scanner.indent + 1, 1) : indent;
  return { indent: found, breaks: breaks.join(''), end };
}
