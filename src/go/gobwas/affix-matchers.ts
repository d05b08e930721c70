import { indexOfAny, lengthsFrom, spend, type Found, type Matcher } from './matcher.ts';

/** `text**` */
export function prefixMatcher(prefix: string): Matcher {
  return prefixed(prefix, '', 'prefix');
}

/** `text*`, where `*` stops at separators. */
export function prefixAnyMatcher(prefix: string, separators: string): Matcher {
  return prefixed(prefix, separators, 'other');
}

function prefixed(prefix: string, separators: string, kind: 'prefix' | 'other'): Matcher {
  return {
    kind,
    length: -1,
    text: prefix,
    matches: (given) =>
      given.startsWith(prefix) && indexOfAny(given.slice(prefix.length), separators) === -1,
    find: (given, work): Found | undefined => {
      spend(work, given.length);
      const at = given.indexOf(prefix);
      if (at === -1) return undefined;
      const rest = given.slice(at + prefix.length);
      const end = indexOfAny(rest, separators);
      const longest = prefix.length + (end === -1 ? rest.length : end);
      return { at, lengths: lengthsFrom(prefix.length, longest) };
    },
  };
}

/** `**text` */
export function suffixMatcher(suffix: string): Matcher {
  return {
    kind: 'suffix',
    length: -1,
    text: suffix,
    matches: (given) => given.endsWith(suffix),
    find: (given): Found | undefined => {
      const at = given.indexOf(suffix);
      return at === -1 ? undefined : { at: 0, lengths: [at + suffix.length] };
    },
  };
}

/** `*text`, where `*` stops at separators. */
export function suffixAnyMatcher(suffix: string, separators: string): Matcher {
  return {
    kind: 'other',
    length: -1,
    text: suffix,
    matches: (given) =>
      given.endsWith(suffix) &&
      indexOfAny(given.slice(0, given.length - suffix.length), separators) === -1,
    find: (given): Found | undefined => {
      const end = given.indexOf(suffix);
      if (end === -1) return undefined;
      let at = end;
      while (at > 0 && !separators.includes(given.charAt(at - 1))) at--;
      return { at, lengths: [end + suffix.length - at] };
    },
  };
}

/** `text**text`: the two may overlap. */
export function prefixSuffixMatcher(prefix: string, suffix: string): Matcher {
  return {
    kind: 'other',
    length: -1,
    text: prefix,
    matches: (given) => given.startsWith(prefix) && given.endsWith(suffix),
    find: (given, work): Found | undefined => {
      spend(work, given.length);
      const at = given.indexOf(prefix);
      if (at === -1) return undefined;
      if (suffix === '') return { at, lengths: [given.length - at] };
      const lengths: number[] = [];
      for (let rest = given.slice(at); ;) {
        const last = rest.lastIndexOf(suffix);
        if (last === -1) break;
        lengths.push(last + suffix.length);
        rest = rest.slice(0, last);
      }
      return lengths.length === 0 ? undefined : { at, lengths: lengths.reverse() };
    },
  };
}
