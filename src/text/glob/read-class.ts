import type { GlobDialect } from './glob-dialects.ts';

/** Characters by their code points: those in the ranges, or all others. */
interface CharacterClass {
  readonly has: (code: number) => boolean;
  /** The offset behind the class. */
  readonly end: number;
}

type Range = readonly [low: number, high: number];

interface Item {
  readonly ranges: readonly Range[];
  readonly end: number;
}

const SLASH = 47;
/** Longer classes are malformed, so that a text of many `[` is read in linear time. */
const LONGEST = 256;

/** POSIX classes as pairs of first and last characters. */
const POSIX: ReadonlyMap<string, string> = new Map([
  ['alnum', '09AZaz'],
  ['alpha', 'AZaz'],
  ['blank', '  \t\t'],
  ['cntrl', '\0\x1f\x7f\x7f'],
  ['digit', '09'],
  ['graph', '!~'],
  ['lower', 'az'],
  ['print', ' ~'],
  ['punct', '!/:@[`{~'],
  ['space', '  \t\r'],
  ['upper', 'AZ'],
  ['xdigit', '09AFaf'],
]);

/** The class whose `[` is at an offset; undefined if it is malformed. */
export function readClass(
  glob: string,
  at: number,
  dialect: GlobDialect,
): CharacterClass | undefined {
  const { negation, slash, posix } = dialect.classes;
  const isNegated = at + 1 < glob.length && negation.includes(glob.charAt(at + 1));
  const start = at + (isNegated ? 2 : 1);
  if (!glob.slice(start, at + LONGEST).includes(']')) return undefined;
  const ranges: Range[] = [];
  const literal = posix === true ? start : -1;
  let end = start;
  while (glob[end] !== ']' || end === literal) {
    const item = readItem(glob, end, start, dialect);
    if (item === undefined || item.end - at > LONGEST) return undefined;
    ranges.push(...item.ranges);
    end = item.end;
  }
  if (ranges.length === 0) return undefined;
  if (slash === 'malformed' && glob.slice(at, end).includes('/')) return undefined;
  const matches = (code: number): boolean =>
    ranges.some(([low, high]) => low <= code && code <= high) !== isNegated;
  const has = slash === 'matches' ? matches : (code: number) => code !== SLASH && matches(code);
  return { has, end: end + 1 };
}

/** A character, a range or a POSIX class. */
function readItem(glob: string, at: number, start: number, dialect: GlobDialect): Item | undefined {
  const { ranges, posix } = dialect.classes;
  if (posix === true && glob.startsWith('[:', at)) {
    const item = readPosixClass(glob, at);
    if (item !== 'none') return item;
  }
  if (ranges === 'alone') return readAlone(glob, at, start, dialect);
  const low = readCharacter(glob, at, dialect);
  if (low === undefined) return undefined;
  const isRange = glob[low.end] === '-' && (ranges === 'strict' || glob[low.end + 1] !== ']');
  if (!isRange) return { ranges: [[low.code, low.code]], end: low.end };
  const high = readCharacter(glob, low.end + 1, dialect);
  return high && rangeOf(low.code, high.code, high.end, dialect);
}

/** gobwas/glob: a range has two characters and nothing else; in a list, `-` is a character. */
function readAlone(
  glob: string,
  at: number,
  start: number,
  dialect: GlobDialect,
): Item | undefined {
  const plain = readCharacter(glob, at, { ...dialect, escapes: false });
  if (plain !== undefined && at === start && glob[plain.end] === '-') {
    const high = readCharacter(glob, plain.end + 1, { ...dialect, escapes: false });
    if (high === undefined || glob[high.end] !== ']') return undefined;
    return rangeOf(plain.code, high.code, high.end, dialect);
  }
  const char = readCharacter(glob, at, dialect);
  return char && { ranges: [[char.code, char.code]], end: char.end };
}

function rangeOf(
  low: number,
  high: number,
  end: number,
  { classes }: GlobDialect,
): Item | undefined {
  if (low <= high || classes.reversed === 'empty') return { ranges: [[low, high]], end };
  return classes.reversed === 'low' ? { ranges: [[low, low]], end } : undefined;
}

/** `none` if it is not written like a POSIX class; undefined if POSIX has no class of that name. */
function readPosixClass(glob: string, at: number): Item | 'none' | undefined {
  const [written, name = ''] = /^\[:(\w*):\]/.exec(glob.slice(at, at + 12)) ?? [];
  if (written === undefined) return 'none';
  const ends = POSIX.get(name);
  if (ends === undefined) return undefined;
  const codes = Array.from(ends, (char) => char.charCodeAt(0));
  const ranges = codes.flatMap((low, index): readonly Range[] =>
    index % 2 === 0 ? [[low, codes[index + 1] ?? low]] : [],
  );
  return { ranges, end: at + written.length };
}

function readCharacter(
  glob: string,
  at: number,
  { escapes, classes }: GlobDialect,
): { readonly code: number; readonly end: number } | undefined {
  const char = glob.charAt(at);
  if (classes.ranges === 'strict' && (char === '-' || char === ']')) return undefined;
  const from = escapes && char === '\\' ? at + 1 : at;
  const code = glob.codePointAt(from);
  return code === undefined ? undefined : { code, end: from + (code > 0xffff ? 2 : 1) };
}
