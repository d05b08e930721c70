import type { TextRange } from '../../model/span.ts';
import { REDACTED } from './name-redactor.ts';

/** A text with `***` for some ranges of it, sorted and disjoint. */
export function withoutRanges(text: string, ranges: readonly TextRange[]): string {
  let at = 0;
  let out = '';
  for (const { start, end } of ranges) {
    out += text.slice(at, start) + REDACTED;
    at = end;
  }
  return out + text.slice(at);
}
