import { expandBraces, optionsOf, pairBraces, type Braces } from './glob-braces.ts';
import type { GlobDialect } from './glob-dialects.ts';
import { readClass } from './read-class.ts';

export type GlobToken =
  /** This very character, by its code point. */
  | { readonly kind: 'character'; readonly code: number }
  /** One of some characters: `?`, `[a-z]`; `text` as it is written. */
  | { readonly kind: 'one'; readonly text: string; readonly has: (code: number) => boolean }
  /** `*`: any text without `/`. */
  | { readonly kind: 'within' }
  /** `**`, and `*` if it crosses folders: any text. */
  | { readonly kind: 'across' }
  /** `**` and the `/` behind it: any number of folders, also none. */
  | { readonly kind: 'folders' }
  /** `{a,b}`; `text` as it is written. */
  | { readonly kind: 'choice'; readonly text: string; readonly options: readonly GlobTokens[] };

export type GlobTokens = readonly GlobToken[];

/** Braces deeper than this are malformed. */
const MAX_NESTED = 8;

/** No one writes longer ones; reading them would take long. */
const LONGEST = 10_000;

const SLASH = 47;

/** The steps of a glob, or several alternatives; undefined if its program refuses it. */
export function readGlob(glob: string, dialect: GlobDialect): readonly GlobTokens[] | undefined {
  if (glob.length > LONGEST) return undefined;
  const globs = dialect.braces === 'expansion' ? expandBraces(glob, dialect) : [glob];
  const read = globs?.map((each) => readTokens(each, dialect, 0));
  const valid = read?.filter((tokens) => tokens !== undefined);
  return valid?.length === read?.length ? valid : undefined;
}

interface Reading {
  readonly glob: string;
  readonly dialect: GlobDialect;
  readonly braces: Braces | undefined;
  readonly depth: number;
}

interface Read {
  readonly token: GlobToken;
  readonly end: number;
}

function readTokens(glob: string, dialect: GlobDialect, depth: number): GlobTokens | undefined {
  const isChoice = dialect.braces === 'choice' || dialect.braces === 'open-choice';
  const hasBraces = isChoice && glob.includes('{');
  const braces = hasBraces && depth < MAX_NESTED ? pairBraces(glob, dialect) : undefined;
  const reading = { glob, dialect, braces, depth };
  const tokens: GlobToken[] = [];
  for (let at = 0; at < glob.length;) {
    const read = readToken(reading, at);
    if (read === undefined) return undefined;
    if (!isRepeated(tokens.at(-1), read.token)) tokens.push(read.token);
    at = read.end;
  }
  return tokens;
}

function readToken(reading: Reading, at: number): Read | undefined {
  const { glob, dialect } = reading;
  switch (glob[at]) {
    case '*':
      return readStars(glob, at, dialect);
    case '?':
      return { token: { kind: 'one', text: '?', has: anyOf(dialect) }, end: at + 1 };
    case '[': {
      const found = readClass(glob, at, dialect);
      if (found === undefined) return malformed(reading, at);
      const text = glob.slice(at, found.end);
      return { token: { kind: 'one', text, has: found.has }, end: found.end };
    }
    case '{':
      return readChoice(reading, at);
    case '\\':
      if (!dialect.escapes) return readCharacter(glob, at);
      return at + 1 < glob.length ? readCharacter(glob, at + 1) : malformed(reading, at);
    case '/':
      return readTail(glob, at, dialect) ?? readCharacter(glob, at);
    default:
      return readCharacter(glob, at);
  }
}

function anyOf({ crossesFolders }: GlobDialect): (code: number) => boolean {
  return crossesFolders ? () => true : (code) => code !== SLASH;
}

function malformed({ glob, dialect }: Reading, at: number): Read | undefined {
  return dialect.malformed === 'character' ? readCharacter(glob, at) : undefined;
}

function readCharacter(glob: string, at: number): Read {
  const code = glob.codePointAt(at) ?? 0;
  return { token: { kind: 'character', code }, end: at + (code > 0xffff ? 2 : 1) };
}

function readStars(glob: string, at: number, { crossesFolders, doubleStar }: GlobDialect): Read {
  let end = at;
  while (glob[end] === '*') end += 1;
  const isDouble = end - at > 1;
  if (crossesFolders || (isDouble && doubleStar === 'text'))
    return { token: { kind: 'across' }, end };
  const isPart = (at === 0 || glob[at - 1] === '/') && (end === glob.length || glob[end] === '/');
  if (!isDouble || !isPart || doubleStar !== 'folders') return { token: { kind: 'within' }, end };
  if (end === glob.length) return { token: { kind: 'across' }, end };
  return { token: { kind: 'folders' }, end: end + 1 };
}

/** `/**` at the end, in a dialect in which it matches the folder itself, too. */
function readTail(glob: string, at: number, { withFolder }: GlobDialect): Read | undefined {
  if (withFolder !== true || !/^(?:\/\*\*)+$/.test(glob.slice(at))) return undefined;
  const below: GlobTokens = [{ kind: 'character', code: SLASH }, { kind: 'across' }];
  return { token: { kind: 'choice', text: '/**', options: [below, []] }, end: glob.length };
}

function readChoice(reading: Reading, at: number): Read | undefined {
  const { glob, dialect, braces, depth } = reading;
  if (dialect.braces === 'characters') return readCharacter(glob, at);
  const pair = braces?.pairs.get(at);
  if (pair === undefined) return malformed(reading, at);
  if (dialect.braces === 'choice' && pair.commas.length === 0) return readCharacter(glob, at);
  const options: GlobTokens[] = [];
  for (const option of optionsOf(glob, pair)) {
    const tokens = readTokens(option, dialect, depth + 1);
    if (tokens === undefined) return undefined;
    options.push(tokens);
  }
  const end = Math.min(pair.close + 1, glob.length);
  return { token: { kind: 'choice', text: glob.slice(at, end), options }, end };
}

/** `**` + `**` says no more than one of them. */
function isRepeated(before: GlobToken | undefined, token: GlobToken): boolean {
  return before?.kind === token.kind && (token.kind === 'folders' || token.kind === 'across');
}
