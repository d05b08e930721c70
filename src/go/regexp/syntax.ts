/** A parsed Go regular expression (RE2 syntax, the Perl flags of `regexp.Compile`). */
export type Expression =
  | { readonly kind: 'empty' }
  | { readonly kind: 'one'; readonly test: CharTest }
  | { readonly kind: 'assert'; readonly test: PlaceTest }
  | { readonly kind: 'sequence'; readonly parts: readonly Expression[] }
  | { readonly kind: 'either'; readonly parts: readonly Expression[] }
  | {
      readonly kind: 'repeat';
      readonly part: Expression;
      readonly min: number;
      /** Undefined: without bound. */
      readonly max: number | undefined;
    };

/** Whether a code point matches. */
export type CharTest = (char: number) => boolean;
/** Whether a place matches, by the code points on both sides (-1 beyond the text). */
export type PlaceTest = (before: number, after: number) => boolean;

/** What Go says when an expression is none. */
export class RegexpError extends Error {
  constructor(problem: string, part: string) {
    super(`error parsing regexp: ${problem}: \`${part}\``);
  }
}

export interface Flags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}
