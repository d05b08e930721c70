import { joinOrigins, type Origin, type TemplateSite } from './origin.ts';
import { pieceIndex } from './piece-at.ts';
import { EMPTY_TEXT, MADE, type Piece, type Text } from './text.ts';

/** Collects the parts of a text. Append only; `finishText` reads it. */
export interface TextBuilder {
  text: string;
  readonly pieces: Piece[];
  /** Something appended has an origin or a place: else the pieces are of no use. */
  remembers: boolean;
}

/** Beyond it, the last piece covers all that follows. Only a text that is doubled again and again becomes so long. */
const MAX_PIECES = 200_000;

export function newBuilder(): TextBuilder {
  return { text: '', pieces: [], remembers: false };
}

/** Appends a run of one origin; a run that continues the last one is joined with it. */
export function appendRun(
  builder: TextBuilder,
  run: string,
  origin?: Origin,
  at: number = MADE,
  place?: TemplateSite,
): void {
  if (run === '') return;
  const start = builder.text.length;
  builder.text += run;
  appendPiece(builder, start, { end: builder.text.length, origin, at, place });
}

/** A piece that begins where the last one ends, at `start`. */
function appendPiece(builder: TextBuilder, start: number, piece: Piece): void {
  const { pieces } = builder;
  const { end, origin, at, place } = piece;
  if (origin !== undefined || place !== undefined) builder.remembers = true;
  const last = pieces[pieces.length - 1];
  if (last === undefined) {
    pieces.push(piece);
  } else if (last.origin === origin && last.place === place && goesOn(pieces, last, start, at)) {
    pieces[pieces.length - 1] = { end, origin, at: last.at, place };
  } else if (pieces.length < MAX_PIECES) {
    pieces.push(piece);
  } else {
    const joined = joinOrigins(last.origin, origin);
    pieces[pieces.length - 1] = { end, origin: joined, at: MADE, place: last.place };
  }
}

/** Appends a text with its pieces; those that have no place get this one. */
export function appendText(builder: TextBuilder, text: Text, place?: TemplateSite): void {
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

/** The text that was appended. The builder must not be used afterwards, because the text takes its pieces. */
export function finishText(builder: TextBuilder): Text {
  if (builder.text === '') return EMPTY_TEXT;
  return { text: builder.text, pieces: builder.remembers ? builder.pieces : [] };
}

function appendPieces(
  builder: TextBuilder,
  { text, pieces }: Text,
  start: number,
  end: number,
  place: TemplateSite | undefined,
): void {
  const most = Math.min(end, text.length);
  if (start >= most) return;
  const before = builder.text.length;
  builder.text += start === 0 && most === text.length ? text : text.slice(start, most);
  const shift = before - start;
  let index = pieceIndex(pieces, start);
  let from = pieces[index - 1]?.end ?? 0;
  for (let piece = pieces[index]; piece !== undefined && from < most; piece = pieces[index]) {
    const low = Math.max(from, start);
    appendPiece(builder, low + shift, {
      end: Math.min(piece.end, most) + shift,
      origin: piece.origin,
      at: piece.at === MADE ? MADE : piece.at + low - from,
      place: piece.place ?? place,
    });
    from = piece.end;
    index += 1;
  }
}

function goesOn(pieces: readonly Piece[], last: Piece, start: number, at: number): boolean {
  if (last.at === MADE) return at === MADE;
  return at === last.at + start - (pieces[pieces.length - 2]?.end ?? 0);
}
