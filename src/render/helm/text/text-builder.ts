import type { Origin, Place } from './origin.ts';
import type { Piece, Text } from './text.ts';
import { EMPTY_TEXT, MADE } from './text.ts';

/** Collects the parts of a text. Append only; `finishText` reads it. */
export interface TextBuilder {
  text: string;
  readonly pieces: Piece[];
  /** Something appended has an origin or a place: else the pieces are of no use. */
  remembers: boolean;
}

/** An empty builder. */
export function newBuilder(): TextBuilder {
  return { text: '', pieces: [], remembers: false };
}

/** Appends a run of one origin; a run that goes on where the last one ends becomes one with it. */
export function appendRun(
  builder: TextBuilder,
  run: string,
  origin?: Origin,
  at: number = MADE,
  place?: Place,
): void {
  if (run === '') return;
  const { pieces } = builder;
  const start = builder.text.length;
  builder.text += run;
  const end = builder.text.length;
  if (origin !== undefined || place !== undefined) builder.remembers = true;
  const last = pieces.at(-1);
  if (last !== undefined && last.origin === origin && last.place === place) {
    const lastStart = pieces.at(-2)?.end ?? 0;
    if (goesOn(last, start - lastStart, at)) {
      pieces[pieces.length - 1] = { end, origin, at: last.at, place };
      return;
    }
  }
  pieces.push({ end, origin, at, place });
}

/** Appends a text with its pieces; those that have no place get this one. */
export function appendText(builder: TextBuilder, text: Text, place?: Place): void {
  if (text.pieces.length === 0) {
    appendRun(builder, text.text, undefined, MADE, place);
    return;
  }
  appendPieces(builder, text, 0, text.text.length, place);
}

/** Appends the part of a text between two offsets. */
export function appendPart(builder: TextBuilder, text: Text, start: number, end: number): void {
  if (text.pieces.length === 0) appendRun(builder, text.text.slice(start, end));
  else appendPieces(builder, text, start, end, undefined);
}

/** What was appended. The last thing done with a builder: the text takes its pieces. */
export function finishText(builder: TextBuilder): Text {
  if (builder.text === '') return EMPTY_TEXT;
  return { text: builder.text, pieces: builder.remembers ? builder.pieces : [] };
}

function appendPieces(
  builder: TextBuilder,
  text: Text,
  start: number,
  end: number,
  place: Place | undefined,
): void {
  let from = 0;
  for (const piece of text.pieces) {
    const low = Math.max(from, start);
    const high = Math.min(piece.end, end);
    if (low < high) {
      const at = piece.at === MADE ? MADE : piece.at + low - from;
      appendRun(builder, text.text.slice(low, high), piece.origin, at, piece.place ?? place);
    }
    if (piece.end >= end) return;
    from = piece.end;
  }
}

function goesOn(last: Piece, length: number, at: number): boolean {
  return last.at === MADE ? at === MADE : at === last.at + length;
}
