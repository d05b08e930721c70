import { goQuote } from '../../../../go/go-quote.ts';
import { isOddByte } from '../../text/bytes.ts';
import { NO_FLAGS } from '../../value/format/flags.ts';
import { integerText } from '../../value/format/number-text.ts';
import { isAlphaNumeric, isSpace } from './characters.ts';
import { END, advance, codeAt, emit, fail, type Lexer } from './lexer.ts';
import { scanNumber } from './scan-number.ts';
import { KEYWORDS, type TokenKind } from './token.ts';

/** Reads a word or sign of an action, which is neither white space nor its end. Returns whether there is more to read. */
export function lexWord(lexer: Lexer): boolean {
  return lexSign(lexer, lexer.text.charAt(lexer.at)) ?? lexOther(lexer);
}

/** Reads a token of one or two signs; undefined if there is none. */
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

function lexOther(lexer: Lexer): boolean {
  const { text } = lexer;
  const code = codeAt(text, lexer.at);
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

function endsWord({ text, at, delimiters }: Lexer): boolean {
  const code = codeAt(text, at);
  if (code === END || isSpace(code)) return true;
  return '.,|:)('.includes(text.charAt(at)) || text.startsWith(delimiters.right, at);
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

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

/** `%#U` */
function codePoint(code: number): string {
  const valid = isOddByte(code) ? 0xfffd : code;
  return integerText(BigInt(valid), false, 'U', { ...NO_FLAGS, sharp: true }) ?? '';
}
