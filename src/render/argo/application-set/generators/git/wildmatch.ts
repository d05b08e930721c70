import type { ByteText } from '../../../../../go/byte-text.ts';

/**
 * Whether a git pattern matches all of a text. `text`: `*`, `**` and `?` match `/` as any other character; `path`: only `**` between
 * slashes does. The work is bounded by the product of both lengths. See https://github.com/git/git/blob/master/wildmatch.c
 */
export function globMatch(pattern: ByteText, text: ByteText, as: 'text' | 'path'): boolean {
  const tokens = tokensOf(pattern, as);
  if (tokens === undefined) return false;
  // States of the pattern that the text so far can have reached.
  let reached = closure(tokens, new Set([0]), undefined);
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    const next = new Set<number>();
    for (const state of reached) step(tokens, state, char, next);
    reached = closure(tokens, next, char);
    if (reached.size === 0) return false;
  }
  return reached.has(tokens.length);
}

type Token =
  | { readonly kind: 'char'; readonly char: string }
  | { readonly kind: 'any'; readonly slash: boolean }
  | { readonly kind: 'class'; readonly matches: (char: string) => boolean }
  | { readonly kind: 'star'; readonly slash: boolean }
  /** `**` and the slash behind it: any number of whole folders. */
  | { readonly kind: 'folders' };

function step(tokens: readonly Token[], state: number, char: string, next: Set<number>): void {
  const token = tokens[state];
  if (token === undefined) return;
  if (token.kind === 'star') {
    if (token.slash || char !== '/') next.add(state);
  } else if (token.kind === 'folders') {
    next.add(state);
  } else if (matchesOne(token, char)) {
    next.add(state + 1);
  }
}

function matchesOne(token: Exclude<Token, { kind: 'star' | 'folders' }>, char: string): boolean {
  if (token.kind === 'char') return token.char === char;
  if (token.kind === 'any') return token.slash || char !== '/';
  return token.matches(char);
}

/** Stars match nothing too; folders end only where a folder's name does. */
function closure(
  tokens: readonly Token[],
  states: Set<number>,
  last: string | undefined,
): Set<number> {
  for (const state of states) {
    const token = tokens[state];
    if (token?.kind === 'star') states.add(state + 1);
    if (token?.kind === 'folders' && (last === undefined || last === '/')) states.add(state + 1);
  }
  return states;
}

function tokensOf(pattern: string, as: 'text' | 'path'): readonly Token[] | undefined {
  const tokens: Token[] = [];
  const slash = as === 'text';
  for (let at = 0; at < pattern.length;) {
    const char = pattern[at] ?? '';
    if (char === '*') {
      const read = readStars(pattern, at, slash);
      tokens.push(read.token);
      at = read.next;
    } else if (char === '[') {
      const read = readClass(pattern, at + 1, slash);
      if (read === undefined) return undefined;
      tokens.push({ kind: 'class', matches: read.matches });
      at = read.next;
    } else {
      const escaped = char === '\\' && at + 1 < pattern.length;
      if (char === '?') tokens.push({ kind: 'any', slash });
      else tokens.push({ kind: 'char', char: escaped ? (pattern[at + 1] ?? '') : char });
      at += escaped ? 2 : 1;
    }
  }
  return tokens;
}

function readStars(
  pattern: string,
  from: number,
  slash: boolean,
): { readonly token: Token; readonly next: number } {
  let next = from;
  while (pattern[next] === '*') next++;
  const starts = from === 0 || pattern[from - 1] === '/';
  const ends = next === pattern.length || pattern[next] === '/';
  const crosses = slash || (next - from > 1 && starts && ends);
  if (!slash && crosses && pattern[next] === '/') {
    return { token: { kind: 'folders' }, next: next + 1 };
  }
  return { token: { kind: 'star', slash: crosses }, next };
}

const NAMED: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z0-9]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /[\x00-\x1f\x7f]/,
  digit: /[0-9]/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[ \t-\r]/,
  upper: /[A-Z]/,
  xdigit: /[A-Fa-f0-9]/,
};

/** A bracket expression; undefined when it does not end, and then the pattern matches nothing. */
function readClass(
  pattern: string,
  start: number,
  slash: boolean,
): { readonly matches: (char: string) => boolean; readonly next: number } | undefined {
  const negated = pattern[start] === '!' || pattern[start] === '^';
  const tests: ((char: string) => boolean)[] = [];
  let at = negated ? start + 1 : start;
  for (let first = true; first || pattern[at] !== ']'; first = false) {
    const item = readItem(pattern, at);
    if (item === undefined) return undefined;
    tests.push(item.test);
    at = item.next;
  }
  const matches = (char: string): boolean =>
    (slash || char !== '/') && tests.some((test) => test(char)) !== negated;
  return { matches, next: at + 1 };
}

function readItem(
  pattern: string,
  start: number,
): { readonly test: (char: string) => boolean; readonly next: number } | undefined {
  const [named, name] = /^\[:(\w*):\]/.exec(pattern.slice(start, start + 12)) ?? [];
  if (named !== undefined) {
    const known = NAMED[name ?? ''];
    return known && { test: (char) => known.test(char), next: start + named.length };
  }
  const low = readChar(pattern, start);
  if (low === undefined) return undefined;
  const isRange = pattern[low.next] === '-' && (pattern[low.next + 1] ?? ']') !== ']';
  const high = isRange ? readChar(pattern, low.next + 1) : low;
  if (high === undefined) return undefined;
  // The lower end counts even where the range is upside down.
  const test = (char: string): boolean =>
    char === low.char || (low.char <= char && char <= high.char);
  return { test, next: high.next };
}

function readChar(
  pattern: string,
  at: number,
): { readonly char: string; readonly next: number } | undefined {
  const from = pattern[at] === '\\' ? at + 1 : at;
  const char = pattern[from];
  return char === undefined ? undefined : { char, next: from + 1 };
}
