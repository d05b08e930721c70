/** Something that a piece of work asked of what is around it. */
export interface Question {
  /** Whether it has the answer that it had then. */
  readonly isSame: () => boolean;
}

/** All that a piece of work asked, in order, and what other pieces asked whose results it used. */
export interface Asked {
  readonly questions: readonly (Question | Asked)[];
  /** False: it depends on something else as well. */
  readonly isAll: boolean;
  /** Is told that all is as it was, once in a run. */
  readonly confirm?: () => void;
}

/**
 * What the pieces of work of a run ask, so that the next run in the process can tell whether their results are what it would come to:
 * work that gets the same answers comes to the same. So whatever a piece learns must come through a `Door`, or be the very same object.
 */
export interface Notes {
  /** Starts a run. After one with other `facts` (what the run is told besides what comes through doors), no result counts. */
  readonly begin: (facts: string) => void;
  /** Stands for this run. */
  readonly run: () => object;
  /** Stands for all runs with the same facts up to this one. */
  readonly era: () => object;
  /** Does a piece of work. */
  readonly during: <Result>(work: () => Result) => readonly [result: Result, asked: Asked];
  /** Does what answers a question: whatever it asks itself is nobody's business. */
  readonly unseen: <Result>(work: () => Result) => Result;
  /** The work under way asks a question that was not asked yet, as far as `key` tells. */
  readonly write: (key: string | undefined, question: Question) => void;
  /** The work under way uses the result of a piece that asked this. */
  readonly include: (asked: Asked) => void;
  /** The work under way depends on something that is no question. */
  readonly forget: () => void;
  /** Whether all questions have the answers that they had then. */
  readonly isTrue: (asked: Asked) => boolean;
}

/** For a run that no other one follows. */
export const NO_NOTES: Pick<Notes, 'during' | 'include' | 'forget'> = {
  during: (work) => [work(), { questions: [], isAll: false }],
  include: () => {},
  forget: () => {},
};

interface Page {
  readonly questions: (Question | Asked)[];
  readonly keys: Set<string>;
  readonly included: Set<Asked>;
  isAll: boolean;
}

export function openNotes(): Notes {
  let run = {};
  let era = {};
  let known = new WeakMap<Asked, boolean>();
  let lastFacts: string | undefined;
  let page: Page | undefined;
  const on = <Result>(next: Page | undefined, work: () => Result): Result => {
    const before = page;
    page = next;
    try {
      return work();
    } finally {
      page = before;
    }
  };
  const isTrue = (asked: Asked): boolean => {
    let answer = known.get(asked);
    if (answer === undefined) {
      answer = asked.isAll && asked.questions.every(isStillSo);
      known.set(asked, answer);
      if (answer) asked.confirm?.();
    }
    return answer;
  };
  const isStillSo = (each: Question | Asked): boolean =>
    'questions' in each ? isTrue(each) : on(undefined, each.isSame);
  return {
    begin(facts) {
      run = {};
      known = new WeakMap();
      if (facts !== lastFacts) era = {};
      lastFacts = facts;
    },
    run: () => run,
    era: () => era,
    during(work) {
      const own: Page = { questions: [], keys: new Set(), included: new Set(), isAll: true };
      const result = on(own, work);
      return [result, { questions: own.questions, isAll: own.isAll }];
    },
    unseen: (work) => on(undefined, work),
    write(key, question) {
      if (page === undefined || (key !== undefined && page.keys.has(key))) return;
      if (key !== undefined) page.keys.add(key);
      page.questions.push(question);
    },
    include(asked) {
      if (page === undefined || page.included.has(asked)) return;
      page.included.add(asked);
      page.questions.push(asked);
    },
    forget() {
      if (page !== undefined) page.isAll = false;
    },
    isTrue,
  };
}
