import { isBlank, isBlankOrEnd, isBreak, isHex } from './characters.ts';
import { fold, scanBreaks } from './scan-breaks.ts';
import {
  atDocumentIndicator,
  failScan,
  peek,
  readBreak,
  scalarToken,
  type Scanner,
  type Token,
} from './scanner.ts';

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
  return scalarToken({ start, end: scanner.at, line, text: value, style });
}

interface QuotedRun {
  readonly text: string;
  /** It ended with `\` at the end of a line, which joins the lines without a blank. */
  readonly escapedBreak: boolean;
}

function scanSingleRun(scanner: Scanner): QuotedRun {
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

function scanDoubleRun(scanner: Scanner, start: number): QuotedRun {
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
