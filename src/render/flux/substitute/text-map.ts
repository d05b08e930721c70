import type { ByteText } from '../../../go/byte-text.ts';

/** Offsets in the bytes of a text → offsets in its UTF-16. */
type OffsetOf = (byte: number) => number;

/** The offsets of a byte text that is valid UTF-8. */
export function utf16Offsets(bytes: ByteText): OffsetOf {
  if (!/[\x80-\xFF]/.test(bytes)) return (at) => at;
  const offsets = new Int32Array(bytes.length + 1);
  let units = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes.charCodeAt(at);
    offsets[at] = units;
    if (byte < 0x80 || byte >= 0xc0) units += byte >= 0xf0 ? 2 : 1;
  }
  offsets[bytes.length] = units;
  return (at) => offsets[Math.max(0, Math.min(at, bytes.length))] ?? units;
}
