import type { Token, TokenKind } from './token.ts';

/** The tokens so far, and the offset of the next one. Mutable. */
export interface Lexer {
  readonly text: string;
  readonly tokens: Token[];
  start: number;
  at: number;
  parens: number;
  insideAction: boolean;
  readonly delimiters: Delimiters;
}

export interface Delimiters {
  readonly left: string;
  readonly right: string;
}

export const BRACES: Delimiters = { left: '{{', right: '}}' };

/** `codeAt` behind the end. */
export const END = -1;

/** Goes on, and adds the token that ends there. This and the next two return whether there is more to read. */
export function advance(lexer: Lexer, length: number, kind: TokenKind): boolean {
  lexer.at += length;
  return emit(lexer, kind);
}

/** Adds the token that ends here. */
export function emit(lexer: Lexer, kind: TokenKind): boolean {
  const { start, at } = lexer;
  lexer.tokens.push({ kind, start, end: at, value: lexer.text.slice(start, at) });
  lexer.start = at;
  return true;
}

/** Ends with an error at the token that was begun. */
export function fail({ tokens, start, at }: Lexer, message: string): boolean {
  tokens.push({ kind: 'error', start, end: at, value: message });
  return false;
}

export function codeAt(text: string, at: number): number {
  return text.codePointAt(at) ?? END;
}
