/**
 * Go's strings as bytes. Valid UTF-8 is held as the characters it spells; every other byte as the lone surrogate
 * U+DC00 + byte. Low surrogates of a pair are not lone, so the two never mix.
 */

const LONE = 0xdc00;
const ASCII_ONLY = /^[\u0000-\u007f]*$/;
const ODD_BYTE = /(?:^|[^\ud800-\udbff])[\udc80-\udcff]/;
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether every character is one byte: then offsets in bytes and in UTF-16 are the same. */
export function isAscii(text: string): boolean {
  return ASCII_ONLY.test(text);
}

/** Whether a text holds bytes that are not UTF-8. */
export function hasOddBytes(text: string): boolean {
  return ODD_BYTE.test(text);
}

/** len(text) in Go: its bytes. */
export function byteLength(text: string): number {
  return isAscii(text) ? text.length : byteOffset(text, text.length);
}

/** The bytes before an offset (UTF-16) of a text. */
export function byteOffset(text: string, offset: number): number {
  let bytes = 0;
  for (let at = 0; at < offset;) {
    const code = text.codePointAt(at) ?? 0;
    bytes += widthOf(code);
    at += code > 0xffff ? 2 : 1;
  }
  return bytes;
}

/** text[start:end] in Go, by bytes. A character that is cut leaves its bytes. */
export function sliceBytes(text: string, start: number, end: number): string {
  if (isAscii(text)) return text.slice(start, end);
  return fromBytes(toBytes(text).subarray(start, end));
}

export function toBytes(text: string): Uint8Array {
  if (!hasOddBytes(text)) return Buffer.from(text, 'utf8');
  const parts: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    const next = at + (code > 0xffff ? 2 : 1);
    if (isOddByte(code)) {
      parts.push(Buffer.from(text.slice(from, at), 'utf8'), Uint8Array.of(code - LONE));
      from = next;
    }
    at = next;
  }
  parts.push(Buffer.from(text.slice(from), 'utf8'));
  return Buffer.concat(parts);
}

export function fromBytes(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return decodeOdd(bytes);
  }
}

/** A text after joining: bytes that were parts of one character and now meet again become that character. */
export function repairBytes(text: string): string {
  return hasOddBytes(text) ? fromBytes(toBytes(text)) : text;
}

/** Whether a code point encodes a byte that is not UTF-8 (given that it is not half of a pair). */
export function isOddByte(code: number): boolean {
  return code >= LONE + 0x80 && code <= LONE + 0xff;
}

/** How many bytes a character takes; one that stands for a byte takes one. */
export function widthOf(code: number): number {
  if (code < 0x80 || isOddByte(code)) return 1;
  if (code < 0x800) return 2;
  return code > 0xffff ? 4 : 3;
}

function decodeOdd(bytes: Uint8Array): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < bytes.length;) {
    const width = characterWidth(bytes, at);
    if (width > 0) {
      at += width;
      continue;
    }
    if (from < at) parts.push(decoder.decode(bytes.subarray(from, at)));
    parts.push(String.fromCharCode(LONE + (bytes[at] ?? 0)));
    at += 1;
    from = at;
  }
  if (from < bytes.length) parts.push(decoder.decode(bytes.subarray(from)));
  return parts.join('');
}

/** Number of bytes of the valid character at an offset; 0 if there is none. */
function characterWidth(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const width = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  if (first < 0xc2 || first > 0xf4 || at + width > bytes.length) return 0;
  const second = bytes[at + 1] ?? 0;
  // No overlong forms, no surrogates, nothing beyond U+10FFFF.
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < low || second > high) return 0;
  for (let index = 2; index < width; index++) {
    if (((bytes[at + index] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return width;
}
