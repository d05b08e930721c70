import { isSpace } from './characters.ts';
import { lexWord } from './lex-word.ts';
import { END, codeAt, emit, fail, type Delimiters, type Lexer } from './lexer.ts';
import type { Token } from './token.ts';

const DASH = 0x2d;
const MARKER = 2;

/**
 * The tokens of a template up to the end or the first error, without comments, with the text between actions trimmed by
 * `{{-` and `-}}`. Source: Go's text/template/parse.
 */
export function tokenize(text: string, delimiters: Delimiters): readonly Token[] {
  const begun = { text, tokens: [], start: 0, at: 0, parens: 0, insideAction: false };
  const lexer: Lexer = { ...begun, delimiters };
  while (lexer.insideAction ? lexAction(lexer) : lexText(lexer));
  return lexer.tokens;
}

/** Each of the lexing functions returns whether there is more. */
function lexText(lexer: Lexer): boolean {
  const { text, delimiters } = lexer;
  const { left } = delimiters;
  const found = text.indexOf(left, lexer.at);
  lexer.start = lexer.at;
  if (found === -1) {
    lexer.at = text.length;
    if (lexer.at > lexer.start) emit(lexer, 'text');
    lexer.tokens.push({ kind: 'eof', start: lexer.at, end: lexer.at, value: '' });
    return false;
  }
  lexer.at = isLeftMarker(text, found + left.length) ? trimEnd(text, lexer.start, found) : found;
  if (lexer.at > lexer.start) emit(lexer, 'text');
  lexer.start = found;
  lexer.at = found + left.length;
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
  const right = rightDelimiter(lexer, lexer.at);
  if (right === undefined) return fail(lexer, 'comment ends before closing delimiter');
  passRight(lexer, right);
  return true;
}

function lexAction(lexer: Lexer): boolean {
  const { text } = lexer;
  const right = rightDelimiter(lexer, lexer.at);
  if (right !== undefined) {
    return lexer.parens > 0 ? fail(lexer, 'unclosed left paren') : lexRight(lexer, right);
  }
  const code = codeAt(text, lexer.at);
  if (code === END) return fail(lexer, 'unclosed action');
  if (isSpace(code)) return lexSpaces(lexer);
  return lexWord(lexer);
}

function lexRight(lexer: Lexer, trims: boolean): boolean {
  lexer.start = trims ? lexer.at + MARKER : lexer.at;
  lexer.at = lexer.start + lexer.delimiters.right.length;
  emit(lexer, 'right-delimiter');
  if (trims) lexer.at = trimStart(lexer.text, lexer.at);
  lexer.start = lexer.at;
  lexer.insideAction = false;
  return true;
}

function passRight(lexer: Lexer, trims: boolean): void {
  lexer.at += (trims ? MARKER : 0) + lexer.delimiters.right.length;
  if (trims) lexer.at = trimStart(lexer.text, lexer.at);
}

/** The last space before `-}}` belongs to the delimiter. */
function lexSpaces(lexer: Lexer): boolean {
  const { text } = lexer;
  while (isSpace(codeAt(text, lexer.at))) lexer.at += 1;
  if (rightDelimiter(lexer, lexer.at - 1) === true) lexer.at -= 1;
  if (lexer.at > lexer.start) emit(lexer, 'space');
  return true;
}

/** Whether the right delimiter at an offset trims; undefined if there is no delimiter. */
function rightDelimiter({ text, delimiters }: Lexer, at: number): boolean | undefined {
  if (text.startsWith(delimiters.right, at)) return false;
  const trims =
    isSpace(codeAt(text, at)) &&
    text.charCodeAt(at + 1) === DASH &&
    text.startsWith(delimiters.right, at + MARKER);
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
