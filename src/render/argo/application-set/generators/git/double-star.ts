/** What a pattern of the controller's newer globbing is: a test for paths, or unreadable. */
export type DoubleStar =
  | { readonly kind: 'pattern'; readonly matches: (path: string) => boolean }
  | { readonly kind: 'bad-pattern' };

/** Braces may multiply; a pattern with more alternatives than this is not read. */
const MOST_ALTERNATIVES = 1_000;

/**
 * Reads a pattern as doublestar.FilepathGlob does: `**` as a whole part of a path is any number of folders, `*` and `?` stop at `/`,
 * `{a,b}`, `[a-z]`, `[^a-z]` and `[!a-z]`. The pattern is cleaned first, so `./a//b` is `a/b` and what leads out matches nothing.
 */
export function readDoubleStar(text: string): DoubleStar {
  if (!isValid(text)) return { kind: 'bad-pattern' };
  const alternatives = expandBraces(cleanPath(text));
  if (alternatives === undefined) return { kind: 'bad-pattern' };
  const patterns = alternatives.map((one) => (one === '.' ? [] : one.split('/')));
  if (!patterns.every((parts) => parts.every(isValid))) return { kind: 'bad-pattern' };
  return {
    kind: 'pattern',
    matches: (path) => {
      const names = path === '' ? [] : path.split('/');
      return patterns.some((parts) => matchParts(parts, names));
    },
  };
}

/** Any number of folders is tried as a star is: the last one only, from left to right. */
function matchParts(parts: readonly string[], names: readonly string[]): boolean {
  let [part, name] = [0, 0];
  let again: { part: number; name: number } | undefined;
  while (name < names.length) {
    if (parts[part] === '**') {
      again = { part: part + 1, name };
      part += 1;
      if (part === parts.length) return true;
    } else if (part < parts.length && matchName(parts[part] ?? '', names[name] ?? '')) {
      part += 1;
      name += 1;
    } else if (again !== undefined) {
      again = { part: again.part, name: again.name + 1 };
      ({ part, name } = again);
    } else {
      return false;
    }
  }
  return parts.slice(part).every((rest) => rest === '**');
}

function matchName(pattern: string, name: string): boolean {
  const chars = Array.from(name);
  let [at, index] = [0, 0];
  let again: { at: number; index: number } | undefined;
  while (index < chars.length) {
    if (pattern[at] === '*') {
      while (pattern[at] === '*') at++;
      again = { at, index };
      continue;
    }
    const next = at < pattern.length ? matchChar(pattern, at, chars[index] ?? '') : undefined;
    if (next !== undefined) {
      at = next;
      index += 1;
    } else if (again === undefined) {
      return false;
    } else {
      again = { at: again.at, index: again.index + 1 };
      ({ at, index } = again);
    }
  }
  // Three stars do not match nothing.
  return /^\*{0,2}$/.test(pattern.slice(at));
}

/** Where the pattern goes on behind what matches one character; undefined when it does not. */
function matchChar(pattern: string, at: number, char: string): number | undefined {
  const first = pattern.codePointAt(at) ?? 0;
  if (pattern[at] === '?') return at + 1;
  if (pattern[at] === '[') return matchClass(pattern, at + 1, char);
  const from = pattern[at] === '\\' ? at + 1 : at;
  const wanted = from === at ? String.fromCodePoint(first) : charAt(pattern, from);
  return wanted === char ? from + wanted.length : undefined;
}

function matchClass(pattern: string, start: number, char: string): number | undefined {
  const negated = pattern[start] === '!' || pattern[start] === '^';
  const code = char.codePointAt(0) ?? 0;
  let matched = false;
  let at = negated ? start + 1 : start;
  while (at < pattern.length && pattern[at] !== ']') {
    const low = classChar(pattern, at);
    at = low.next;
    let high = low;
    if (pattern[at] === '-' && at + 1 < pattern.length && pattern[at + 1] !== ']') {
      high = classChar(pattern, at + 1);
      at = high.next;
    }
    // The lower end counts even where the range is upside down.
    matched ||= code === low.code || (low.code <= code && code <= high.code);
  }
  return matched === negated ? undefined : at + 1;
}

function classChar(pattern: string, at: number): { readonly code: number; readonly next: number } {
  const from = pattern[at] === '\\' ? at + 1 : at;
  const char = charAt(pattern, from);
  return { code: char.codePointAt(0) ?? 0, next: from + char.length };
}

function charAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** Every bracket and brace must end, and a backslash must be before something. */
function isValid(pattern: string): boolean {
  let depth = 0;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === '\\') at += 1;
    else if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    else if (char === '[') at = endOfClass(pattern, at);
    if (at >= pattern.length || depth < 0) return false;
  }
  return depth === 0;
}

function endOfClass(pattern: string, start: number): number {
  let at = start + 1;
  if (pattern[at] === '^' || pattern[at] === '!') at += 1;
  if (pattern[at] === ']') return pattern.length;
  for (; at < pattern.length && pattern[at] !== ']'; at++) if (pattern[at] === '\\') at += 1;
  return at;
}

function expandBraces(pattern: string): readonly string[] | undefined {
  const done: string[] = [];
  const open = [pattern];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (done.length + open.length > MOST_ALTERNATIVES) return undefined;
    const brace = findBrace(one);
    if (brace === undefined) {
      done.push(one);
      continue;
    }
    const { start, commas, end } = brace;
    const [before, after] = [one.slice(0, start), one.slice(end + 1)];
    const cuts = [start, ...commas, end];
    for (let index = 1; index < cuts.length; index++) {
      open.push(before + one.slice((cuts[index - 1] ?? 0) + 1, cuts[index]) + after);
    }
  }
  return done;
}

interface Brace {
  readonly start: number;
  readonly commas: readonly number[];
  readonly end: number;
}

/** The first pair of braces, with the commas of its own. */
function findBrace(pattern: string): Brace | undefined {
  let start = -1;
  let depth = 0;
  const commas: number[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === '\\') at += 1;
    else if (char === '[') at = endOfClass(pattern, at);
    else if (char === '{') {
      if (start === -1) start = at;
      depth += 1;
    } else if (char === ',' && depth === 1) commas.push(at);
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return { start, commas, end: at };
    }
  }
  return undefined;
}

/** filepath.Clean below a root: what leads out of it matches nothing. */
function cleanPath(pattern: string): string {
  const parts: string[] = [];
  for (const part of pattern.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return '..';
  }
  return parts.length === 0 ? '.' : parts.join('/');
}
