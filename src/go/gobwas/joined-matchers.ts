import { mergeLengths, spend, type Found, type Matcher, type Work } from './matcher.ts';

/** One of several. */
export function anyOfMatcher(matchers: readonly Matcher[]): Matcher {
  return {
    kind: 'other',
    length: lengthOfAnyOf(matchers),
    text: '',
    matches: (given, work) => {
      spend(work, matchers.length);
      return matchers.some((each) => each.matches(given, work));
    },
    find: (given, work) => {
      let first: Found | undefined;
      for (const matcher of matchers) {
        const found = matcher.find(given, work);
        if (found === undefined || (first !== undefined && found.at > first.at)) continue;
        const lengths =
          first?.at === found.at ? mergeLengths(first.lengths, found.lengths) : found.lengths;
        first = { at: found.at, lengths };
      }
      return first;
    },
  };
}

/** A length that may differ is forgotten when another comes behind it: the library's fault. */
function lengthOfAnyOf(matchers: readonly Matcher[]): number {
  let length = -1;
  for (const matcher of matchers) {
    if (length === -1) length = matcher.length;
    else if (matcher.length !== length) return -1;
  }
  return length;
}

/** All of several, each about the whole text. */
export function everyOfMatcher(matchers: readonly Matcher[]): Matcher {
  return {
    kind: 'other',
    length: matchers.length === 0 ? 0 : -1,
    text: '',
    matches: (given, work) => matchers.every((each) => each.matches(given, work)),
    find: (given, work) => findEvery(matchers, given, work),
  };
}

function findEvery(matchers: readonly Matcher[], given: string, work: Work): Found | undefined {
  let [index, offset] = [0, 0];
  let current: readonly number[] | undefined;
  let rest = given;
  for (const matcher of matchers) {
    const found = matcher.find(rest, work);
    if (found === undefined) return undefined;
    const delta = index - (found.at + offset);
    const before = current?.map((length) => length + delta);
    current = before?.filter((length) => found.lengths.includes(length)) ?? found.lengths;
    spend(work, current.length);
    if (current.length === 0) return undefined;
    index = found.at + offset;
    rest = given.slice(index);
    offset += found.at;
  }
  return { at: index, lengths: current ?? [] };
}

/** One behind the other, each of the length that the library takes it for. */
export function rowMatcher(matchers: readonly Matcher[]): Matcher {
  const length = matchers.reduce((sum, each) => sum + each.length, 0);
  return {
    kind: 'other',
    length,
    text: '',
    matches: (given, work) => given.length === length && matchesRow(matchers, given, work),
    find: (given, work) => {
      for (let at = 0; at < given.length && given.length - at >= length; at++) {
        if (matchesRow(matchers, given.slice(at), work)) return { at, lengths: [length] };
      }
      return undefined;
    },
  };
}

function matchesRow(matchers: readonly Matcher[], given: string, work: Work): boolean {
  spend(work, matchers.length);
  let at = 0;
  for (const matcher of matchers) {
    const left = given.length - at;
    const length = matcher.length === 0 ? left : matcher.length;
    if (left < length || !matcher.matches(given.slice(at, at + length), work)) return false;
    at += length;
  }
  return true;
}

/** A matcher that is looked for first, and what must match the text before and behind it. */
export function treeMatcher(
  value: Matcher,
  left: Matcher | undefined,
  right: Matcher | undefined,
): Matcher & Tree {
  const lengths = [left?.length ?? 0, value.length, right?.length ?? 0];
  const length = lengths.includes(-1) ? -1 : lengths.reduce((sum, each) => sum + each, 0);
  const ends = { before: Math.max(lengths[0] ?? 0, 0), behind: Math.max(lengths[2] ?? 0, 0) };
  return {
    kind: 'tree',
    length,
    text: '',
    value,
    left,
    right,
    matches: (given, work) =>
      (length === -1 || length <= given.length) &&
      matchesTree({ value, left, right }, given, work, ends),
    find: () => undefined,
  };
}

export interface Tree {
  readonly value: Matcher;
  readonly left: Matcher | undefined;
  readonly right: Matcher | undefined;
}

interface Ends {
  readonly before: number;
  readonly behind: number;
}

function matchesTree(
  { value, left, right }: Tree,
  given: string,
  work: Work,
  { before, behind }: Ends,
): boolean {
  const limit = given.length - behind;
  for (let offset = before; offset < limit;) {
    const found = value.find(given.slice(offset, limit), work);
    if (found === undefined) return false;
    const at = offset + found.at;
    spend(work, found.lengths.length + 1);
    if (fits(left, given.slice(0, at), work)) {
      const lengths = found.lengths.toReversed();
      if (lengths.some((length) => fits(right, given.slice(at + length), work))) return true;
    }
    offset = at + 1;
  }
  return false;
}

function fits(matcher: Matcher | undefined, text: string, work: Work): boolean {
  return matcher === undefined ? text === '' : matcher.matches(text, work);
}
