const LONGEST = 32;
const SLOTS = 4096;
/** One text for each hash: the last that had it. */
const texts: string[] = Array.from({ length: SLOTS }, () => '');

/**
 * A part of a text, and equal short parts as one string, mostly. `name`, `value` and `key` come in hundreds of thousands of copies: those that
 * are known are not even cut out of their text.
 */
export function sharedText(text: string, start = 0, end = text.length): string {
  const length = end - start;
  if (length > LONGEST || length === 0) return text.slice(start, end);
  // By the length and four characters: names of one length mostly differ there.
  const first = text.charCodeAt(start);
  const last = text.charCodeAt(end - 1);
  const near = text.charCodeAt(length < 3 ? start : end - 3);
  const middle = text.charCodeAt((start + end) >> 1);
  const slot = (first * 31 + last * 37 + near * 997 + middle * 131 + length * 1009) & (SLOTS - 1);
  const known = texts[slot] ?? '';
  if (known.length === length && text.startsWith(known, start)) return known;
  const cut = text.slice(start, end);
  texts[slot] = cut;
  return cut;
}
