import type { Origin, Place } from './origin.ts';
import { joinOrigins } from './origin.ts';
import type { Piece, Text } from './text.ts';
import { EMPTY_TEXT, MADE } from './text.ts';
import { pieceIndex } from './piece-at.ts';

/** Collects the parts of a text. Append only; `finishText` reads it. */
export interface TextBuilder {
  text: string;
  readonly pieces: Piece[];
  /** Something appended has an origin or a place: else the pieces are of no use. */
  remembers: boolean;
}

/** Beyond it the last piece stands for all that follows: no chart is that long, but a text that is doubled again and again. */
const MOST_PIECES = 200_000;

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
  if (last === undefined) {
    pieces.push({ end, origin, at, place });
  } else if (last.origin === origin && last.place === place && goesOn(pieces, start, at)) {
    pieces[pieces.length - 1] = { end, origin, at: last.at, place };
  } else if (pieces.length < MOST_PIECES) {
    pieces.push({ end, origin, at, place });
  } else {
    const joined = joinOrigins(last.origin, origin);
    pieces[pieces.length - 1] = { end, origin: joined, at: MADE, place: last.place };
  }
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
  { text, pieces }: Text,
  start: number,
  end: number,
  place: Place | undefined,
): void {
  for (let index = pieceIndex(pieces, start); index < pieces.length; index++) {
    const piece = pieces[index];
    const from = pieces[index - 1]?.end ?? 0;
    if (piece === undefined || from >= end) return;
    const low = Math.max(from, start);
    const at = piece.at === MADE ? MADE : piece.at + low - from;
    const run = text.slice(low, Math.min(piece.end, end));
    appendRun(builder, run, piece.origin, at, piece.place ?? place);
  }
}

function goesOn(pieces: readonly Piece[], start: number, at: number): boolean {
  const last = pieces.at(-1)?.at ?? MADE;
  return last === MADE ? at === MADE : at === last + start - (pieces.at(-2)?.end ?? 0);
}
