/**
 * How a written name differs from the existing one that was meant. `swap`: two neighbouring letters changed places, which two
 * deliberate names never differ in. `edit`: one letter (two in a long name) is missing, added or replaced inside a word, or only
 * case and separators differ.
 */
export type Typo = 'swap' | 'edit';

/** The shortest word in which one wrong letter is a typo and not another word (`api` and `app`). */
const SHORTEST_WORD = 5;
const SHORTEST_VARIANT = 4;
/** The same if one of the two words marks a variant: `leader` and `header` are both meant, `internal` and `internel` are not. */
const SHORTEST_BESIDE_VARIANT = 8;
/** The shortest name in which two wrong letters are still a typo. */
const LONG_NAME = 14;

/** Words that mark variants of one thing: two names that differ in one of them are two names. */
const VARIANTS = new Set(
  'dev develop development test tests testing qa uat stage staging stg pre preprod prod prd production live demo sandbox local ci int eu us ap na sa east west north south central primary secondary main backup blue green canary stable beta alpha old new internal external public private read write reader writer master slave leader follower client server source target in out rw ro'.split(
    ' ',
  ),
);

/**
 * Compares two different names of sources or keys. Undefined if both may be meant: they differ in a number, an environment, a whole
 * word. Linear in their length.
 */
export function typoOf(written: string, existing: string): Typo | undefined {
  if (written === existing || Math.abs(written.length - existing.length) > 2) return undefined;
  if (differInDigits(written, existing)) return undefined;
  if (isSwap(written, existing)) return written.length >= 3 ? 'swap' : undefined;
  const [folded, other] = [fold(written), fold(existing)];
  if (folded === other) return folded.length >= SHORTEST_WORD ? 'edit' : undefined;
  if (other.length < LONG_NAME && !differInOnePlace(folded, other)) return undefined;
  return isEdit(wordsOf(written), wordsOf(existing)) ? 'edit' : undefined;
}

/** Whether two names have other digits, as those of two things do: `node-1` and `node-2`, `v1` and `v12`, `DOMAIN` and `DOMAIN_2`. */
export function differInDigits(a: string, b: string): boolean {
  let [at, other] = [nextDigit(a, 0), nextDigit(b, 0)];
  while (at < a.length && other < b.length) {
    while (isDigit(a, at) && a.charCodeAt(at) === b.charCodeAt(other)) {
      at += 1;
      other += 1;
    }
    if (isDigit(a, at) || isDigit(b, other)) return true;
    [at, other] = [nextDigit(a, at), nextDigit(b, other)];
  }
  return at < a.length || other < b.length;
}

/** The offset of the next digit, else the length. */
function nextDigit(name: string, from: number): number {
  let at = from;
  while (at < name.length && !isDigit(name, at)) at += 1;
  return at;
}

function isDigit(name: string, at: number): boolean {
  const code = name.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]/g, '');
}

/** Whether all that differs is within two neighbouring letters of the longer name, as it is after one typo. */
function differInOnePlace(a: string, b: string): boolean {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return start + end >= Math.max(a.length, b.length) - 2;
}

/** Words at separators, and where a capital begins one: `logLevel`, `LOG_LEVEL`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/);
}

/** Whether all words are equal but one (two in a long name), and that one differs by a typo. */
function isEdit(written: readonly string[], existing: readonly string[]): boolean {
  if (written.length !== existing.length) return false;
  const differing = written.flatMap((word, at) => {
    const other = existing[at] ?? '';
    return word === other ? [] : [[word, other] as const];
  });
  const length = existing.join('').length;
  if (differing.length === 0 || differing.length > (length >= LONG_NAME ? 2 : 1)) return false;
  return differing.every(([word, other]) => isWordTypo(word, other));
}

function isWordTypo(word: string, other: string): boolean {
  const variants = [word, other].filter((each) => VARIANTS.has(each));
  // Short ones are abbreviations: `ap` and `app` are both meant.
  if (variants.length === 2 || variants.some((each) => each.length < SHORTEST_VARIANT))
    return false;
  if (isSwap(word, other) || isDoubling(word, other)) return true;
  const shortest = variants.length > 0 ? SHORTEST_BESIDE_VARIANT : SHORTEST_WORD;
  if (Math.max(word.length, other.length) < shortest) return false;
  return isOneEdit(word, other);
}

/** Whether one of the words only lacks the repetition of a letter: `ap` and `app`. */
function isDoubling(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) !== 1 || !isOneEdit(a, b)) return false;
  return a.replaceAll(/(.)\1/g, '$1') === b.replaceAll(/(.)\1/g, '$1');
}

/** Whether one letter more, less or other makes one word of the other. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  const rest = longer.slice(start + 1);
  return rest === shorter.slice(a.length === b.length ? start + 1 : start);
}
