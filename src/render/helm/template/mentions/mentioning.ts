/** A value that a template names. */
export interface Mention {
  /** The keys that lead there from `.Values`; none for the values themselves. */
  readonly path: readonly string[];
  /** All below it may be read: it is printed, ranged over, or given to a function. */
  readonly whole: boolean;
}

export interface Mentions {
  readonly values: readonly Mention[];
  readonly calls: ReadonlySet<string>;
  /** It includes templates whose names are made while it runs. */
  readonly callsAny: boolean;
}

/** The same while it is collected. */
export interface Mentioning {
  readonly values: Mention[];
  readonly calls: Set<string>;
  callsAny: boolean;
  /** How deep in blocks and parentheses. */
  depth: number;
}

/** Deeper blocks and parentheses are not looked into: all values count as read there. */
const DEEPEST = 200;

/** How a value is used: its truth is tested, it gets a name, or all of it is used. */
export type Use = 'test' | 'alias' | 'whole';

/** Nothing so far. */
export function newMentioning(): Mentioning {
  return { values: [], calls: new Set(), callsAny: false, depth: 0 };
}

/** Notes a value and what is done with it. */
export function notePlace(own: Mentioning, path: readonly string[], use: Use): void {
  own.values.push({ path, whole: use === 'whole' });
}

/** Walks a block or a parenthesis; undefined if it is nested too deeply. */
export function deeper<Result>(own: Mentioning, look: () => Result): Result | undefined {
  if (own.depth >= DEEPEST) {
    notePlace(own, [], 'whole');
    own.callsAny = true;
    return undefined;
  }
  own.depth += 1;
  const result = look();
  own.depth -= 1;
  return result;
}
