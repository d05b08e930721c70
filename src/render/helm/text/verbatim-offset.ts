import type { Origin } from './origin.ts';
import { MADE } from './text.ts';

/** `at` of a piece (see `Piece`) for a text whose origin's span may spell it as it is: a number, a bool, a plain string. */
export function verbatimOffset(text: string, origin: Origin | undefined): number {
  const span = origin?.span;
  if (span === undefined || span.end - span.start !== text.length) return MADE;
  return span.file.text.startsWith(text, span.start) ? span.start : MADE;
}
