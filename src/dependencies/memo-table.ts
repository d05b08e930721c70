import type { Dependencies, DependencyRecorder } from './dependency-recorder.ts';
import { isSameList } from './is-same-list.ts';

/** Results of one kind of work, each with its dependencies. A result that a whole run does not use is dropped. */
export interface MemoTable<Result> {
  /**
   * The result of the run before if `given` are the very same and no dependency has changed; else that of the work, with what `reuse` takes over
   * from the result before.
   */
  readonly getOrCompute: (
    key: string,
    given: readonly unknown[],
    work: () => Result,
    reuse?: (before: Result, now: Result) => Result,
  ) => Result;
  /** The result of this run or the one before if no dependency has changed. The caller includes the dependencies. */
  readonly find: (key: string) => MemoEntry<Result> | undefined;
  /** Keeps a result as long as it, or something that includes its dependencies, is used. */
  readonly put: (key: string, result: Result, dependencies: Dependencies) => MemoEntry<Result>;
}

export interface MemoEntry<Result> {
  readonly result: Result;
  readonly dependencies: Dependencies;
}

interface KeptEntry<Result> extends MemoEntry<Result> {
  readonly given: readonly unknown[];
}

type Reuse<Result> = ((before: Result, now: Result) => Result) | undefined;

export function newMemoTable<Result>(recorder: DependencyRecorder): MemoTable<Result> {
  let [run, generation] = [recorder.run(), recorder.generation()];
  let before: ReadonlyMap<string, KeptEntry<Result>> = new Map();
  let now = new Map<string, KeptEntry<Result>>();
  const ofRun = (): typeof now => {
    if (run !== recorder.run()) {
      before = generation === recorder.generation() ? now : new Map();
      now = new Map();
      [run, generation] = [recorder.run(), recorder.generation()];
    }
    return now;
  };
  const known = (key: string, given: readonly unknown[]): KeptEntry<Result> | undefined => {
    const kept = ofRun().get(key) ?? before.get(key);
    if (kept === undefined || !isSameList(kept.given, given)) return undefined;
    return recorder.isUnchanged(kept.dependencies) ? kept : undefined;
  };
  const computed = (given: readonly unknown[], work: () => Result): KeptEntry<Result> => {
    const [result, dependencies] = recorder.record(work);
    return { given, result, dependencies };
  };
  const reused = (
    key: string,
    kept: KeptEntry<Result>,
    reuse: Reuse<Result>,
  ): KeptEntry<Result> => {
    const old = before.get(key);
    if (old === undefined || reuse === undefined) return kept;
    return { ...kept, result: reuse(old.result, kept.result) };
  };
  return {
    getOrCompute(key, given, work, reuse) {
      const kept = known(key, given) ?? reused(key, computed(given, work), reuse);
      ofRun().set(key, kept);
      recorder.include(kept.dependencies);
      return kept.result;
    },
    find: (key) => known(key, []),
    put(key, result, dependencies) {
      const kept: KeptEntry<Result> = {
        given: [],
        result,
        dependencies: { ...dependencies, onUnchanged: () => ofRun().set(key, kept) },
      };
      ofRun().set(key, kept);
      return kept;
    },
  };
}
