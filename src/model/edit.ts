import type { Span } from './span.ts';

/** Text to write instead of a span; a span without length is where it is inserted. */
export interface TextEdit {
  readonly at: Span;
  readonly text: string;
}

/** A change of files that fixes a problem beyond doubt. */
export interface Fix {
  /** What the change does, an imperative sentence. */
  readonly message: string;
  /** All of them are made, or none. */
  readonly edits: readonly TextEdit[];
}
