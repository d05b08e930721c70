import { addTo } from '../../model/group-by.ts';
import { memo } from '../../model/memo.ts';
import { looksRandom } from '../../text/plausible-key.ts';

/** What stands in for the value of a Secret, whatever its length. */
export const REDACTED = '***';

/** Gives a text back without the names that must not be shown. */
export type RedactText = (text: string) => string;

/** The same function, answering once for each object and each way to redact it: what is shared by two runs is redacted for each. */
export function memoByRedaction<Item extends object>(
  make: (item: Item, redact: RedactText) => Item,
): (item: Item, redact: RedactText) => Item {
  const by = memo((redact: RedactText) => memo((item: Item) => make(item, redact)));
  return (item, redact) => by(redact)(item);
}

/** Names that must not be shown: as a whole text, and inside of longer ones, where short ones count only if they name something. */
export interface SecretNames {
  readonly whole: Set<string>;
  readonly inside: Set<string>;
}

/** Shorter names are only redacted if they are the whole text; those of values that name nothing, too. */
const SHORTEST = 4;
const SHORTEST_VALUE = 6;
/** Lengths of names that begin alike and are tried at one place. */
const MAX_LENGTHS = 200;

/**
 * Redacts names that were copied out of Secrets: a text that is one of them, and each of them, or of its lines, in a longer text, such as what
 * a placeholder is called. A name that a person could have chosen counts only where it is no part of a longer word. Linear in the text.
 */
export function nameRedactor({ whole: names, inside }: SecretNames): RedactText {
  if (names.size === 0) return (text) => text;
  const parts = new Set([
    ...[...inside].flatMap(linesOf),
    ...[...names].flatMap(linesOf).filter(({ length }) => length >= SHORTEST_VALUE),
  ]);
  const byHead = new Map<string, Set<number>>();
  for (const part of parts) {
    if (part.length >= SHORTEST) addTo(byHead, part.slice(0, SHORTEST), part.length);
  }
  const lengths = new Map(
    [...byHead].map(([head, all]) => [head, [...all].sort((a, b) => b - a).slice(0, MAX_LENGTHS)]),
  );
  const lengthAt = (text: string, at: number): number | undefined =>
    lengths.get(text.slice(at, at + SHORTEST))?.find((length) => {
      const part = text.slice(at, at + length);
      return parts.has(part) && (looksRandom(part) || isApart(text, at, length));
    });
  return (text) => (names.has(text) ? REDACTED : replaced(text, lengthAt));
}

function linesOf(name: string): readonly string[] {
  return name.split('\n').map((line) => line.trim());
}

function replaced(
  text: string,
  lengthAt: (text: string, at: number) => number | undefined,
): string {
  let result = '';
  let done = 0;
  for (let at = 0; at + SHORTEST <= text.length; at += 1) {
    const length = lengthAt(text, at);
    if (length === undefined) continue;
    result += `${text.slice(done, at)}${REDACTED}`;
    done = at + length;
    at = done - 1;
  }
  return done === 0 ? text : result + text.slice(done);
}

/** Whether a part of a text is no part of a longer word. */
function isApart(text: string, at: number, length: number): boolean {
  const isWord = /[A-Za-z0-9]/;
  return !isWord.test(text.charAt(at - 1)) && !isWord.test(text.charAt(at + length));
}

/** The name of a Service or a port as variables have it. */
export function inCapitals(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}
