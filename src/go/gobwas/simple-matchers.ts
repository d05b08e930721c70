import { indexOfAny, lengthsFrom, spend, type Matcher } from './matcher.ts';

export function textMatcher(text: string): Matcher {
  return {
    kind: 'text',
    length: text.length,
    text,
    matches: (given) => given === text,
    find: (given) => foundText(given.indexOf(text), [text.length]),
  };
}

export function nothingMatcher(): Matcher {
  return {
    kind: 'other',
    length: 0,
    text: '',
    matches: (given) => given === '',
    find: () => ({ at: 0, lengths: [0] }),
  };
}

export function superMatcher(): Matcher {
  return {
    kind: 'super',
    length: -1,
    text: '',
    matches: () => true,
    find: (given, work) => {
      spend(work, given.length);
      return { at: 0, lengths: lengthsFrom(0, given.length) };
    },
  };
}

export function anyMatcher(separators: string): Matcher {
  return {
    kind: 'any',
    length: -1,
    text: separators,
    matches: (given) => indexOfAny(given, separators) === -1,
    find: (given, work) => {
      spend(work, given.length);
      const end = indexOfAny(given, separators);
      return { at: 0, lengths: lengthsFrom(0, end === -1 ? given.length : end) };
    },
  };
}

/** `?`: matches the empty text too, as the library has it. */
export function singleMatcher(separators: string): Matcher {
  return { ...oneMatcher((char) => !separators.includes(char)), kind: 'single', text: separators };
}

export function listMatcher(chars: string, not: boolean): Matcher {
  const one = oneMatcher((char) => char !== '' && chars.includes(char) !== not);
  const matches = (given: string): boolean => (given === '' ? not : one.matches(given, FREE));
  return { ...one, kind: not ? 'not-in-list' : 'other', text: chars, matches };
}

export function rangeMatcher(low: string, high: string, not: boolean): Matcher {
  const one = oneMatcher((char) => (low <= char && char <= high) !== not);
  const matches = (given: string): boolean => (given === '' ? not : one.matches(given, FREE));
  return { ...one, matches };
}

const FREE = { left: Infinity };

function oneMatcher(passes: (char: string) => boolean): Matcher {
  return {
    kind: 'other',
    length: 1,
    text: '',
    matches: (given) => given.length < 2 && (given === '' || passes(given)),
    find: (given) => {
      const at = Array.from(given).findIndex(passes);
      return at === -1 ? undefined : { at, lengths: [1] };
    },
  };
}

export function minMatcher(least: number): Matcher {
  return {
    kind: 'other',
    length: -1,
    text: '',
    matches: (given) => given.length >= least && given.length > 0,
    find: (given, work) => {
      spend(work, given.length);
      return given.length < least
        ? undefined
        : { at: 0, lengths: lengthsFrom(least, given.length) };
    },
  };
}

export function maxMatcher(most: number): Matcher {
  return {
    kind: 'other',
    length: -1,
    text: '',
    matches: (given) => given.length <= most,
    find: (given) => ({ at: 0, lengths: lengthsFrom(0, Math.min(most, given.length)) }),
  };
}

/** No character of some. */
export function withoutMatcher(chars: string): Matcher {
  return {
    kind: 'other',
    length: -1,
    text: chars,
    matches: (given) => !given.includes(chars),
    find: (given, work) => {
      spend(work, given.length);
      const at = given.indexOf(chars);
      return { at: 0, lengths: lengthsFrom(0, at === -1 ? given.length : at) };
    },
  };
}

/** `**text**`. */
export function containsMatcher(text: string): Matcher {
  return {
    kind: 'other',
    length: -1,
    text,
    matches: (given) => given.includes(text),
    find: (given, work) => {
      spend(work, given.length);
      const at = given.indexOf(text);
      if (at === -1) return undefined;
      return { at: 0, lengths: lengthsFrom(at + text.length, given.length) };
    },
  };
}

function foundText(at: number, lengths: readonly number[]): ReturnType<Matcher['find']> {
  return at === -1 ? undefined : { at, lengths };
}
