import { byteLength, isAscii, isOddByte, sliceBytes } from '../../text/bytes.ts';
import { remadeText, sliceText } from '../../text/edit-text.ts';
import type { Text } from '../../text/text.ts';

/** text[start:end] by bytes, pieces kept; where a character is cut, the text is made from the whole. */
export function sliceTextBytes(text: Text, start: number, end: number): Text {
  if (isAscii(text.text)) return sliceText(text, start, end);
  const from = charOffset(text.text, start);
  const to = charOffset(text.text, end);
  if (from === undefined || to === undefined) {
    return remadeText(text, sliceBytes(text.text, start, end));
  }
  return sliceText(text, from, to);
}

/** len(text) */
export function textBytes(text: Text): number {
  return byteLength(text.text);
}

/** The UTF-16 offset of a byte; undefined inside of a character. */
function charOffset(text: string, bytes: number): number | undefined {
  let offset = 0;
  let at = 0;
  while (at < bytes && offset < text.length) {
    const code = text.codePointAt(offset) ?? 0;
    at += code < 0x80 || isOddByte(code) ? 1 : code < 0x800 ? 2 : code > 0xffff ? 4 : 3;
    offset += code > 0xffff ? 2 : 1;
  }
  return at === bytes ? offset : undefined;
}
