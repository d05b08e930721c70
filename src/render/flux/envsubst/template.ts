import type { ByteText } from '../../../go/byte-text.ts';
import type { TextRange } from '../../../model/span.ts';

/** A text with `${…}` in it, taken apart. Offsets count bytes of the text. */
export type TemplatePart = TemplateText | TemplateCall;

export interface TemplateText {
  readonly kind: 'text';
  /** What it stands for: the text as written, without the characters that escape others. */
  readonly text: ByteText;
  /** Where that was written, piece by piece. */
  readonly runs: readonly TextRange[];
}

/** `${param}` or `${param OPERATOR arguments}`. */
export interface TemplateCall extends TextRange {
  readonly kind: 'call';
  readonly param: string;
  /** As written: `:=`, `//`, `#`; empty for the bare variable. */
  readonly operator: string;
  readonly args: readonly TemplatePart[];
}

/** Why envsubst cannot read a text, in its own words, and the `${` that it cannot read. */
export interface TemplateFault {
  readonly message: string;
  readonly at: number;
}
