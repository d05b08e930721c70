/** Go's path/filepath.Match says this of a pattern it cannot read. */
export const BAD_PATTERN = 'syntax error in pattern';

/**
 * Whether a pattern matches a whole path as Go's path/filepath.Match has it: `*` and `?` stop at `/`, `[a-z]`, `[^a-z]`, and `\` takes
 * the next character as it is. Undefined when the match runs into a fault of the pattern; what lies behind the place where a
 * match fails is checked too. See https://pkg.go.dev/path/filepath#Match.
 */
export function matchPath(pattern: string, path: string): boolean | undefined {
  let rest = Array.from(pattern);
  let name = Array.from(path);
  while (rest.length > 0) {
    const { star, chunk, after } = scanChunk(rest);
    rest = after;
    if (star && chunk.length === 0) return !name.includes('/');
    const matched = matchChunk(chunk, name);
    if (matched === undefined) return undefined;
    if (matched.ok && (matched.left.length === 0 || rest.length > 0)) {
      name = matched.left;
      continue;
    }
    const later = star ? matchLater(chunk, name, rest.length === 0) : 'none';
    if (later === undefined) return undefined;
    if (later === 'none') return checkRest(rest) ? false : undefined;
    name = later;
  }
  return name.length === 0;
}

/** The chunk matched further on, behind what the star takes. */
function matchLater(
  chunk: readonly string[],
  name: readonly string[],
  isLast: boolean,
): string[] | 'none' | undefined {
  for (let at = 0; at < name.length && name[at] !== '/'; at++) {
    const matched = matchChunk(chunk, name.slice(at + 1));
    if (matched === undefined) return undefined;
    if (matched.ok && !(isLast && matched.left.length > 0)) return matched.left;
  }
  return 'none';
}

function checkRest(pattern: readonly string[]): boolean {
  let rest = pattern;
  while (rest.length > 0) {
    const { chunk, after } = scanChunk(rest);
    if (matchChunk(chunk, []) === undefined) return false;
    rest = after;
  }
  return true;
}

interface Chunk {
  readonly star: boolean;
  readonly chunk: readonly string[];
  readonly after: string[];
}

/** Cuts the pattern before its next star that no bracket holds. */
function scanChunk(pattern: readonly string[]): Chunk {
  let start = 0;
  while (pattern[start] === '*') start++;
  let inRange = false;
  let at = start;
  for (; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === '\\') at++;
    else if (char === '[') inRange = true;
    else if (char === ']') inRange = false;
    else if (char === '*' && !inRange) break;
  }
  return { star: start > 0, chunk: pattern.slice(start, at), after: pattern.slice(at) };
}

interface Matched {
  readonly ok: boolean;
  readonly left: string[];
}

/** A chunk against the start of a name. The whole chunk is read even where the match has failed: its faults count. */
function matchChunk(chunk: readonly string[], name: readonly string[]): Matched | undefined {
  let failed = false;
  let index = 0;
  for (let at = 0; at < chunk.length;) {
    failed ||= index === name.length;
    const char = chunk[at] ?? '';
    if (char === '[') {
      const range = matchRange(chunk, at + 1, failed ? undefined : name[index]);
      if (range === undefined) return undefined;
      failed ||= !range.ok;
      at = range.next;
    } else if (char === '?') {
      failed ||= name[index] === '/';
      at++;
    } else {
      const literal = char === '\\' ? chunk[at + 1] : char;
      if (literal === undefined) return undefined;
      failed ||= literal !== name[index];
      at += char === '\\' ? 2 : 1;
    }
    if (!failed) index++;
  }
  return { ok: !failed, left: failed ? [] : name.slice(index) };
}

function matchRange(
  chunk: readonly string[],
  start: number,
  char: string | undefined,
): { readonly ok: boolean; readonly next: number } | undefined {
  const negated = chunk[start] === '^';
  let at = negated ? start + 1 : start;
  let matches = false;
  for (let count = 0; ; count++) {
    if (chunk[at] === ']' && count > 0) return { ok: matches !== negated, next: at + 1 };
    const low = rangeEnd(chunk, at);
    if (low === undefined) return undefined;
    let high = low;
    if (chunk[low.next] === '-') {
      const end = rangeEnd(chunk, low.next + 1);
      if (end === undefined) return undefined;
      high = end;
    }
    at = high.next;
    if (char !== undefined) matches ||= isBetween(low.char, char, high.char);
  }
}

function rangeEnd(
  chunk: readonly string[],
  start: number,
): { readonly char: string; readonly next: number } | undefined {
  const first = chunk[start];
  if (first === undefined || first === '-' || first === ']') return undefined;
  const at = first === '\\' ? start + 1 : start;
  const char = chunk[at];
  // A pattern that ends inside brackets is faulty.
  return char === undefined || at + 1 >= chunk.length ? undefined : { char, next: at + 1 };
}

function isBetween(low: string, char: string, high: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (low.codePointAt(0) ?? 0) <= code && code <= (high.codePointAt(0) ?? 0);
}
