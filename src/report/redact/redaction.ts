import type { Reason } from '../../model/reason.ts';
import type { Text } from '../../model/message.ts';
import type { RedactText } from './search-text.ts';

/** How the texts of one report lose values of Secrets. */
export interface Redaction {
  /** A message: its arguments by their origin, and what has none by search. */
  readonly inMessage: (message: Text) => string;
  /** A text of which nobody knows where its parts come from: searched for values. */
  readonly inText: RedactText;
  /** A reason, whose code stays. */
  readonly inReason: (reason: Reason) => Reason;
  /** A name: redacted if it was copied out of a Secret. That a value is equal to it is no reason. */
  readonly inName: RedactText;
  /** The names that were copied out of Secrets, or became keys by mistake. */
  readonly names: ReadonlySet<string>;
}
