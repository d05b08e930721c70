import { createHmac, scryptSync } from 'node:crypto';
import { toBytes } from '../../text/bytes.ts';

const SEED = 'com.lyndir.masterpassword';

/** For each sort of password its templates, a letter for each character. */
const TEMPLATES: ReadonlyMap<string, readonly string[]> = new Map([
  ['maximum', ['anoxxxxxxxxxxxxxxxxx', 'axxxxxxxxxxxxxxxxxno']],
  [
    'long',
    (
      'CvcvnoCvcvCvcv CvcvCvcvnoCvcv CvcvCvcvCvcvno CvccnoCvcvCvcv CvccCvcvnoCvcv CvccCvcvCvcvno CvcvnoCvccCvcv ' +
      'CvcvCvccnoCvcv CvcvCvccCvcvno CvcvnoCvcvCvcc CvcvCvcvnoCvcc CvcvCvcvCvccno CvccnoCvccCvcv CvccCvccnoCvcv ' +
      'CvccCvccCvcvno CvcvnoCvccCvcc CvcvCvccnoCvcc CvcvCvccCvccno CvccnoCvcvCvcc CvccCvcvnoCvcc CvccCvcvCvccno'
    ).split(' '),
  ],
  ['medium', ['CvcnoCvc', 'CvcCvcno']],
  ['short', ['Cvcn']],
  ['basic', ['aaanaaan', 'aannaaan', 'aaannaaa']],
  ['pin', ['nnnn']],
]);

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ';
const LETTERS = `AEIOUaeiou${CONSONANTS}${CONSONANTS.toLowerCase()}`;
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['V', 'AEIOU'],
  ['C', CONSONANTS],
  ['v', 'aeiou'],
  ['c', CONSONANTS.toLowerCase()],
  ['A', `AEIOU${CONSONANTS}`],
  ['a', LETTERS],
  ['n', '0123456789'],
  ['o', "@&%?,=[]_:-+*$#!'^~;()/."],
  ['x', `${LETTERS}0123456789!@#$%^&*()`],
]);

/** sprig's derivePassword: the Master Password algorithm. Slow on purpose: about a tenth of a second. */
export function derivePassword(
  counter: bigint,
  kind: string,
  password: string,
  user: string,
  site: string,
): string {
  const templates = TEMPLATES.get(kind);
  if (templates === undefined) return `cannot find password template ${kind}`;
  const key = scryptSync(toBytes(password), Buffer.concat([toBytes(SEED), sized(user)]), 64, {
    N: 32_768,
    r: 8,
    p: 2,
    maxmem: 128 * 1024 * 1024,
  });
  const message = Buffer.concat([toBytes(SEED), sized(site), uint32(Number(counter))]);
  const seed = createHmac('sha256', key).update(message).digest();
  const template = templates[(seed[0] ?? 0) % templates.length] ?? '';
  return Array.from(template, (letter, index) => {
    const choice = CHARACTERS.get(letter) ?? '';
    return choice.charAt((seed[index + 1] ?? 0) % choice.length);
  }).join('');
}

/** A text behind the number of its bytes. */
function sized(text: string): Buffer {
  const bytes = toBytes(text);
  return Buffer.concat([uint32(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
