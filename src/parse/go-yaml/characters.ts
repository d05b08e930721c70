/** Character classes of go-yaml v2's scanner (YAML 1.1: NEL, LS and PS are line breaks), on UTF-16 code units; 0 is the end. */

export const TAB = 9;
export const LF = 10;
export const CR = 13;
export const SPACE = 32;

export function isBlank(char: number): boolean {
  return char === SPACE || char === TAB;
}

export function isBreak(char: number): boolean {
  if (char > CR && char < 0x85) return false;
  return char === LF || char === CR || char === 0x85 || char === 0x2028 || char === 0x2029;
}

export function isBreakOrEnd(char: number): boolean {
  return char === 0 || isBreak(char);
}

export function isBlankOrEnd(char: number): boolean {
  if (char > SPACE && char < 0x85) return false;
  return char === 0 || isBlank(char) || isBreak(char);
}

export function isDigit(char: number): boolean {
  return char >= 48 && char <= 57;
}

export function isHex(char: number): boolean {
  return isDigit(char) || (char >= 65 && char <= 70) || (char >= 97 && char <= 102);
}

/** A letter of ASCII, or a digit. */
export function isAlphanumeric(char: number): boolean {
  return isDigit(char) || (char >= 65 && char <= 90) || (char >= 97 && char <= 122);
}

/** Letters of anchors, tag handles and directives. */
export function isWord(char: number): boolean {
  return isAlphanumeric(char) || char === 45 || char === 95;
}

/** Characters that go-yaml's reader refuses anywhere in a text. */
export const FORBIDDEN = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ud800-\udfff\ue000-\ufffd]/;
