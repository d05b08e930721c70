/** A question about the outside that a piece of work asked, with what is kept of the answer. */
export interface Dependency {
  /** Whether the answer is still the same; asks again. */
  readonly isUnchanged: () => boolean;
  /** The question and its answer as data; absent if a later process cannot ask it. */
  readonly stored?: StoredDependency;
}

/** A question that a later process can ask again. */
export type StoredDependency = readonly [
  scope: string,
  query: string,
  subject: string,
  answer: string,
];

/** All that a piece of work depends on: its own questions, in order, and the dependencies of the results that it used. */
export interface Dependencies {
  readonly all: readonly (Dependency | Dependencies)[];
  /** False: the work also depends on something that cannot be asked again, or got two answers to one question. */
  readonly isComplete: boolean;
  /** Called once in a run in which all of them are unchanged. */
  readonly onUnchanged?: () => void;
}

/**
 * Records what the pieces of work of a run depend on, so that a later run can tell whether a result still holds: work that gets the same answers
 * has the same result. So a piece of work must get everything it uses through a `TrackedQuery`, or as the very same object.
 */
export interface DependencyRecorder {
  /** Starts a run. `facts`: everything the run is given besides what it asks; if they differ from the run before, no result of it is used. */
  readonly beginRun: (facts: string) => void;
  /** Identifies this run. */
  readonly run: () => object;
  /** Identifies the runs with the same facts up to this one. */
  readonly generation: () => object;
  /** Does a piece of work and records what it depends on. */
  readonly record: <Result>(
    work: () => Result,
  ) => readonly [result: Result, dependencies: Dependencies];
  /** Records all that is asked until it is ended. */
  readonly begin: () => { readonly end: () => Dependencies };
  /** Answers a question: what that itself asks is not recorded. */
  readonly untracked: <Result>(work: () => Result) => Result;
  /** The current piece of work depends on this. Nothing happens if it has a dependency of the same key. */
  readonly addDependency: (key: string | undefined, dependency: Dependency) => void;
  /** The current piece of work uses a result with these dependencies. */
  readonly include: (dependencies: Dependencies) => void;
  /** The current piece of work depends on something that cannot be asked again. */
  readonly markVolatile: () => void;
  /** Whether every question still has the same answer. Each is asked at most once in a run. */
  readonly isUnchanged: (dependencies: Dependencies) => boolean;
}

/** For a run that no other run follows. */
export const NO_RECORDER: Pick<DependencyRecorder, 'record' | 'include' | 'markVolatile'> = {
  record: (work) => [work(), { all: [], isComplete: false }],
  include: () => {},
  markVolatile: () => {},
};

/** What the current piece of work depends on so far. */
interface Frame {
  readonly all: (Dependency | Dependencies)[];
  readonly keys: Set<string>;
  readonly included: Set<Dependencies>;
  isComplete: boolean;
}

export function openDependencyRecorder(): DependencyRecorder {
  let run = {};
  let generation = {};
  let known = new WeakMap<Dependencies, boolean>();
  let lastFacts: string | undefined;
  let frame: Frame | undefined;
  const within = <Result>(next: Frame | undefined, work: () => Result): Result => {
    const before = frame;
    frame = next;
    try {
      return work();
    } finally {
      frame = before;
    }
  };
  const isUnchanged = (dependencies: Dependencies): boolean => {
    let answer = known.get(dependencies);
    if (answer === undefined) {
      answer = dependencies.isComplete && dependencies.all.every(isStillSo);
      known.set(dependencies, answer);
      if (answer) dependencies.onUnchanged?.();
    }
    return answer;
  };
  const isStillSo = (each: Dependency | Dependencies): boolean =>
    'all' in each ? isUnchanged(each) : within(undefined, each.isUnchanged);
  return {
    beginRun(facts) {
      run = {};
      known = new WeakMap();
      if (facts !== lastFacts) generation = {};
      lastFacts = facts;
    },
    run: () => run,
    generation: () => generation,
    record(work) {
      const own = newFrame();
      const result = within(own, work);
      return [result, dependenciesOf(own)];
    },
    begin() {
      const [own, before] = [newFrame(), frame];
      frame = own;
      return {
        end() {
          frame = before;
          return dependenciesOf(own);
        },
      };
    },
    untracked: (work) => within(undefined, work),
    addDependency(key, dependency) {
      if (frame === undefined || (key !== undefined && frame.keys.has(key))) return;
      if (key !== undefined) frame.keys.add(key);
      frame.all.push(dependency);
    },
    include(dependencies) {
      if (frame === undefined || frame.included.has(dependencies)) return;
      frame.included.add(dependencies);
      frame.all.push(dependencies);
    },
    markVolatile() {
      if (frame !== undefined) frame.isComplete = false;
    },
    isUnchanged,
  };
}

function newFrame(): Frame {
  return { all: [], keys: new Set(), included: new Set(), isComplete: true };
}

function dependenciesOf({ all, isComplete }: Frame): Dependencies {
  return { all, isComplete };
}
