import { looksRandom } from './secret-text-ranges.ts';
import { SHORTEST } from './secret-texts.ts';
import { textFinder } from './text-finder.ts';

/** What stands in for the value of a Secret, whatever its length. */
const REDACTED = '***';

/** Gives a text back without the texts that it must not hold; `searched` says which of its characters may belong to one. */
export type RedactText = (
  text: string,
  searched?: (start: number, end: number) => boolean,
) => string;

/**
 * Masks texts wherever a text holds one of them, in time linear in the text. `isOpen` tells names that the repository has outside of
 * Secrets: saying them tells nothing. An ordinary phrase counts only where it is quoted, a single word only if it is one of `names`. A text
 * that is one of those, and nothing besides, is masked whatever it looks like.
 */
export function textSearcher(
  texts: ReadonlySet<string>,
  names: ReadonlySet<string>,
  isOpen: (text: string) => boolean,
): RedactText {
  const own = textFinder(texts);
  const known = new Map<string, string>();
  const standing = new Map<string, Standing>();
  const standingOf = (one: string): Standing => {
    const before = standing.get(one);
    if (before !== undefined) return before;
    const found = judgeStanding(one, names);
    standing.set(one, found);
    return found;
  };
  return (text, searched) => {
    if (names.has(text) && searched?.(0, text.length) !== false) return REDACTED;
    if (text.length < SHORTEST || texts.size === 0) return text;
    const before = searched === undefined ? known.get(text) : undefined;
    if (before !== undefined) return before;
    const ownAt = own(text);
    const hidden = redact(text, (at) =>
      ownAt(
        at,
        (one) =>
          searched?.(at, at + one.length) !== false &&
          isTold(text, at, one, standingOf(one)) &&
          !isOpen(one),
      ),
    );
    if (text.length < 1000 && searched === undefined) known.set(text, hidden);
    return hidden;
  };
}

/** The text with masks for what is found at its places; nothing is found within what was. */
function redact(text: string, findAt: (at: number) => string): string {
  let result = '';
  let done = 0;
  let at = 0;
  while (at + SHORTEST <= text.length) {
    const found = findAt(at);
    if (found === '') at += 1;
    else {
      result += `${text.slice(done, at)}${REDACTED}`;
      at += found.length;
      done = at;
    }
  }
  return done === 0 ? text : result + text.slice(done);
}

/** Code that the program's own messages show, which a file of Secrets may hold too. */
const OWN: ReadonlySet<string> = new Set(['optional: true', 'key: value']);

/** How a text must stand to be taken for a value: anywhere, not as a part of a longer word, quoted, where names are, or not at all. */
interface Standing {
  readonly as: 'anywhere' | 'apart' | 'quoted' | 'never';
  readonly isName: boolean;
  readonly isWord: boolean;
}

function judgeStanding(one: string, names: ReadonlySet<string>): Standing {
  return { as: standingAs(one), isName: names.has(one), isWord: /^[A-Za-z]+$/.test(one) };
}

function standingAs(one: string): Standing['as'] {
  if (OWN.has(one)) return 'never';
  if (looksRandom(one)) return 'anywhere';
  // A word of any message, and the last one of a sentence; a password of one word is not a secret that a name could not be.
  if (/^(?:[A-Za-z]{1,15}[.,:;]?|base64)$/.test(one)) return 'never';
  return /^[A-Za-z][a-z]*(?:[-. ][A-Za-z]+)*[.,:;]?$/.test(one) ? 'quoted' : 'apart';
}

/** Whether a text stands for itself where it was found, and is not part of a longer word or a word of the message. */
function isTold(text: string, at: number, { length }: string, standing: Standing): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + length);
  switch (standing.as) {
    case 'anywhere':
      return true;
    case 'apart':
      return !/[A-Za-z0-9_-]/.test(before) && !/[A-Za-z0-9_-]/.test(after);
    default: {
      const isQuoted = /["'`=[]/.test(before) && /["'`=\]]/.test(after);
      return (
        (standing.as === 'quoted' && isQuoted) ||
        (standing.isName && isNamed(text, at, length, standing.isWord))
      );
    }
  }
}

/** What messages and labels say before a name that they do not quote. */
const BEFORE_NAME = /(?:["'`=[/]|\b(?:keys?|secret|config ?map|volume|field|supported:) )$/i;

/** Whether a text is where messages and labels have a name; one that is more than a word is nothing else wherever it is. */
function isNamed(text: string, at: number, length: number, isOneWord: boolean): boolean {
  const isWord = /[A-Za-z0-9_]/;
  if (isWord.test(text.charAt(at - 1)) || isWord.test(text.charAt(at + length))) return false;
  return !isOneWord || BEFORE_NAME.test(text.slice(Math.max(0, at - 12), at));
}
