import { createCipheriv } from 'node:crypto';
import { functionTable } from '../../template/function-table.ts';
import { toBytes } from '../../text/bytes.ts';
import { remadeText } from '../../text/edit-text.ts';
import { charge } from '../../value/charge.ts';
import { failed, goFunction } from '../../value/go-function.ts';
import { INT, STRING } from '../../value/go-types.ts';
import type { CallContext, GoFailure, GoFunction, GoValue } from '../../value/go-value.ts';
import { intValue, stringOf, stringValue } from '../../value/make-value.ts';
import { placeBytes, placeholderText, unknowableCall } from './placeholder.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Printable, but nothing that ends a quoted text or begins an escape. */
const ASCII = `${LETTERS}${DIGITS}!#$%()*+,-./:;<=>?@[]^_{|}~`;
const BCRYPT = `./${LETTERS}${DIGITS}`;
const KEY = 32;
const BLOCK = 16;

/** sprig's functions whose result is chance: placeholders of the right shape. */
export const RANDOM_FUNCTIONS = functionTable({
  randAlpha: randomText('randAlpha', LETTERS),
  randNumeric: randomText('randNumeric', DIGITS),
  randAlphaNum: randomText('randAlphaNum', LETTERS + DIGITS),
  randAscii: randomText('randAscii', ASCII),
  randBytes: goFunction([INT], (args, context) => {
    const count = Number(args[0].value);
    if (count < 0) return failed('runtime error: makeslice: len out of range');
    const spent = charge(context.budget, count, count * 2);
    if (spent !== undefined) return spent;
    const text = placeBytes('randBytes', context, count).toString('base64');
    return stringValue(placeholderText(text, 'randBytes', context, args));
  }),
  randInt: goFunction([INT, INT], (args, context) => {
    const [low, high] = args;
    if (high.value <= low.value) return failed('invalid argument to Intn');
    return intValue(low.value, unknowableCall('randInt', context, args));
  }),
  uuidv4: goFunction([], (_, context) => {
    const bytes = placeBytes('uuidv4', context, 16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    return stringValue(placeholderText(hex, 'uuidv4', context));
  }),
  shuffle: goFunction([STRING], (args, context) => {
    const [{ text }] = args;
    if (Array.from(text.text).length < 2) return args[0];
    return stringValue(placeholderText(text.text, 'shuffle', context, args));
  }),
  bcrypt: goFunction([STRING], (args, context) =>
    stringValue(placeholderText(bcrypt('bcrypt', context), 'bcrypt', context, args)),
  ),
  htpasswd: goFunction([STRING, STRING], (args, context) => {
    const user = args[0].text.text;
    if (user.includes(':')) {
      return stringValue(remadeText(args[0].text, `invalid username: ${user}`));
    }
    const text = `${user}:${bcrypt('htpasswd', context)}`;
    return stringValue(placeholderText(text, 'htpasswd', context, args));
  }),
  encryptAES: goFunction([STRING, STRING], (args, context) => {
    const [password, plain] = args;
    if (plain.text.text === '') return stringOf('');
    const text = encrypted(password.text.text, plain.text.text, context);
    return stringValue(placeholderText(text, 'encryptAES', context, args));
  }),
  // Helm asks no name server.
  getHostByName: goFunction([STRING], () => stringOf('')),
});

function randomText(name: string, alphabet: string): GoFunction {
  return goFunction([INT], (args, context): GoValue | GoFailure => {
    const count = Math.max(0, Number(args[0].value));
    const spent = charge(context.budget, count, count);
    if (spent !== undefined) return spent;
    const text = charactersOf(placeBytes(name, context, count), alphabet);
    return stringValue(placeholderText(text, name, context, args));
  });
}

function bcrypt(name: string, context: CallContext): string {
  return `$2a$10$${charactersOf(placeBytes(name, context, 53), BCRYPT)}`;
}

function charactersOf(bytes: Uint8Array, alphabet: string): string {
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

/** Really encrypted, so that decryptAES finds the text again: only the vector is not chance. */
function encrypted(password: string, plain: string, context: CallContext): string {
  const key = Buffer.alloc(KEY);
  key.set(toBytes(password).subarray(0, KEY));
  const vector = placeBytes('encryptAES', context, BLOCK);
  const cipher = createCipheriv('aes-256-cbc', key, vector);
  return Buffer.concat([vector, cipher.update(toBytes(plain)), cipher.final()]).toString('base64');
}
