import type { Dependencies, DependencyRecorder, StoredDependency } from './dependency-recorder.ts';

/** A kind of question about one subject, such as a path, that a later process can ask again: its answer is a text, such as a digest. */
export interface StoredQuery {
  /** How a scope answers. `before`: the answer of an earlier process, which may be given back if it certainly holds still. */
  readonly register: (scope: string, answer: (subject: string, before?: string) => string) => void;
  /** The current piece of work got this answer. Two answers to one question make the work volatile. */
  readonly note: (scope: string, subject: string, answer: string) => void;
  /** Whether a stored question still has its answer. */
  readonly isUnchanged: (stored: StoredDependency) => boolean;
}

export function newStoredQuery(recorder: DependencyRecorder, name: string): StoredQuery {
  const scopes = new Map<string, (subject: string, before?: string) => string>();
  const answers = new Map<string, string>();
  const isUnchanged = ([scope, , subject, before]: StoredDependency): boolean =>
    scopes.get(scope)?.(subject, before) === before;
  return {
    register(scope, answer) {
      scopes.set(scope, answer);
    },
    note(scope, subject, answer) {
      const key = [name, scope, subject].join('\0');
      const before = answers.get(key);
      if (before !== undefined && before !== answer) recorder.markVolatile();
      answers.set(key, answer);
      const stored: StoredDependency = [scope, name, subject, answer];
      recorder.addDependency(key, { stored, isUnchanged: () => isUnchanged(stored) });
    },
    isUnchanged,
  };
}

/** All dependencies of a result as data; undefined if a later process cannot tell whether it still holds. */
export function storedDependencies({
  all,
  isComplete,
}: Dependencies): readonly StoredDependency[] | undefined {
  if (!isComplete) return undefined;
  const stored: StoredDependency[] = [];
  for (const each of all) {
    const own = 'all' in each ? storedDependencies(each) : each.stored && [each.stored];
    if (own === undefined) return undefined;
    for (const one of own) stored.push(one);
  }
  return stored;
}
