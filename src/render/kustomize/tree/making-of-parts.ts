import { memo } from '../../../model/memo.ts';
import type { ScalarNode } from '../../../model/node.ts';
import type { Making, Span } from '../../../model/span.ts';
import { partRanges, rangesWithin } from './part-ranges.ts';

// Each scalar in an embedded text asks.
const rangesIn = memo(({ text, value = [] }: ScalarNode) => partRanges(text, value));

/** What is secret or unknown in a stretch of a text that something filled in; `place` is where the stretch was written. */
export function makingOfParts(node: ScalarNode, place: Span, start: number, end: number): Making {
  const parts = rangesWithin(rangesIn(node), start, end).map(({ part }) => part);
  const unknown = parts.find((part) => part.kind === 'placeholder');
  return {
    places: [place],
    calls: [],
    secret: parts.some(({ kind }) => kind === 'secret'),
    unknowable: unknown?.label,
  };
}
