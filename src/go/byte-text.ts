/**
 * Text as Go has it: bytes, which may be no valid UTF-8. Each character of a byte text is one byte (U+0000 to U+00FF), so that
 * lengths, offsets and cuts count as Go counts them.
 */
export type ByteText = string;

const ASCII = /^[\x00-\x7F]*$/;

/** A text as its UTF-8 bytes; ASCII stays the same string. */
export function toByteText(text: string): ByteText {
  return ASCII.test(text) ? text : bytesToByteText(new TextEncoder().encode(text));
}

/** How many bytes a text has in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

export function bytesToByteText(bytes: Uint8Array): ByteText {
  let out = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    out += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return out;
}

export function bytesOf(text: ByteText): Uint8Array {
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

/** The text of its bytes; bytes that are not UTF-8 become U+FFFD, as when Go converts bytes to runes. */
export function fromByteText(text: ByteText): string {
  if (ASCII.test(text)) return text;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(text));
}

/** Whether the bytes are valid UTF-8. */
export function isValidUtf8(text: ByteText): boolean {
  if (ASCII.test(text)) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(text));
    return true;
  } catch {
    return false;
  }
}

interface Rune {
  /** The code point; U+FFFD for a byte that starts no character. */
  readonly code: number;
  /** How many bytes it takes; 0 at the end of the text. */
  readonly width: number;
}

const END: Rune = { code: 0, width: 0 };

/** utf8.DecodeRuneInString: the character at an offset. */
export function runeAt(text: ByteText, at: number): Rune {
  if (at >= text.length) return END;
  const first = text.charCodeAt(at);
  if (first < 0x80) return { code: first, width: 1 };
  const width = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const bytes = text.slice(at, at + width);
  if (first < 0xc2 || bytes.length < width || !isValidUtf8(bytes))
    return { code: 0xfffd, width: 1 };
  return { code: fromByteText(bytes).codePointAt(0) ?? 0xfffd, width };
}

/** The characters of a byte text, each as a string; a byte that starts none is U+FFFD. */
export function runesOf(text: ByteText): string[] {
  const runes: string[] = [];
  for (let at = 0; at < text.length;) {
    const { code, width } = runeAt(text, at);
    runes.push(String.fromCodePoint(code));
    at += width;
  }
  return runes;
}

/** How many units the character at an offset of a text takes. */
export function unitsAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
