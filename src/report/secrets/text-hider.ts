import { addTo } from '../../model/group-by.ts';
import type { SecretsElsewhere } from '../../model/parts/other-parts.ts';
import { looksRandom } from './mask-secret-text.ts';
import { SHORTEST } from './secret-texts.ts';

/** What stands in for the value of a Secret, whatever its length. */
const MASK = '***';

/** Gives a text back without the texts that it must not hold. */
export type HideIn = (text: string) => string;

/**
 * Masks texts wherever a text holds one of them, in time linear in the text. `isOpen` tells names that the repository has outside of
 * Secrets: saying them tells nothing. An ordinary word counts only where it is quoted. A text that is one of `names`, and nothing besides,
 * is masked whatever it looks like. `elsewhere`: the texts of parts of the repository that the run does not look at.
 */
export function textHider(
  texts: ReadonlySet<string>,
  names: ReadonlySet<string>,
  isOpen: (text: string) => boolean,
  elsewhere: SecretsElsewhere = NOTHING_ELSEWHERE,
): HideIn {
  const own = lengthsByHead(texts);
  const tellers: readonly Teller[] = [
    { lengthsAt: (head) => own.get(head) ?? NO_LENGTHS, has: (text) => texts.has(text) },
    elsewhere,
  ];
  const isKnown = (text: string): boolean => isOpen(text) || elsewhere.isOpen(text);
  const isNothing = own.size === 0 && elsewhere === NOTHING_ELSEWHERE;
  const mayBegin = elsewhere === NOTHING_ELSEWHERE ? beginnings(own.keys()) : ANYWHERE;
  const known = new Map<string, string>();
  return (text) => {
    if (names.has(text)) return MASK;
    if (text.length < SHORTEST || isNothing) return text;
    const before = known.get(text);
    if (before !== undefined) return before;
    const hidden = hide(text, tellers, isKnown, mayBegin);
    if (text.length < 1000) known.set(text, hidden);
    return hidden;
  };
}

const NO_LENGTHS: readonly number[] = [];
const NOTHING_ELSEWHERE: SecretsElsewhere = {
  lengthsAt: () => NO_LENGTHS,
  has: () => false,
  isOpen: () => false,
};

/** Knows the texts of Secrets: how long those are that begin alike, the longest first, and whether one is among them. */
interface Teller {
  readonly lengthsAt: (head: string) => readonly number[];
  readonly has: (text: string) => boolean;
}

/** Lengths of texts that begin alike and are tried at one place. */
const MOST_LENGTHS = 200;

function lengthsByHead(texts: ReadonlySet<string>): ReadonlyMap<string, readonly number[]> {
  const byHead = new Map<string, Set<number>>();
  for (const text of texts) addTo(byHead, text.slice(0, SHORTEST), text.length);
  return new Map(
    [...byHead].map(([head, lengths]) => [
      head,
      [...lengths].sort((a, b) => b - a).slice(0, MOST_LENGTHS),
    ]),
  );
}

/** Whether one of some texts may begin at a place of a text; false only where none does. */
type MayBegin = (text: string, at: number) => boolean;

const ANYWHERE: MayBegin = () => true;

/** By the first two characters of the texts: nearly all places of a message are passed by without a look-up of a string. */
function beginnings(heads: Iterable<string>): MayBegin {
  const marks = new Uint8Array(4096);
  for (const head of heads) marks[markAt(head, 0)] = 1;
  return (text, at) => marks[markAt(text, at)] === 1;
}

function markAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) & 4095;
}

function hide(
  text: string,
  tellers: readonly Teller[],
  isOpen: (text: string) => boolean,
  mayBegin: MayBegin,
): string {
  let result = '';
  let done = 0;
  let at = 0;
  while (at + SHORTEST <= text.length) {
    if (!mayBegin(text, at)) {
      at += 1;
      continue;
    }
    let found = '';
    for (const teller of tellers) {
      for (const length of teller.lengthsAt(text.slice(at, at + SHORTEST))) {
        if (length <= found.length) break;
        if (at + length > text.length) continue;
        const one = text.slice(at, at + length);
        if (teller.has(one) && isTold(text, at, one) && !isOpen(one)) found = one;
      }
    }
    if (found === '') at += 1;
    else {
      result += `${text.slice(done, at)}${MASK}`;
      at += found.length;
      done = at;
    }
  }
  return done === 0 ? text : result + text.slice(done);
}

/** Code that the program's own messages show, which a file of Secrets may hold too. */
const OWN: ReadonlySet<string> = new Set(['optional: true', 'key: value']);

/** Whether a text stands for itself where it was found, and is not part of a longer word or a word of the message. */
function isTold(text: string, at: number, found: string): boolean {
  if (OWN.has(found)) return false;
  if (looksRandom(found)) return true;
  const before = text.charAt(at - 1);
  const after = text.charAt(at + found.length);
  // A word of any message, and the last one of a sentence; a password of one word is not a secret that a name could not be.
  if (/^(?:[A-Za-z]{1,15}[.,:;]?|base64)$/.test(found)) return false;
  if (/^[A-Za-z][a-z]*(?:[-. ][A-Za-z]+)*[.,:;]?$/.test(found)) {
    return /["'`=]/.test(before) && /["'`=]/.test(after);
  }
  const isWord = /[A-Za-z0-9_-]/;
  return !isWord.test(before) && !isWord.test(after);
}
