import type { ScalarNode } from '../../../model/node.ts';
import type { Making, Span } from '../../../model/span.ts';
import { partRanges } from './part-ranges.ts';

/** What is secret or unknown in a stretch of a text that something filled in; `place` is where the stretch was written. */
export function makingOfParts(node: ScalarNode, place: Span, start: number, end: number): Making {
  const parts = partRanges(node.text, node.value ?? [])
    .filter((range) => range.start < end && range.end > start)
    .map(({ part }) => part);
  const unknown = parts.find((part) => part.kind === 'placeholder');
  return {
    places: [place],
    calls: [],
    secret: parts.some(({ kind }) => kind === 'secret'),
    unknowable: unknown?.label,
  };
}
