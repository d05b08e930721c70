import { looksRandom } from './mask-secret-text.ts';
import { SHORTEST } from './secret-texts.ts';

/** What stands in for the value of a Secret, whatever its length. */
const MASK = '***';

/** Gives a text back without the texts that it must not hold. */
export type HideIn = (text: string) => string;

/**
 * Masks texts wherever a text holds one of them, in time linear in the text. `isOpen` tells names that the repository has outside of
 * Secrets: saying them tells nothing. An ordinary word counts only where it is quoted. A text that is one of `names`, and nothing besides,
 * is masked whatever it looks like.
 */
export function textHider(
  texts: ReadonlySet<string>,
  names: ReadonlySet<string>,
  isOpen: (text: string) => boolean,
): HideIn {
  const byHead = new Map<string, string[]>();
  for (const text of texts) {
    const head = text.slice(0, SHORTEST);
    const some = byHead.get(head);
    if (some === undefined) byHead.set(head, [text]);
    else some.push(text);
  }
  for (const some of byHead.values()) some.sort((a, b) => b.length - a.length);
  const known = new Map<string, string>();
  return (text) => {
    if (names.has(text)) return MASK;
    if (text.length < SHORTEST || byHead.size === 0) return text;
    const before = known.get(text);
    if (before !== undefined) return before;
    const hidden = hide(text, byHead, isOpen);
    if (text.length < 1000) known.set(text, hidden);
    return hidden;
  };
}

/** Texts that begin alike and are tried at one place. */
const MOST_ALIKE = 200;

function hide(
  text: string,
  byHead: ReadonlyMap<string, readonly string[]>,
  isOpen: (text: string) => boolean,
): string {
  let result = '';
  let done = 0;
  let at = 0;
  while (at + SHORTEST <= text.length) {
    const some = byHead.get(text.slice(at, at + SHORTEST));
    const found = some
      ?.slice(0, MOST_ALIKE)
      .find((one) => text.startsWith(one, at) && isTold(text, at, one) && !isOpen(one));
    if (found === undefined) at += 1;
    else {
      result += `${text.slice(done, at)}${MASK}`;
      at += found.length;
      done = at;
    }
  }
  return done === 0 ? text : result + text.slice(done);
}

/** Whether a text stands for itself where it was found, and is not part of a longer word or a word of the message. */
function isTold(text: string, at: number, found: string): boolean {
  if (looksRandom(found)) return true;
  const before = text.charAt(at - 1);
  const after = text.charAt(at + found.length);
  // A word of any message; a password of one word is not a secret that a name could not be.
  if (/^(?:[A-Za-z]{1,15}:?|base64)$/.test(found)) return false;
  if (/^[A-Za-z][a-z]*(?:[-. ][A-Za-z]+)*$/.test(found)) {
    return /["'`=]/.test(before) && /["'`=]/.test(after);
  }
  const isWord = /[A-Za-z0-9_-]/;
  return !isWord.test(before) && !isWord.test(after);
}
