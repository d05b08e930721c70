import { joinOrigins, type Origin } from './origin.ts';
import { MADE, type Piece, type Text } from './text.ts';

/** The origin of a whole text: those of all its pieces, joined. */
export function textOrigin(text: Text): Origin | undefined {
  let origin: Origin | undefined;
  let from = 0;
  for (const piece of text.pieces) {
    origin = joinOrigins(origin, pieceOrigin(piece, piece.end - from));
    from = piece.end;
  }
  return origin;
}

/** The origin of what is made from a run: of a run that is a part of something written, that part. */
export function pieceOrigin({ origin, at }: Piece, length: number): Origin | undefined {
  const span = origin?.span;
  if (origin === undefined || span === undefined || at === MADE) return origin;
  if (span.start === at && span.end === at + length) return origin;
  return { ...origin, span: { file: span.file, start: at, end: at + length } };
}
