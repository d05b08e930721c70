const SHORT: ReadonlyMap<number, string> = new Map([
  [0x00, '0'],
  [0x07, 'a'],
  [0x08, 'b'],
  [0x09, 't'],
  [0x0a, 'n'],
  [0x0b, 'v'],
  [0x0c, 'f'],
  [0x0d, 'r'],
  [0x1b, 'e'],
  [0x22, '"'],
  [0x5c, '\\'],
  [0x85, 'N'],
  [0xa0, '_'],
  [0x2028, 'L'],
  [0x2029, 'P'],
]);
const ESCAPED = /["\\]|[^\x20-\x7E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]/u;
const ALL_ESCAPED = new RegExp(ESCAPED, 'gu');

/** Whether go-yaml escapes a character between double quotes. */
export function isEscaped(char: string): boolean {
  return ESCAPED.test(char);
}

/** A character as go-yaml escapes it between double quotes. */
export function escapeChar(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const short = SHORT.get(code);
  if (short !== undefined) return `\\${short}`;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

/** The replacement of a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** What go-yaml escapes in a text between double quotes. */
export function escapesIn(text: string): readonly Edit[] {
  return Array.from(text.matchAll(ALL_ESCAPED), ({ index, 0: char }) => ({
    start: index,
    end: index + char.length,
    by: escapeChar(char),
  }));
}
