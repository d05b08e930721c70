import { createDecipheriv } from 'node:crypto';
import { decodeBase64 } from '../../../../go/base64.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { failed } from '../../value/go-function.ts';
import type { GoFailure } from '../../value/go-value.ts';

const BLOCK = 16;
const KEY = 32;

/** sprig's decryptAES: AES-256 in CBC mode, the vector before the text, all in base64. */
export function decryptAes(password: string, encrypted: string): string | GoFailure {
  if (encrypted === '') return '';
  const decoded = decodeBase64(encrypted);
  if (decoded.kind === 'invalid')
    return failed(`illegal base64 data at input byte ${decoded.offset}`);
  const { bytes } = decoded;
  if (bytes.length < BLOCK) return failed(tooShort(bytes.length, encrypted.length));
  const body = bytes.subarray(BLOCK);
  if (body.length % BLOCK !== 0) return failed('crypto/cipher: input not full blocks');
  if (body.length === 0) return failed('runtime error: index out of range [-1]');
  const key = Buffer.alloc(KEY);
  key.set(toBytes(password).subarray(0, KEY));
  const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, BLOCK));
  decipher.setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(body), decipher.final()]);
  const end = plain.length - (plain.at(-1) ?? 0);
  return end < 0
    ? failed(`runtime error: slice bounds out of range [:${end}]`)
    : fromBytes(plain.subarray(0, end));
}

/** Go's buffer has room for line breaks and padding too. */
function tooShort(length: number, encodedLength: number): string {
  const capacity = Math.floor(encodedLength / 4) * 3;
  const range = capacity < BLOCK ? `[:${BLOCK}] with capacity ${capacity}` : `[${BLOCK}:${length}]`;
  return `runtime error: slice bounds out of range ${range}`;
}
