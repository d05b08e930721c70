import type { Span } from './span.ts';

/** Text to write instead of a span; the text is inserted at a span without length. */
export interface TextEdit {
  readonly at: Span;
  readonly text: string;
}

/** A change of files that fixes a problem beyond doubt. */
export interface Fix {
  /** The change, as an imperative sentence. */
  readonly message: string;
  /** All of them are made, or none. */
  readonly edits: readonly TextEdit[];
}
