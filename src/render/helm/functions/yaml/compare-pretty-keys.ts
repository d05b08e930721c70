import { compareNaturally } from '../../../kustomize/print/natural-order.ts';

const LETTER = /^\p{L}$/u;
const DIGIT_AT_END = /\p{Nd}$/u;

/** The order of keys in go-yaml v3: as in v2, but that behind common digits a letter comes before anything else. */
export function comparePrettyKeys(left: string, right: string): number {
  const at = firstDifference(left, right);
  const before = DIGIT_AT_END.exec(left.slice(Math.max(0, at - 2), at));
  if (before === null || at >= left.length || at >= right.length) {
    return compareNaturally(left, right);
  }
  const isFirstLetter = isLetterAt(left, at);
  if (isFirstLetter === isLetterAt(right, at)) return compareNaturally(left, right);
  return isFirstLetter ? -1 : 1;
}

function firstDifference(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left.codePointAt(at) === right.codePointAt(at)) at++;
  return at;
}

function isLetterAt(text: string, at: number): boolean {
  return LETTER.test(String.fromCodePoint(text.codePointAt(at) ?? 0));
}
