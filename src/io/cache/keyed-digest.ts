import { createHmac } from 'node:crypto';

/** A digest that reveals nothing about the content without the key; `parts` are kept apart. */
export type Digest = (...parts: readonly (string | Uint8Array)[]) => string;

export function keyedDigest(key: Uint8Array | string): Digest {
  return (...parts) => markOf(key, 'digest', parts).toString('hex');
}

/** Lengths are part of what is marked: `ab`, `c` is not `a`, `bc`. */
export function markOf(
  key: Uint8Array | string,
  purpose: string,
  parts: readonly (string | Uint8Array)[],
): Buffer {
  const mark = createHmac('sha256', key).update(purpose);
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    mark.update(`\0${bytes.length}\0`).update(bytes);
  }
  return mark.digest();
}
