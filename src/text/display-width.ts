import { eastAsianWidth } from 'get-east-asian-width';
import { once } from '../model/memo.ts';

const ASCII = /^[\u0020-\u007e]*$/;
/** Made when a text needs it: looking up Unicode properties takes long. */
const zeroWidth = once(() => new RegExp(String.raw`^[\p{Mn}\p{Me}\p{Cf}]$`, 'u'));

/** Columns that a text takes on a terminal; expects text without control characters. */
export function displayWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** Columns of one character (one code point). */
export function charWidth(char: string): number {
  if (char.length === 1 && char >= ' ' && char <= '~') return 1;
  if (zeroWidth().test(char)) return 0;
  return eastAsianWidth(char.codePointAt(0) ?? 0);
}

/** The text with blanks behind it up to a width. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

/** The text with blanks before it up to a width. */
export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
}
