const LETTER_OR_DIGIT = /^[\p{L}\p{Nd}]$/u;

/** Whether a character separates the words of an action; trimming removes the same characters. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0d || code === 0x0a;
}

/** A letter, digit or underscore: what names are made of. */
export function isAlphaNumeric(code: number): boolean {
  if (code < 0x80) {
    const lower = code | 0x20;
    return code === 0x5f || (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39);
  }
  return LETTER_OR_DIGIT.test(String.fromCodePoint(code));
}
