import type { Span } from '../../../model/span.ts';
import { pieceAt } from './piece-at.ts';
import { MADE, type Text } from './text.ts';

/**
 * The span in which a part of a text was written: the part itself if it is written literally (up to the end of its first
 * piece), else everything that its first piece was made from. Undefined if it was not written in a file.
 */
export function narrowSpan(text: Text, start: number, end: number): Span | undefined {
  const found = pieceAt(text, start);
  const span = found?.piece.origin?.span;
  if (found === undefined || span === undefined || found.piece.at === MADE) return span;
  const from = found.piece.at + start - found.start;
  return { file: span.file, start: from, end: from + Math.min(end, found.piece.end) - start };
}
