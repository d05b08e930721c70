import { goQuote } from '../../../../go/go-quote.ts';
import { isOddByte } from '../../text/bytes.ts';
import { NO_FLAGS } from '../../value/format/flags.ts';
import { integerText } from '../../value/format/number-text.ts';
import { isAlphaNumeric, isSpace } from './characters.ts';
import { scanNumber } from './scan-number.ts';
import type { Token, TokenKind } from './token.ts';
import { KEYWORDS } from './token.ts';

/** The tokens so far, and where the next one starts. */
interface Lexer {
  readonly text: string;
  readonly tokens: Token[];
  start: number;
  at: number;
  parens: number;
  insideAction: boolean;
}

const LEFT = '{{';
const RIGHT = '}}';
const DASH = 0x2d;
const MARKER = 2;
const END = -1;

/**
 * The tokens of a template, with the text between actions trimmed where the actions say so, up to the end or the first
 * error. Comments are left out. Source: Go's text/template/parse.
 */
export function tokenize(text: string): readonly Token[] {
  const lexer: Lexer = { text, tokens: [], start: 0, at: 0, parens: 0, insideAction: false };
  while (lexer.insideAction ? lexAction(lexer) : lexText(lexer));
  return lexer.tokens;
}

/** Each of the lexing functions returns whether there is more. */
function lexText(lexer: Lexer): boolean {
  const { text } = lexer;
  const found = text.indexOf(LEFT, lexer.at);
  lexer.start = lexer.at;
  if (found === -1) {
    lexer.at = text.length;
    if (lexer.at > lexer.start) emit(lexer, 'text');
    return emitLast(lexer, 'eof', '');
  }
  lexer.at = isLeftMarker(text, found + LEFT.length) ? trimEnd(text, lexer.start, found) : found;
  if (lexer.at > lexer.start) emit(lexer, 'text');
  lexer.start = found;
  lexer.at = found + LEFT.length;
  return lexLeft(lexer);
}

function lexLeft(lexer: Lexer): boolean {
  const { text } = lexer;
  const behind = lexer.at + (isLeftMarker(text, lexer.at) ? MARKER : 0);
  if (text.startsWith('/*', behind)) {
    lexer.start = behind;
    return lexComment(lexer, behind);
  }
  emit(lexer, 'left-delimiter');
  lexer.start = behind;
  lexer.at = behind;
  lexer.parens = 0;
  lexer.insideAction = true;
  return true;
}

function lexComment(lexer: Lexer, start: number): boolean {
  const { text } = lexer;
  const close = text.indexOf('*/', start + 2);
  if (close === -1) return fail(lexer, 'unclosed comment');
  lexer.at = close + 2;
  const right = rightDelimiter(text, lexer.at);
  if (right === undefined) return fail(lexer, 'comment ends before closing delimiter');
  passRight(lexer, right);
  return true;
}

function lexAction(lexer: Lexer): boolean {
  const { text } = lexer;
  const right = rightDelimiter(text, lexer.at);
  if (right !== undefined) {
    return lexer.parens > 0 ? fail(lexer, 'unclosed left paren') : lexRight(lexer, right);
  }
  const code = codeAt(text, lexer.at);
  if (code === END) return fail(lexer, 'unclosed action');
  if (isSpace(code)) return lexSpaces(lexer);
  return lexSign(lexer, text.charAt(lexer.at)) ?? lexWord(lexer, code);
}

function lexRight(lexer: Lexer, trims: boolean): boolean {
  lexer.start = trims ? lexer.at + MARKER : lexer.at;
  lexer.at = lexer.start + RIGHT.length;
  emit(lexer, 'right-delimiter');
  if (trims) lexer.at = trimStart(lexer.text, lexer.at);
  lexer.start = lexer.at;
  lexer.insideAction = false;
  return true;
}

function passRight(lexer: Lexer, trims: boolean): void {
  lexer.at += (trims ? MARKER : 0) + RIGHT.length;
  if (trims) lexer.at = trimStart(lexer.text, lexer.at);
}

/** The last space before `-}}` belongs to the delimiter. */
function lexSpaces(lexer: Lexer): boolean {
  const { text } = lexer;
  while (isSpace(codeAt(text, lexer.at))) lexer.at += 1;
  if (rightDelimiter(text, lexer.at - 1) === true) lexer.at -= 1;
  if (lexer.at > lexer.start) emit(lexer, 'space');
  return true;
}

/** Tokens of one or two signs; undefined when there is none. */
function lexSign(lexer: Lexer, sign: string): boolean | undefined {
  switch (sign) {
    case '=':
      return advance(lexer, 1, 'assign');
    case '|':
      return advance(lexer, 1, 'pipe');
    case ':':
      if (lexer.text[lexer.at + 1] !== '=') return fail(lexer, 'expected :=');
      return advance(lexer, 2, 'declare');
    case '(':
      lexer.parens += 1;
      return advance(lexer, 1, 'left-paren');
    case ')':
      lexer.parens -= 1;
      if (lexer.parens < 0) return fail(lexer, 'unexpected right paren');
      return advance(lexer, 1, 'right-paren');
    case '"':
      return lexQuoted(lexer, '"', 'string', 'unterminated quoted string');
    case "'":
      return lexQuoted(lexer, "'", 'char-constant', 'unterminated character constant');
    case '`':
      return lexRaw(lexer);
    case '$':
      lexer.at += 1;
      return lexName(lexer, 'variable', 'variable');
    default:
      return undefined;
  }
}

function lexWord(lexer: Lexer, code: number): boolean {
  const { text } = lexer;
  const sign = text.charAt(lexer.at);
  if (sign === '.' && lexer.at + 1 < text.length && !isDigit(text, lexer.at + 1)) {
    lexer.at += 1;
    return lexName(lexer, 'dot', 'field');
  }
  if ('.+-'.includes(sign) || isDigit(text, lexer.at)) return lexNumber(lexer);
  if (isAlphaNumeric(code)) return lexIdentifier(lexer);
  if (code > 0x20 && code < 0x7f) return advance(lexer, 1, 'char');
  return fail(lexer, `unrecognized character in action: ${codePoint(code)}`);
}

function lexIdentifier(lexer: Lexer): boolean {
  passName(lexer);
  const code = codeAt(lexer.text, lexer.at);
  if (!endsWord(lexer)) return fail(lexer, `bad character ${codePoint(code)}`);
  const word = lexer.text.slice(lexer.start, lexer.at);
  const isBool = word === 'true' || word === 'false';
  return emit(lexer, KEYWORDS.get(word) ?? (isBool ? 'bool' : 'identifier'));
}

/** A name behind `.` or `$`, which alone are `bare`. */
function lexName(lexer: Lexer, bare: TokenKind, kind: TokenKind): boolean {
  if (endsWord(lexer)) return emit(lexer, bare);
  passName(lexer);
  const code = codeAt(lexer.text, lexer.at);
  return endsWord(lexer) ? emit(lexer, kind) : fail(lexer, `bad character ${codePoint(code)}`);
}

function passName(lexer: Lexer): void {
  for (;;) {
    const code = codeAt(lexer.text, lexer.at);
    if (code === END || !isAlphaNumeric(code)) return;
    lexer.at += code > 0xffff ? 2 : 1;
  }
}

function endsWord({ text, at }: Lexer): boolean {
  const code = codeAt(text, at);
  if (code === END || isSpace(code)) return true;
  return '.,|:)('.includes(text.charAt(at)) || text.startsWith(RIGHT, at);
}

function lexNumber(lexer: Lexer): boolean {
  const { text, start } = lexer;
  const first = scanNumber(text, start);
  lexer.at = first.end;
  if (!first.ends)
    return fail(lexer, `bad number syntax: ${goQuote(text.slice(start, first.end))}`);
  const sign = text.charAt(first.end);
  if (sign !== '+' && sign !== '-') return emit(lexer, 'number');
  const second = scanNumber(text, first.end);
  lexer.at = second.end;
  if (second.ends && text[second.end - 1] === 'i') return emit(lexer, 'complex');
  return fail(lexer, `bad number syntax: ${goQuote(text.slice(start, second.end))}`);
}

function lexQuoted(lexer: Lexer, quote: string, kind: TokenKind, message: string): boolean {
  const { text } = lexer;
  for (let at = lexer.at + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === quote) return advance(lexer, at + 1 - lexer.at, kind);
    if (text[at] === '\\' && text[at + 1] !== '\n') at += 1;
  }
  return fail(lexer, message);
}

function lexRaw(lexer: Lexer): boolean {
  const close = lexer.text.indexOf('`', lexer.at + 1);
  if (close === -1) return fail(lexer, 'unterminated raw quoted string');
  return advance(lexer, close + 1 - lexer.at, 'raw-string');
}

function advance(lexer: Lexer, length: number, kind: TokenKind): boolean {
  lexer.at += length;
  return emit(lexer, kind);
}

function emit(lexer: Lexer, kind: TokenKind): boolean {
  const { start, at } = lexer;
  lexer.tokens.push({ kind, start, end: at, value: lexer.text.slice(start, at) });
  lexer.start = at;
  return true;
}

function fail(lexer: Lexer, message: string): boolean {
  return emitLast(lexer, 'error', message);
}

function emitLast(lexer: Lexer, kind: TokenKind, value: string): boolean {
  const start = kind === 'eof' ? lexer.at : lexer.start;
  lexer.tokens.push({ kind, start, end: lexer.at, value });
  return false;
}

/** Whether the right delimiter at an offset trims; undefined when there is none. */
function rightDelimiter(text: string, at: number): boolean | undefined {
  if (text.startsWith(RIGHT, at)) return false;
  const trims =
    isSpace(codeAt(text, at)) &&
    text.charCodeAt(at + 1) === DASH &&
    text.startsWith(RIGHT, at + MARKER);
  return trims ? true : undefined;
}

function isLeftMarker(text: string, at: number): boolean {
  return text.charCodeAt(at) === DASH && isSpace(codeAt(text, at + 1));
}

function trimEnd(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

function trimStart(text: string, start: number): number {
  let at = start;
  while (isSpace(codeAt(text, at))) at += 1;
  return at;
}

function codeAt(text: string, at: number): number {
  return text.codePointAt(at) ?? END;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

/** `%#U` */
function codePoint(code: number): string {
  const valid = isOddByte(code) ? 0xfffd : code;
  return integerText(BigInt(valid), false, 'U', { ...NO_FLAGS, sharp: true }) ?? '';
}
