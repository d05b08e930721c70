import { fromByteText, isValidUtf8, type ByteText } from '../../../go/byte-text.ts';
import { countBefore } from '../../../model/group-by.ts';
import type { Piece } from '../envsubst/evaluate-template.ts';
import { utf16Offsets } from './text-map.ts';
import type { Variable } from './variable.ts';

/** The text of an object after substitution, which knows of each stretch what it came from. */
export interface SubstitutedText {
  readonly text: string;
  readonly segments: readonly Segment[];
}

/** A stretch of the result. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  /** What it came from in the printed object. */
  readonly from: { readonly start: number; readonly end: number };
  /** The text it came from. */
  readonly written: string;
  readonly piece: Piece<Variable>;
}

/** Stands around the number of an unknown piece: characters that YAML reads as ordinary ones and no one uses. */
const MARK = '\uE0F5';
export const MARKED = /\uE0F5(\d+)\uE0F5/g;

/** The text of all pieces; undefined where it is not UTF-8, which no YAML reader takes. */
export function joinPieces(
  pieces: readonly Piece<Variable>[],
  printed: ByteText,
): SubstitutedText | undefined {
  const fromPrinted = utf16Offsets(printed);
  const segments: Segment[] = [];
  const texts: string[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'unknown' && !isValidUtf8(piece.text)) return undefined;
    const text = piece.kind === 'unknown' ? `${MARK}${index}${MARK}` : fromByteText(piece.text);
    const from = { start: fromPrinted(piece.start), end: fromPrinted(piece.end) };
    const written = fromByteText(printed.slice(piece.start, piece.end));
    segments.push({ start: at, end: at + text.length, from, written, piece });
    texts.push(text);
    at += text.length;
  }
  return { text: texts.join(''), segments };
}

export function segmentAt({ segments }: SubstitutedText, offset: number): Segment | undefined {
  return segments[countBefore(segments, ({ start }) => start <= offset) - 1];
}

/** Where an offset of the result is in the printed object: exact in what was written there, else where the `${…}` starts. */
export function printedOffset(result: SubstitutedText, offset: number): number {
  const segment = segmentAt(result, offset);
  if (segment === undefined) return 0;
  const isWritten = segment.piece.kind === 'written';
  return segment.from.start + (isWritten ? offset - segment.start : 0);
}

/** The segments of a stretch of the result. */
export function segmentsIn(
  { segments }: SubstitutedText,
  start: number,
  end: number,
): readonly Segment[] {
  const found: Segment[] = [];
  const first = Math.max(0, countBefore(segments, (segment) => segment.start <= start) - 1);
  for (let index = first; index < segments.length; index++) {
    const segment = segments[index];
    if (segment === undefined || segment.start >= end) break;
    found.push(segment);
  }
  return found;
}

/** The segments that came from a stretch of the printed object. */
export function segmentsFrom(
  { segments }: SubstitutedText,
  { start, end }: { readonly start: number; readonly end: number },
): readonly Segment[] {
  const found: Segment[] = [];
  let index = countBefore(segments, ({ from }) => from.start <= end) - 1;
  for (; index >= 0; index--) {
    const segment = segments[index];
    if (segment === undefined || segment.from.start < start) break;
    if (segment.from.end <= end) found.push(segment);
  }
  return found.reverse();
}
