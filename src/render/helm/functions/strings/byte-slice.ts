import { widthOf, byteLength, isAscii, sliceBytes } from '../../text/bytes.ts';
import { remadeText, sliceText } from '../../text/edit-text.ts';
import type { Text } from '../../text/text.ts';

/** text[start:end] by bytes, pieces kept; if a character is cut, the result is made from the whole text. */
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
    at += widthOf(code);
    offset += code > 0xffff ? 2 : 1;
  }
  return at === bytes ? offset : undefined;
}

/** For many offsets of one text: the UTF-16 offset of a byte; undefined inside of a character. */
export function charOffsets(
  text: string,
  byteCount: number,
): (bytes: number) => number | undefined {
  if (byteCount === text.length) return (bytes) => bytes;
  const offsets = new Map<number, number>();
  let at = 0;
  for (let offset = 0; offset <= text.length;) {
    offsets.set(at, offset);
    const code = text.codePointAt(offset) ?? 0;
    at += widthOf(code);
    offset += code > 0xffff ? 2 : 1;
  }
  return (bytes) => offsets.get(bytes);
}
