import { REDACTED } from './name-redactor.ts';
import type { Range } from './secret-text-ranges.ts';

/** A text with `***` for some ranges of it, sorted and disjoint. */
export function withoutRanges(text: string, ranges: readonly Range[]): string {
  let at = 0;
  let out = '';
  for (const { start, end } of ranges) {
    out += text.slice(at, start) + REDACTED;
    at = end;
  }
  return out + text.slice(at);
}
