import { isAlphaNumeric } from './characters.ts';

const DECIMAL = '0123456789_';
const HEX = '0123456789abcdefABCDEF_';
const OCTAL = '01234567_';
const BINARY = '01_';

/**
 * The end of the number at an offset. It is not checked further, except that no letter or digit may follow: then `ends`
 * is false and `end` is behind that character.
 */
export function scanNumber(
  text: string,
  start: number,
): { readonly end: number; readonly ends: boolean } {
  let at = pass(text, start, '+-');
  const prefix = text[at] === '0' ? (text[at + 1] ?? '').toLowerCase() : '';
  const digits = prefix === 'x' ? HEX : prefix === 'o' ? OCTAL : prefix === 'b' ? BINARY : DECIMAL;
  at = passRun(text, digits === DECIMAL ? at : at + 2, digits);
  if (text[at] === '.') at = passRun(text, at + 1, digits);
  if (digits === DECIMAL) at = passExponent(text, at, 'eE');
  if (digits === HEX) at = passExponent(text, at, 'pP');
  at = pass(text, at, 'i');
  const next = text.codePointAt(at);
  if (next === undefined || !isAlphaNumeric(next)) return { end: at, ends: true };
  return { end: at + (next > 0xffff ? 2 : 1), ends: false };
}

function passExponent(text: string, at: number, letters: string): number {
  const behind = pass(text, at, letters);
  return behind === at ? at : passRun(text, pass(text, behind, '+-'), DECIMAL);
}

function pass(text: string, at: number, valid: string): number {
  return at < text.length && valid.includes(text.charAt(at)) ? at + 1 : at;
}

function passRun(text: string, start: number, valid: string): number {
  let at = start;
  while (at < text.length && valid.includes(text.charAt(at))) at += 1;
  return at;
}
