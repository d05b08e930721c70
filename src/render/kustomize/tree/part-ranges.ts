import { countBefore } from '../../../model/group-by.ts';
import type { Value, ValuePart } from '../../../model/value.ts';

/** A part of a value and where it is in the text, `end` exclusive. */
export interface PartRange {
  readonly part: ValuePart;
  readonly start: number;
  readonly end: number;
}

/** The ranges of the parts of a filled-in scalar in its text, one behind the other; a placeholder reaches to the part behind it. */
export function partRanges(text: string, value: Value): readonly PartRange[] {
  const ranges: PartRange[] = [];
  let start = 0;
  for (const [index, part] of value.entries()) {
    const next = value[index + 1];
    const behind = next === undefined || next.kind === 'placeholder' ? '' : next.text;
    const end = part.kind === 'placeholder' ? endAt(text, start, behind) : start + part.text.length;
    ranges.push({ part, start, end });
    start = end;
  }
  return ranges;
}

function endAt(text: string, start: number, behind: string): number {
  const own = behind !== '' && text.startsWith('{{', start) ? text.indexOf('}}', start) + 2 : start;
  const found = behind === '' ? -1 : text.indexOf(behind, own);
  return found === -1 ? text.length : found;
}

/** Those of ordered ranges that a stretch of the text touches. */
export function rangesWithin(
  ranges: readonly PartRange[],
  start: number,
  end: number,
): readonly PartRange[] {
  const first = countBefore(ranges, (range) => range.end <= start);
  let behind = first;
  while (behind < ranges.length && (ranges[behind]?.start ?? end) < end) behind += 1;
  return ranges.slice(first, behind);
}
