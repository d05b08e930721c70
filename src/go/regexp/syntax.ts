/** A parsed Go regular expression (RE2 syntax, the Perl flags of `regexp.Compile`). */
export type Expression =
  | { readonly kind: 'empty' }
  | { readonly kind: 'one'; readonly test: CharTest }
  | { readonly kind: 'assert'; readonly test: PlaceTest }
  | { readonly kind: 'group'; readonly index: number; readonly part: Expression }
  | { readonly kind: 'sequence'; readonly parts: readonly Expression[] }
  | { readonly kind: 'either'; readonly parts: readonly Expression[] }
  | {
      readonly kind: 'repeat';
      readonly part: Expression;
      readonly min: number;
      /** Undefined: without bound. */
      readonly max: number | undefined;
      /** Whether it takes as little as it can. */
      readonly lazy: boolean;
    };

/** Whether a code point matches. */
export type CharTest = (char: number) => boolean;
/** Whether a place matches, by the code points on both sides (-1 beyond the text). */
export type PlaceTest = (before: number, after: number) => boolean;

/** Go's error for an invalid pattern. */
export class RegexpError extends Error {
  constructor(problem: string, part: string) {
    super(`error parsing regexp: ${problem}: \`${part}\``);
  }
}

export interface Flags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
  readonly lazy: boolean;
}

/** An expression being read, and how far. */
export interface Cursor {
  readonly pattern: string;
  at: number;
}

export function restOf(cursor: Cursor): string {
  return cursor.pattern.slice(cursor.at);
}

/** The character at the cursor, which moves past it; empty at the end. */
export function takeChar(cursor: Cursor): string {
  const code = cursor.pattern.codePointAt(cursor.at);
  if (code === undefined) return '';
  if (isStrayByte(code)) throw new RegexpError('invalid UTF-8', restOf(cursor));
  const char = String.fromCodePoint(code);
  cursor.at += char.length;
  return char;
}

/** Whether a code unit encodes a byte that is not UTF-8 (or is half of a surrogate pair). */
export function isStrayByte(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}
