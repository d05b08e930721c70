/** What a glob of github.com/gobwas/glob is read as. */
export type PatternNode =
  | { readonly kind: 'pattern'; readonly children: readonly PatternNode[] }
  /** `{a,b}`: a pattern each. */
  | { readonly kind: 'any-of'; readonly children: readonly PatternNode[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly chars: string; readonly not: boolean }
  | {
      readonly kind: 'range';
      readonly low: string;
      readonly high: string;
      readonly not: boolean;
    }
  /** `*` stops at separators, `**` (`super`) does not; `single` is `?`. */
  | { readonly kind: 'any' | 'super' | 'single' | 'nothing' };
