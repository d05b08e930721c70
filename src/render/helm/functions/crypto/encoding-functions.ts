import { createHash } from 'node:crypto';
import { decodeBase64 } from '../../../../go/base64.ts';
import { functionTable } from '../../template/function-table.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { remadeText } from '../../text/edit-text.ts';
import { goFunction } from '../../value/go-function.ts';
import { STRING } from '../../value/go-types.ts';
import type { GoFunction } from '../../value/go-value.ts';
import { stringValue } from '../../value/make-value.ts';
import { decodeBase32, encodeBase32 } from './base32.ts';

const ADLER_BASE = 65_521;

/** sprig's encodings and checksums of a text. A text that cannot be decoded gives the error as its result. */
export const ENCODING_FUNCTIONS = functionTable({
  b64enc: making((text) => Buffer.from(toBytes(text)).toString('base64')),
  b64dec: making(base64Decoded),
  b32enc: making((text) => encodeBase32(toBytes(text))),
  b32dec: making(base32Decoded),
  sha1sum: making((text) => digest('sha1', text)),
  sha256sum: making((text) => digest('sha256', text)),
  sha512sum: making((text) => digest('sha512', text)),
  adler32sum: making(adler32),
});

function making(make: (text: string) => string): GoFunction {
  return goFunction([STRING], ([{ text }]) => stringValue(remadeText(text, make(text.text))));
}

function base64Decoded(text: string): string {
  const decoded = decodeBase64(text);
  if (decoded.kind === 'bytes') return fromBytes(decoded.bytes);
  return `illegal base64 data at input byte ${decoded.offset}`;
}

function base32Decoded(text: string): string {
  const decoded = decodeBase32(toBytes(text));
  return typeof decoded === 'string' ? decoded : fromBytes(decoded);
}

function digest(algorithm: string, text: string): string {
  return createHash(algorithm).update(toBytes(text)).digest('hex');
}

/** hash/adler32.Checksum, in decimal digits. */
function adler32(text: string): string {
  let low = 1;
  let high = 0;
  for (const byte of toBytes(text)) {
    low = (low + byte) % ADLER_BASE;
    high = (high + low) % ADLER_BASE;
  }
  return String(high * 65_536 + low);
}
