import type { Piece, Text } from './text.ts';

/** The piece with the character at an offset (the last one for the end of the text), and its start. */
export function pieceAt(
  { pieces }: Text,
  offset: number,
): { readonly piece: Piece; readonly start: number } | undefined {
  const index = pieceIndex(pieces, offset);
  const piece = pieces[index];
  return piece === undefined ? undefined : { piece, start: pieces[index - 1]?.end ?? 0 };
}

/** The number of the piece that holds the character at an offset. */
export function pieceIndex(pieces: readonly Piece[], offset: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function piecesOf({ pieces }: Text): readonly (Piece & { readonly start: number })[] {
  return pieces.map((piece, index) => ({ ...piece, start: pieces[index - 1]?.end ?? 0 }));
}
