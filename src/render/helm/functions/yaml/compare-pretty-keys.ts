import { compareNaturally } from '../../../kustomize/print/natural-order.ts';

const LETTER = /^\p{L}$/u;
const DIGIT = /^\p{Nd}$/u;

/** The order of keys in go-yaml v3: as in v2, but that behind common digits a letter comes before anything else. */
export function comparePrettyKeys(left: string, right: string): number {
  const [a, b] = [Array.from(left), Array.from(right)];
  const at = a.findIndex((char, index) => char !== b[index]);
  const [first, second, before] = [a[at], b[at], a[at - 1]];
  if (first === undefined || second === undefined || before === undefined) {
    return compareNaturally(left, right);
  }
  const isFirstLetter = LETTER.test(first);
  if (isFirstLetter === LETTER.test(second) || !DIGIT.test(before)) {
    return compareNaturally(left, right);
  }
  return isFirstLetter ? -1 : 1;
}
