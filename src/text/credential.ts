import type { Span } from '../model/span.ts';

/** A name that is one of a credential, as a part of a regular expression; what is before the word is bounded, since a text may be one long word. */
export const CREDENTIAL_NAME =
  '[\\w.-]{0,100}(?:passw(?:or)?d|passphrase|token|credentials?|(?:api|secret|access|private|encryption|signing)[-_]?key|connection[-_]?string)';

/** `existingSecretKey: password`: the name of a key in a Secret that exists. */
const NAMES_KEY = /existing\w{0,60}key["']?[ \t]*[:=][ \t]*["']?$/i;
const BEFORE_VALUE = new RegExp(`${CREDENTIAL_NAME}["']?[ \\t]*[:=][ \\t]*["']?$`, 'i');
const LONGEST_KEY = 300;

/** Whether a value is written behind a key that is named like a credential: what charts get may become a Secret, and nothing says which of it. */
export function isNamedLikeCredential({ file, start }: Span): boolean {
  const before = file.text.slice(Math.max(0, start - LONGEST_KEY), start);
  return BEFORE_VALUE.test(before) && !namesKey(before);
}

/** Whether what is before a value says that it is the name of a key, however much that is called like a credential. */
export function namesKey(before: string): boolean {
  return NAMES_KEY.test(before);
}
