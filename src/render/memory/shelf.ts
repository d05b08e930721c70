import type { Asked, Notes } from './notes.ts';

/** Results of one kind of work. What a whole run does not use is forgotten. */
export interface Shelf<Result> {
  /**
   * The result of the run before, where `given` are the same and all questions have the same answers; else that of the work, with what
   * `settle` takes over of the one before.
   */
  readonly remember: (
    key: string,
    given: readonly unknown[],
    work: () => Result,
    settle?: (before: Result, now: Result) => Result,
  ) => Result;
  /** The result of this run or the one before, if all questions have the same answers. Whoever uses it includes what was asked. */
  readonly find: (key: string) => Known<Result> | undefined;
  /** Keeps a result, for as long as it or something that includes what it asked is used. */
  readonly put: (key: string, result: Result, asked: Asked) => Known<Result>;
}

export interface Known<Result> {
  readonly result: Result;
  readonly asked: Asked;
}

interface Kept<Result> extends Known<Result> {
  readonly given: readonly unknown[];
}

type Settle<Result> = ((before: Result, now: Result) => Result) | undefined;

/** An empty shelf. */
export function newShelf<Result>(notes: Notes): Shelf<Result> {
  let [run, era] = [notes.run(), notes.era()];
  let before: ReadonlyMap<string, Kept<Result>> = new Map();
  let now = new Map<string, Kept<Result>>();
  const ofRun = (): typeof now => {
    if (run !== notes.run()) {
      before = era === notes.era() ? now : new Map();
      now = new Map();
      [run, era] = [notes.run(), notes.era()];
    }
    return now;
  };
  const known = (key: string, given: readonly unknown[]): Kept<Result> | undefined => {
    const kept = ofRun().get(key) ?? before.get(key);
    if (kept === undefined || !isSameList(kept.given, given)) return undefined;
    return notes.isTrue(kept.asked) ? kept : undefined;
  };
  const made = (given: readonly unknown[], work: () => Result): Kept<Result> => {
    const [result, asked] = notes.during(work);
    return { given, result, asked };
  };
  const settled = (key: string, kept: Kept<Result>, settle: Settle<Result>): Kept<Result> => {
    const old = before.get(key);
    if (old === undefined || settle === undefined) return kept;
    return { ...kept, result: settle(old.result, kept.result) };
  };
  return {
    remember(key, given, work, settle) {
      const kept = known(key, given) ?? settled(key, made(given, work), settle);
      ofRun().set(key, kept);
      notes.include(kept.asked);
      return kept.result;
    },
    find: (key) => known(key, []),
    put(key, result, asked) {
      const kept: Kept<Result> = {
        given: [],
        result,
        asked: { ...asked, confirm: () => ofRun().set(key, kept) },
      };
      ofRun().set(key, kept);
      return kept;
    },
  };
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => Object.is(each, other[at]));
}
