import type { Origin, TemplateSite } from './origin.ts';

/**
 * A Go string that remembers who wrote which part of it. Immutable.
 *
 * Go's strings are bytes. A byte that is not part of valid UTF-8 is held as the lone low surrogate U+DC80 … U+DCFF
 * (`bytes.ts`), so a text cut in the middle of a character survives until the output.
 */
export interface Text {
  readonly text: string;
  /** Runs that cover the text without a gap; none at all if no part of it has an origin. */
  readonly pieces: readonly Piece[];
}

/** A run of a text. It begins where the piece before it ends. */
export interface Piece {
  /** Offset (UTF-16) behind its last character. */
  readonly end: number;
  readonly origin: Origin | undefined;
  /**
   * Offset of the run's first character in the file of `origin.span` if the run is written there literally; -1 if it was
   * made from the text there.
   */
  readonly at: number;
  /**
   * The action that brought the run into the output: for a value the one that prints it, for literal text of a template
   * the one that called that template. Undefined for what has not been printed yet and for literal text at the top.
   */
  readonly place: TemplateSite | undefined;
}

/** `at` of a piece that is made from its origin. */
export const MADE = -1;
const NO_PIECES: readonly Piece[] = [];

export const EMPTY_TEXT: Text = { text: '', pieces: NO_PIECES };

/** A text of one origin. `at`: see `Piece`; leave it out for a text that is made from the text at the origin. */
export function textOf(text: string, origin?: Origin, at: number = MADE): Text {
  if (text === '') return EMPTY_TEXT;
  if (origin === undefined) return { text, pieces: NO_PIECES };
  return { text, pieces: [{ end: text.length, origin, at, place: undefined }] };
}
