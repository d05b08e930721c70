import type { Span } from '../model/span.ts';

/** A name that is one of a credential, as a part of a regular expression; what is before the word is bounded, since a text may be one long word. */
export const CREDENTIAL_NAME =
  '[\\w.-]{0,100}(?:passw(?:or)?d|passphrase|token|credentials?|(?:api|secret|access|private|encryption|signing)[-_]?key|connection[-_]?string)';

const BEFORE_VALUE = new RegExp(`${CREDENTIAL_NAME}["']?[ \\t]*[:=][ \\t]*["']?$`, 'i');
const LONGEST_KEY = 300;

/** Whether a value is written behind a key that is named like a credential: what charts get may become a Secret, and nothing says which of it. */
export function isNamedLikeCredential({ file, start }: Span): boolean {
  return BEFORE_VALUE.test(file.text.slice(Math.max(0, start - LONGEST_KEY), start));
}
