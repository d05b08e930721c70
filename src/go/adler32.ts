const PRIME = 65_521;

/** hash/adler32.Checksum. */
export function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % PRIME;
    high = (high + low) % PRIME;
  }
  return high * 65_536 + low;
}
