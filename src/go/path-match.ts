import { runeAt, type ByteText } from './byte-text.ts';

/** How much work a match may still take; charged while it runs. */
export interface Steps {
  left: number;
}

export type Matched = 'yes' | 'no' | 'bad-pattern' | 'too-long';

interface Matching {
  /**
   * `path`: path.Match, and filepath.Match on Unix. `envsubst`: the older copy in Flux's envsubst, whose `*` and `?` match `/` too and which
   * finds a mistake in a pattern only when the match gets as far.
   */
  readonly as: 'path' | 'envsubst';
  readonly steps: Steps;
}

interface Chunk {
  readonly star: boolean;
  readonly text: ByteText;
}

/** Whether a pattern of `*`, `?`, `[a-z]`, `[^a-z]` and `\c` matches all of a name, as Go tells it. */
export function pathMatch(pattern: ByteText, name: ByteText, matching: Matching): Matched {
  const chunks = chunksOf(pattern);
  const matched = matchChunks(chunks, name, matching);
  if (matched !== 'no' || matching.as === 'envsubst') return matched;
  return chunks.some(({ text }) => isMalformed(text)) ? 'bad-pattern' : 'no';
}

function matchChunks(chunks: readonly Chunk[], name: ByteText, matching: Matching): Matched {
  let rest = name;
  for (const [index, chunk] of chunks.entries()) {
    const isLast = index === chunks.length - 1;
    if (chunk.star && chunk.text === '') {
      return crossesSlash(matching) || !rest.includes('/') ? 'yes' : 'no';
    }
    const left = afterChunk(chunk, rest, isLast, matching);
    if (left.kind !== 'matched') return left.kind;
    rest = left.rest;
  }
  return rest === '' ? 'yes' : 'no';
}

function crossesSlash({ as }: Matching): boolean {
  return as === 'envsubst';
}

/** A pattern in pieces, each behind a run of stars or none. */
function chunksOf(pattern: ByteText): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < pattern.length;) {
    const from = at;
    while (pattern[at] === '*') at++;
    const start = at;
    let inRange = false;
    for (; at < pattern.length; at++) {
      const char = pattern[at];
      if (char === '\\') at = Math.min(at + 1, pattern.length - 1);
      else if (char === '[') inRange = true;
      else if (char === ']') inRange = false;
      else if (char === '*' && !inRange) break;
    }
    chunks.push({ star: start > from, text: pattern.slice(start, at) });
  }
  return chunks;
}

type Left =
  | { readonly kind: 'matched'; readonly rest: ByteText }
  | { readonly kind: 'no' | 'bad-pattern' | 'too-long' };

const NO: Left = { kind: 'no' };
const BAD: Left = { kind: 'bad-pattern' };

/** The chunk here or, behind a star, anywhere further on; the last one must reach the end of the name. */
function afterChunk(
  { star, text }: Chunk,
  name: ByteText,
  isLast: boolean,
  matching: Matching,
): Left {
  const isFit = (left: Left) => left.kind === 'matched' && (left.rest === '' || !isLast);
  const here = matchChunk(text, name, matching);
  if (isFit(here) || here.kind === 'bad-pattern' || here.kind === 'too-long') return here;
  if (!star) return NO;
  for (let at = 0; at < name.length; at++) {
    if (name[at] === '/' && !crossesSlash(matching)) return NO;
    const left = matchChunk(text, name.slice(at + 1), matching);
    if (isFit(left) || left.kind === 'bad-pattern' || left.kind === 'too-long') return left;
  }
  return NO;
}

function matchChunk(chunk: ByteText, name: ByteText, matching: Matching): Left {
  let at = 0;
  let here = 0;
  while (here < chunk.length) {
    if (--matching.steps.left < 0) return { kind: 'too-long' };
    if (at >= name.length) return NO;
    const char = chunk[here];
    if (char === '[') {
      const found = matchClass(chunk, here + 1, runeAt(name, at).code);
      if (found === undefined) return BAD;
      if (!found.matches) return NO;
      at += runeAt(name, at).width;
      here = found.end;
      continue;
    }
    if (char === '?') {
      if (name[at] === '/' && !crossesSlash(matching)) return NO;
      at += runeAt(name, at).width;
      here++;
      continue;
    }
    if (char === '\\') here++;
    if (here >= chunk.length) return BAD;
    if (chunk[here] !== name[at]) return NO;
    at++;
    here++;
  }
  return { kind: 'matched', rest: name.slice(at) };
}

function isMalformed(chunk: ByteText): boolean {
  for (let at = 0; at < chunk.length; at++) {
    if (chunk[at] === '\\') {
      at++;
      if (at >= chunk.length) return true;
    } else if (chunk[at] === '[') {
      const found = matchClass(chunk, at + 1, 0);
      if (found === undefined) return true;
      at = found.end - 1;
    }
  }
  return false;
}

interface ClassMatch {
  readonly matches: boolean;
  readonly end: number;
}

/** A class, from behind its `[`; undefined when it is malformed. */
function matchClass(chunk: ByteText, start: number, code: number): ClassMatch | undefined {
  const negated = chunk[start] === '^';
  let at = negated ? start + 1 : start;
  let found = false;
  for (let ranges = 0; chunk[at] !== ']' || ranges === 0; ranges++) {
    const low = classCharacter(chunk, at);
    if (low === undefined) return undefined;
    at = low.end;
    let high = low;
    if (chunk[at] === '-') {
      const upper = classCharacter(chunk, at + 1);
      if (upper === undefined) return undefined;
      high = upper;
      at = upper.end;
    }
    if (low.code <= code && code <= high.code) found = true;
  }
  return { matches: found !== negated, end: at + 1 };
}

function classCharacter(
  chunk: ByteText,
  start: number,
): { readonly code: number; readonly end: number } | undefined {
  if (start >= chunk.length || chunk[start] === '-' || chunk[start] === ']') return undefined;
  const at = chunk[start] === '\\' ? start + 1 : start;
  const { code, width } = runeAt(chunk, at);
  const end = at + width;
  const isBroken = code === 0xfffd && width === 1;
  return width === 0 || isBroken || end >= chunk.length ? undefined : { code, end };
}
