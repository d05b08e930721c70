/** One step of a glob. */
export type GlobToken =
  /** This very character, by its code point. */
  | { readonly kind: 'character'; readonly code: number }
  /** `?`: any one character, but no separator. */
  | { readonly kind: 'any' }
  /** `*`: any text within a name. */
  | { readonly kind: 'within' }
  /** `**`, and `*` where there are no separators: any text. */
  | { readonly kind: 'across' }
  /** `**` and the `/` behind it: any number of folders, also none. */
  | { readonly kind: 'folders' }
  /** `[a-z]`, `[!a-z]`; `text` as it is written. */
  | { readonly kind: 'class'; readonly text: string; readonly has: (code: number) => boolean }
  /** `{a,b}`; `text` as it is written. */
  | { readonly kind: 'choice'; readonly text: string; readonly options: readonly GlobTokens[] };

export type GlobTokens = readonly GlobToken[];

/** What a kind of glob knows. */
export interface GlobDialect {
  /** `/` separates names, so that `*` and `?` stop there. */
  readonly paths: boolean;
  readonly braces: boolean;
  /** A backslash takes the special meaning from the next character. */
  readonly escapes: boolean;
}

/** Braces deeper than this are plain characters. */
const MOST_NESTED = 8;

/** The steps of a glob. Never fails: brackets and braces that do not pair are plain characters. */
export function globTokens(glob: string, dialect: GlobDialect): GlobTokens {
  return tokensOf(glob, dialect, 0);
}

function tokensOf(glob: string, dialect: GlobDialect, depth: number): GlobTokens {
  const tokens: GlobToken[] = [];
  const closing = dialect.braces && depth < MOST_NESTED ? pairsOf(glob) : new Map<number, number>();
  for (let at = 0; at < glob.length;) {
    const { token, end } = tokenAt(glob, at, dialect, { closing, depth });
    at = end;
    if (!isRepeated(tokens.at(-1), token)) tokens.push(token);
  }
  return tokens;
}

interface Braces {
  /** Where each `{` closes. */
  readonly closing: ReadonlyMap<number, number>;
  readonly depth: number;
}

interface Read {
  readonly token: GlobToken;
  readonly end: number;
}

function tokenAt(glob: string, at: number, dialect: GlobDialect, braces: Braces): Read {
  const char = glob[at];
  if (char === '*') return starAt(glob, at, dialect);
  if (char === '?') return { token: { kind: 'any' }, end: at + 1 };
  if (char === '[') return classAt(glob, at) ?? characterAt(glob, at);
  if (char === '{') return choiceAt(glob, at, dialect, braces) ?? characterAt(glob, at);
  if (char === '\\' && dialect.escapes && at + 1 < glob.length) return characterAt(glob, at + 1);
  return characterAt(glob, at);
}

function characterAt(glob: string, at: number): Read {
  const code = glob.codePointAt(at) ?? 0;
  return { token: { kind: 'character', code }, end: at + (code > 0xffff ? 2 : 1) };
}

/** `**` crosses folders where it is a whole name; elsewhere it is `*`. */
function starAt(glob: string, at: number, { paths }: GlobDialect): Read {
  let end = at;
  while (glob[end] === '*') end += 1;
  if (!paths) return { token: { kind: 'across' }, end };
  const isName = (at === 0 || glob[at - 1] === '/') && (end === glob.length || glob[end] === '/');
  if (end - at < 2 || !isName) return { token: { kind: 'within' }, end };
  if (end === glob.length) return { token: { kind: 'across' }, end };
  return { token: { kind: 'folders' }, end: end + 1 };
}

/** Undefined where nothing closes it, it is empty, holds a `/`, or has a range that is not one (`[z-a]`). */
function classAt(glob: string, at: number): Read | undefined {
  const match = /^\[([!^]?)([^\]/]+)\]/.exec(glob.slice(at, at + 256));
  if (match === null) return undefined;
  const [text, negation = '', body = ''] = match;
  const ranges = rangesOf(Array.from(body, (char) => char.codePointAt(0) ?? 0));
  if (ranges.some(([first, last]) => first > last)) return undefined;
  const isWanted = negation === '';
  const has = (code: number): boolean =>
    ranges.some(([first, last]) => first <= code && code <= last) === isWanted;
  return { token: { kind: 'class', text, has }, end: at + text.length };
}

function rangesOf(codes: readonly number[]): readonly (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = [];
  for (let at = 0; at < codes.length; at += 1) {
    const first = codes[at] ?? 0;
    const last = codes[at + 1] === 45 ? codes[at + 2] : undefined;
    ranges.push([first, last ?? first]);
    if (last !== undefined) at += 2;
  }
  return ranges;
}

/** Undefined where nothing closes it or there is nothing to choose (`{a}`). */
function choiceAt(
  glob: string,
  at: number,
  dialect: GlobDialect,
  { closing, depth }: Braces,
): Read | undefined {
  const end = closing.get(at);
  if (end === undefined) return undefined;
  const parts = splitAtCommas(glob.slice(at + 1, end));
  if (parts.length < 2) return undefined;
  const options = parts.map((part) => tokensOf(part, dialect, depth + 1));
  const text = glob.slice(at, end + 1);
  return { token: { kind: 'choice', text, options }, end: end + 1 };
}

/** Every `{` that closes, and where. */
function pairsOf(glob: string): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < glob.length; at += 1) {
    if (glob[at] === '{') open.push(at);
    if (glob[at] !== '}') continue;
    const start = open.pop();
    if (start !== undefined) pairs.set(start, at);
  }
  return pairs;
}

function splitAtCommas(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    else if (text[at] === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** `**` + `**` says no more than one of them. */
function isRepeated(before: GlobToken | undefined, token: GlobToken): boolean {
  return before?.kind === token.kind && (token.kind === 'folders' || token.kind === 'across');
}
