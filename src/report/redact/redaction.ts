import type { Text } from '../../model/message.ts';
import type { Reason } from '../../model/reason.ts';
import type { Span } from '../../model/span.ts';
import type { RedactText } from './name-redactor.ts';

/** How the texts of one report lose values of Secrets. */
export interface Redaction {
  /** A message about a place: its arguments by their origin. */
  readonly inMessage: (message: Text, at?: Span) => string;
  /** Whether a message shows the very text at its place. */
  readonly isQuoted: (message: Text, at: Span) => boolean;
  /** A name in what identifies the problem of a message: as the message shows it. */
  readonly inIdentity: (message: Text) => RedactText;
  /** A reason, whose code stays. */
  readonly inReason: (reason: Reason) => Reason;
  /** A name, or a text with names in it: redacted if they were copied out of a Secret. */
  readonly inName: RedactText;
  /** The names that were copied out of Secrets, or became keys by mistake. */
  readonly names: ReadonlySet<string>;
}
