/** The result of Go's standard base64 decoder: bytes, or the offset in its error `illegal base64 data at input byte N`. */
type Base64 =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'invalid'; readonly offset: number };

const DIGITS = digitsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const PLAIN = /^[A-Za-z0-9+/]*={0,2}$/;
const PAD = 0x3d;

/**
 * Decodes as the API server does (`encoding/base64.StdEncoding`): the standard alphabet, padding required, `\r` and `\n`
 * ignored anywhere, blanks and tabs refused, non-zero trailing bits accepted. The offset counts UTF-8 bytes.
 */
export function decodeBase64(text: string): Base64 {
  const packed = packedBase64(text);
  if (packed === undefined) return { kind: 'invalid', offset: firstIllegal(encoded(text)) };
  return { kind: 'bytes', bytes: Uint8Array.from(Buffer.from(packed, 'base64')) };
}

/** The offset at which decoding stops; undefined when the text decodes. */
export function illegalBase64(text: string): number | undefined {
  return packedBase64(text) === undefined ? firstIllegal(encoded(text)) : undefined;
}

/** How many bytes a text decodes to; 0 when it does not decode. */
export function base64Size(text: string): number {
  const packed = packedBase64(text) ?? '';
  const padding = packed.endsWith('==') ? 2 : Number(packed.endsWith('='));
  return (packed.length / 4) * 3 - padding;
}

/** The text without line ends, when it decodes. */
function packedBase64(text: string): string | undefined {
  const packed = /[\r\n]/.test(text) ? text.replaceAll(/[\r\n]/g, '') : text;
  return packed.length % 4 === 0 && PLAIN.test(packed) ? packed : undefined;
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Walks quanta of four as Go does; only called for texts that do not decode. */
function firstIllegal(input: Uint8Array): number {
  let at = 0;
  for (;;) {
    let digits = 0;
    while (digits < 4) {
      if (at === input.length) return at - digits;
      const byte = input[at] ?? 0;
      at += 1;
      if (isNewline(byte)) continue;
      if (DIGITS.has(byte)) digits += 1;
      else return byte === PAD ? illegalPadding(input, at, digits) : at - 1;
    }
  }
}

/** `at` is just after the first `=`, which followed `digits` digits of its quantum. */
function illegalPadding(input: Uint8Array, at: number, digits: number): number {
  if (digits < 2) return at - 1;
  if (digits === 3) return skipNewlines(input, at);
  const second = skipNewlines(input, at);
  if (second === input.length) return second;
  if (input[second] !== PAD) return second - 1;
  return skipNewlines(input, second + 1);
}

function skipNewlines(input: Uint8Array, from: number): number {
  let at = from;
  while (at < input.length && isNewline(input[at] ?? 0)) at += 1;
  return at;
}

function isNewline(byte: number): boolean {
  return byte === 0x0a || byte === 0x0d;
}

function digitsOf(alphabet: string): ReadonlySet<number> {
  return new Set(new TextEncoder().encode(alphabet));
}
