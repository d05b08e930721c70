const LETTER = /^\p{L}$/u;
const DIGIT = /^\p{Nd}$/u;

/** The order in which go-yaml writes keys: letters after everything else, runs of digits by their value. */
export function compareNaturally(left: string, right: string): number {
  if (left === right) return 0;
  const a = Array.from(left);
  const b = Array.from(right);
  for (let at = 0; at < a.length && at < b.length; at++) {
    if (a[at] !== b[at]) return compareFrom(a, b, at);
  }
  return a.length - b.length;
}

/** The order of two keys that are the same up to a place. */
function compareFrom(a: readonly string[], b: readonly string[], at: number): number {
  const [left = '', right = ''] = [a[at], b[at]];
  const [leftLetter, rightLetter] = [isLetter(left), isLetter(right)];
  if (leftLetter && rightLetter) return compareChars(left, right);
  if (leftLetter || rightLetter) return rightLetter ? -1 : 1;
  const lead = left === '0' || right === '0' ? leadingOne(a, at) : 0;
  const first = digitsFrom(a, at, lead);
  const second = digitsFrom(b, at, lead);
  if (first.value !== second.value) return first.value < second.value ? -1 : 1;
  if (first.end !== second.end) return first.end - second.end;
  return compareChars(left, right);
}

/** A zero behind other digits is not a leading one: `10` comes after `1`. */
function leadingOne(chars: readonly string[], at: number): number {
  for (let before = at - 1; before >= 0 && isDigit(chars[before] ?? ''); before--) {
    if (chars[before] !== '0') return 1;
  }
  return 0;
}

function digitsFrom(
  chars: readonly string[],
  start: number,
  lead: number,
): { readonly value: bigint; readonly end: number } {
  let end = start;
  let value = BigInt(lead);
  for (; isDigit(chars[end] ?? ''); end++) {
    const digit = (chars[end]?.codePointAt(0) ?? 48) - 48;
    value = BigInt.asIntN(64, value * 10n + BigInt(digit));
  }
  return { value, end };
}

function compareChars(left: string, right: string): number {
  return (left.codePointAt(0) ?? 0) - (right.codePointAt(0) ?? 0);
}

function isLetter(char: string): boolean {
  return /^[A-Za-z]$/.test(char) || (char > '\u007F' && LETTER.test(char));
}

function isDigit(char: string): boolean {
  return /^[0-9]$/.test(char) || (char > '\u007F' && DIGIT.test(char));
}
