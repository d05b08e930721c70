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

/** The index of the last of some sorted items that starts at an offset or before it; -1 when there is none. */
export function indexAtOrBefore<T>(
  items: ArrayLike<T>,
  startOf: (item: T) => number,
  offset: number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && startOf(item) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
