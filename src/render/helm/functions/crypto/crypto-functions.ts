import { createDecipheriv } from 'node:crypto';
import { decodeBase64 } from '../../../../go/base64.ts';
import { functionTable } from '../../template/function-table.ts';
import { fromBytes, toBytes } from '../../text/bytes.ts';
import { remadeText } from '../../text/edit-text.ts';
import { textOf } from '../../text/text.ts';
import { charge } from '../../value/charge.ts';
import { goFunction, failed } from '../../value/go-function.ts';
import { STRING, UINT32 } from '../../value/go-types.ts';
import type { GoFailure } from '../../value/go-value.ts';
import { stringOf, stringValue } from '../../value/make-value.ts';
import { originOfAll } from '../../value/value-origin.ts';
import { derivePassword } from './derive-password.ts';

/** The steps that may be done in the time that a password takes: ten of them, and the budget is spent. */
const PASSWORD_STEPS = 2_000_000;

/** sprig's functions of passwords whose result is not random. */
export const CRYPTO_FUNCTIONS = functionTable({
  hello: goFunction([], () => stringOf('Hello!')),
  derivePassword: goFunction([UINT32, STRING, STRING, STRING, STRING], (args, { budget }) => {
    const [counter, kind, password, user, site] = args;
    const spent = charge(budget, PASSWORD_STEPS, 0);
    if (spent !== undefined) return spent;
    const [kindText, secret, userText, siteText] = [kind, password, user, site].map(
      ({ text }) => text.text,
    );
    const made = derivePassword(
      counter.value,
      kindText ?? '',
      secret ?? '',
      userText ?? '',
      siteText ?? '',
    );
    return stringValue(textOf(made, originOfAll(args)));
  }),
  decryptAES: goFunction([STRING, STRING], ([password, encrypted]) => {
    const plain = decryptAes(password.text.text, encrypted.text.text);
    return typeof plain === 'string' ? stringValue(remadeText(encrypted.text, plain)) : plain;
  }),
});

const BLOCK = 16;
const KEY = 32;

/** sprig's decryptAES: AES-256 in CBC mode, the vector before the text, all in base64. */
function decryptAes(password: string, encrypted: string): string | GoFailure {
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
