/** What a glob looks at: the entries of a folder, names sorted by their bytes; the root is the empty path. */
export type ListFolder = (folder: string) => readonly FolderEntry[];

export interface FolderEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** Alternatives that a pattern may have, multiplied; more are no configuration. */
const MOST_ALTERNATIVES = 1000;

/**
 * The files that a pattern of github.com/bmatcuk/doublestar (v4) matches, in its order: `**` for any folders, `*` and `?` within a name,
 * `[a-z]`, `[!a-z]`, `{a,b}`, `\` to escape. Undefined where the pattern is malformed.
 */
export function doublestarFiles(pattern: string, list: ListFolder): readonly string[] | undefined {
  const patterns = expandBraces(pattern);
  if (patterns === undefined) return undefined;
  const found: string[] = [];
  for (const each of patterns) {
    const segments = each.split('/').map(readSegment);
    if (segments.includes(undefined)) return undefined;
    walk(
      '',
      segments.filter((segment) => segment !== undefined),
      list,
      found,
    );
  }
  // Alternatives are merged, and sorted.
  return patterns.length === 1 ? found : [...new Set(found)].sort();
}

type Segment = 'folders' | ((name: string) => boolean);

function walk(
  folder: string,
  [segment, ...rest]: readonly Segment[],
  list: ListFolder,
  found: string[],
): void {
  if (segment === undefined) return;
  if (segment === 'folders') {
    if (rest.length > 0) walk(folder, rest, list, found);
    for (const { name, isFolder } of list(folder)) {
      if (isFolder) walk(joined(folder, name), [segment, ...rest], list, found);
      else if (rest.length === 0) found.push(joined(folder, name));
    }
    return;
  }
  for (const { name, isFolder } of list(folder)) {
    if (!segment(name)) continue;
    if (rest.length > 0 && isFolder) walk(joined(folder, name), rest, list, found);
    if (rest.length === 0 && !isFolder) found.push(joined(folder, name));
  }
}

function joined(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The patterns without braces that one with braces stands for; undefined where a brace is not closed, or there are too many. */
function expandBraces(pattern: string): readonly string[] | undefined {
  const expanded: string[] = [];
  const queue = [pattern];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (expanded.length + queue.length > MOST_ALTERNATIVES) return undefined;
    const open = unescapedIndex(next, '{', 0);
    if (open === -1) {
      expanded.push(next);
      continue;
    }
    const options = optionsOf(next, open);
    if (options === undefined) return undefined;
    const { texts, end } = options;
    queue.unshift(...texts.map((text) => next.slice(0, open) + text + next.slice(end)));
  }
  return expanded;
}

function unescapedIndex(text: string, char: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === char) return at;
  }
  return -1;
}

function optionsOf(
  pattern: string,
  open: number,
): { readonly texts: readonly string[]; readonly end: number } | undefined {
  const texts: string[] = [];
  let depth = 0;
  let start = open + 1;
  for (let at = open; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === '\\') at++;
    else if (char === '{') depth++;
    else if (char === ',' && depth === 1) {
      texts.push(pattern.slice(start, at));
      start = at + 1;
    } else if (char === '}') {
      depth--;
      if (depth === 0) return { texts: [...texts, pattern.slice(start, at)], end: at + 1 };
    }
  }
  return undefined;
}

type Part =
  | { readonly kind: 'star' }
  | { readonly kind: 'one'; readonly passes: (char: string) => boolean };

/** Undefined where it is malformed. */
function readSegment(text: string): Segment | undefined {
  if (text === '**') return 'folders';
  const parts: Part[] = [];
  const chars = Array.from(text);
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] ?? '';
    if (char === '*') {
      if (parts.at(-1)?.kind !== 'star') parts.push({ kind: 'star' });
    } else if (char === '?') {
      parts.push({ kind: 'one', passes: () => true });
    } else if (char === '[') {
      const found = readClass(chars, at + 1);
      if (found === undefined) return undefined;
      parts.push({ kind: 'one', passes: found.passes });
      at = found.end;
    } else {
      if (char === '\\') at++;
      const literal = chars[at];
      if (literal === undefined) return undefined;
      parts.push({ kind: 'one', passes: (each) => each === literal });
    }
  }
  return (name) => matchesParts(parts, Array.from(name));
}

interface CharacterClass {
  readonly passes: (char: string) => boolean;
  /** Of the closing bracket. */
  readonly end: number;
}

function readClass(chars: readonly string[], start: number): CharacterClass | undefined {
  const negated = chars[start] === '!' || chars[start] === '^';
  const ranges: (readonly [number, number])[] = [];
  let at = negated ? start + 1 : start;
  for (; at < chars.length && chars[at] !== ']'; at++) {
    if (chars[at] === '\\') at++;
    const low = codeOf(chars[at]);
    let high = low;
    if (chars[at + 1] === '-' && chars[at + 2] !== undefined && chars[at + 2] !== ']') {
      at += chars[at + 2] === '\\' ? 3 : 2;
      high = codeOf(chars[at]);
    }
    ranges.push([low, high]);
  }
  if (ranges.length === 0 || chars[at] !== ']') return undefined;
  const holds = (code: number) => ranges.some(([low, high]) => low <= code && code <= high);
  return { passes: (char) => holds(codeOf(char)) !== negated, end: at };
}

function codeOf(char: string | undefined): number {
  return char?.codePointAt(0) ?? 0;
}

function matchesParts(parts: readonly Part[], name: readonly string[]): boolean {
  let places = new Set([0]);
  for (const part of parts) {
    const next = new Set<number>();
    for (const at of places) {
      const char = name[at];
      if (part.kind === 'star') {
        for (let to = at; to <= name.length && !next.has(to); to++) next.add(to);
      } else if (char !== undefined && part.passes(char)) next.add(at + 1);
    }
    places = next;
  }
  return places.has(name.length);
}
