const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const GROUP = 8;
const PADDING = 0x3d;
/** How many digits a last group can have; other numbers do not fill a byte. */
const LENGTHS: ReadonlySet<number> = new Set([2, 4, 5, 7]);

/** base32.StdEncoding.EncodeToString */
export function encodeBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31] ?? '';
    held &= (1 << bits) - 1;
  }
  if (bits > 0) text += ALPHABET[(held << (5 - bits)) & 31] ?? '';
  return text + '='.repeat((GROUP - (text.length % GROUP)) % GROUP);
}

/** base32.StdEncoding.DecodeString: line breaks count for nothing. A string is Go's error. */
export function decodeBase32(input: Uint8Array): Uint8Array | string {
  const text = input.filter((byte) => byte !== 0x0a && byte !== 0x0d);
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += GROUP) {
    const group = groupAt(text, at);
    if (typeof group === 'number') return `illegal base32 data at input byte ${group}`;
    bytes.push(...bytesOf(group));
    if (group.length < GROUP) break;
  }
  return Uint8Array.from(bytes);
}

/** The digits of a group, fewer than eight if padding ends the text; a number is the offset of the wrong byte. */
function groupAt(text: Uint8Array, start: number): readonly number[] | number {
  const digits: number[] = [];
  while (digits.length < GROUP) {
    const count = digits.length;
    const at = start + count;
    const byte = text[at];
    if (byte === undefined) return text.length - count;
    const left = text.length - at - 1;
    if (byte === PADDING && count >= 2 && left < GROUP) {
      if (left + count < GROUP - 1) return text.length;
      const wrong = text.subarray(at + 1, start + GROUP).findIndex((each) => each !== PADDING);
      if (wrong !== -1) return at + wrong;
      return LENGTHS.has(count) ? digits : at;
    }
    const digit = ALPHABET.indexOf(String.fromCharCode(byte));
    if (digit === -1) return at;
    digits.push(digit);
  }
  return digits;
}

function bytesOf(digits: readonly number[]): number[] {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const digit of digits) {
    held = ((held << 5) | digit) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes;
}
