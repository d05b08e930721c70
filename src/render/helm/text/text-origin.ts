import type { Origin } from './origin.ts';
import { joinOrigins } from './origin.ts';
import type { Text } from './text.ts';

/** The origin of a whole text: those of all its pieces, joined. */
export function textOrigin(text: Text): Origin | undefined {
  const { pieces } = text;
  if (pieces.length === 1) return pieces[0]?.origin;
  let origin: Origin | undefined;
  for (const piece of pieces) origin = joinOrigins(origin, piece.origin);
  return origin;
}
