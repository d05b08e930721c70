import type { Dependency, DependencyRecorder } from './dependency-recorder.ts';

/** A kind of question that pieces of work ask. Each scope answers it by a function: kustomize on a repository, an artifact of Flux. */
export interface TrackedQuery<Args extends readonly unknown[], Answer> {
  /** The question in a scope, as this run answers it. Each call becomes a dependency of the work that asks. */
  readonly register: (scope: string, run: (...args: Args) => Answer) => (...args: Args) => Answer;
}

/** `name`: different for each query. `isSame` compares an answer with the one before. */
export function newTrackedQuery<Args extends readonly unknown[], Answer>(
  recorder: DependencyRecorder,
  name: string,
  isSame: (before: Answer, now: Answer) => boolean = Object.is,
): TrackedQuery<Args, Answer> {
  let run = recorder.run();
  const scopes = new Map<string, (...args: Args) => Answer>();
  const scopesOfRun = (): typeof scopes => {
    if (run !== recorder.run()) scopes.clear();
    run = recorder.run();
    return scopes;
  };
  const answererIn = (scope: string) => () => scopesOfRun().get(scope);
  return {
    register(scope, answer) {
      scopesOfRun().set(scope, answer);
      const askNow = answererIn(scope);
      return (...args) => {
        const given = recorder.untracked(() => answer(...args));
        recorder.addDependency(keyOf(name, scope, args), dependencyOn(args, given, isSame, askNow));
        return given;
      };
    },
  };
}

/** A function of its own, so that a dependency does not keep alive what it was asked of. */
function dependencyOn<Args extends readonly unknown[], Answer>(
  args: Args,
  before: Answer,
  isSame: (before: Answer, now: Answer) => boolean,
  askNow: () => ((...args: Args) => Answer) | undefined,
): Dependency {
  return {
    isUnchanged() {
      const ask = askNow();
      return ask !== undefined && isSame(before, ask(...args));
    },
  };
}

/** Undefined for a question about objects. */
function keyOf(name: string, scope: string, args: readonly unknown[]): string | undefined {
  const isData = args.every((each) => each === undefined || typeof each !== 'object');
  return isData ? [name, scope, ...args.map(String)].join('\0') : undefined;
}
