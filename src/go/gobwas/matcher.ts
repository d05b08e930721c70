/** How much a match may still do; whoever runs out of it stops. */
export interface Work {
  left: number;
}

export class OutOfWork extends Error {}

/** Where a matcher is first found in a text, and the lengths that it may take there, shortest first. */
export interface Found {
  readonly at: number;
  readonly lengths: readonly number[];
}

/**
 * A matcher of github.com/gobwas/glob for texts of ASCII characters. Its quirks are imitated: `length` is what the library believes,
 * -1 where it may differ.
 */
export interface Matcher {
  readonly kind: MatcherKind;
  readonly length: number;
  readonly matches: (text: string, work: Work) => boolean;
  readonly find: (text: string, work: Work) => Found | undefined;
  /** The text of a `text`, `prefix` or `suffix`; what an `any`, `single` or negated `list` stops at. */
  readonly text: string;
}

export type MatcherKind =
  | 'text'
  | 'any'
  | 'super'
  | 'single'
  | 'not-in-list'
  | 'prefix'
  | 'suffix'
  | 'tree'
  | 'other';

export function spend(work: Work, steps: number): void {
  work.left -= steps;
  if (work.left < 0) throw new OutOfWork();
}

/** Every length from one to another. */
export function lengthsFrom(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Sorted, each once. */
export function mergeLengths(left: readonly number[], right: readonly number[]): readonly number[] {
  return [...new Set([...left, ...right])].sort((a, b) => a - b);
}

/** The first place of one of some characters; -1 where there is none. */
export function indexOfAny(text: string, chars: string): number {
  for (let at = 0; at < text.length; at++) if (chars.includes(text.charAt(at))) return at;
  return -1;
}
