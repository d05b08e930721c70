import type { GlobDialect } from './glob-dialects.ts';
import { readClass } from './read-class.ts';

/** A pair of braces: the offsets of the opening one, of its own commas and of the closing one. */
interface BracePair {
  readonly open: number;
  readonly commas: readonly number[];
  readonly close: number;
}

interface OpenBrace {
  readonly open: number;
  readonly commas: number[];
}

export interface Braces {
  /** Those that close, by the offset of the opening one. */
  readonly pairs: ReadonlyMap<number, BracePair>;
  /** Opening braces that do not close, and closing ones that nothing opens. */
  readonly single: number;
}

/**
 * Pairs the braces of a glob in one pass; escaped ones and those in classes are characters. If the end closes braces, those that are
 * still open get the end of the text as theirs.
 */
export function pairBraces(glob: string, dialect: GlobDialect): Braces {
  const pairs = new Map<number, BracePair>();
  const opened: OpenBrace[] = [];
  const endCloses = dialect.braces === 'open-choice';
  let single = 0;
  for (let at = 0; at < glob.length; at += 1) {
    const char = glob[at];
    if (char === '\\' && dialect.escapes) at += 1;
    else if (char === '[') at = (readClass(glob, at, dialect)?.end ?? at + 1) - 1;
    else if (char === '{') opened.push({ open: at, commas: [] });
    else if (char === ',') opened.at(-1)?.commas.push(at);
    else if (char === '}') {
      const last = opened.pop();
      if (last === undefined) single += 1;
      else pairs.set(last.open, { ...last, close: at });
    }
  }
  single += opened.length;
  if (endCloses) for (const each of opened) pairs.set(each.open, { ...each, close: glob.length });
  return { pairs, single };
}

/** The texts between the braces and commas of a pair. */
export function optionsOf(glob: string, { open, commas, close }: BracePair): readonly string[] {
  const ends = [...commas, close];
  return ends.map((end, index) =>
    glob.slice((index === 0 ? open : (ends[index - 1] ?? 0)) + 1, end),
  );
}

/** Braces may multiply; a glob that expands to more globs is refused. */
const MAX_EXPANDED = 1000;

/** The globs without braces that a glob with braces expands to; undefined if a brace has no partner, or there are too many. */
export function expandBraces(glob: string, dialect: GlobDialect): readonly string[] | undefined {
  const expanded: string[] = [];
  const waiting = [glob];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (expanded.length + waiting.length > MAX_EXPANDED) return undefined;
    const { pairs, single } = pairBraces(next, dialect);
    if (single > 0) return undefined;
    const pair = [...pairs.values()].reduce<BracePair | undefined>(
      (first, each) => (first === undefined || each.open < first.open ? each : first),
      undefined,
    );
    if (pair === undefined) expanded.push(next);
    else {
      const [before, after] = [next.slice(0, pair.open), next.slice(pair.close + 1)];
      waiting.push(...optionsOf(next, pair).map((option) => before + option + after));
    }
  }
  return expanded;
}
