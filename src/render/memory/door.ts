import type { Notes, Question } from './notes.ts';

/** A kind of question that pieces of work ask. Where it is asked is a place: `kustomize` on a repository, an artifact of Flux. */
export interface Door<Args extends readonly unknown[], Answer> {
  /** The question at a place, as this run answers it; noted by the work that asks it. */
  readonly at: (place: string, ask: (...args: Args) => Answer) => (...args: Args) => Answer;
}

/** `name`: another one for each. `isSame` tells whether an answer is the one that there was before. */
export function newDoor<Args extends readonly unknown[], Answer>(
  notes: Notes,
  name: string,
  isSame: (before: Answer, now: Answer) => boolean = Object.is,
): Door<Args, Answer> {
  let run = notes.run();
  const places = new Map<string, (...args: Args) => Answer>();
  const openPlaces = (): typeof places => {
    if (run !== notes.run()) places.clear();
    run = notes.run();
    return places;
  };
  const askAt = (place: string) => () => openPlaces().get(place);
  return {
    at(place, ask) {
      openPlaces().set(place, ask);
      const askNow = askAt(place);
      return (...args) => {
        const answer = notes.unseen(() => ask(...args));
        notes.write(keyOf(name, place, args), questionOf(args, answer, isSame, askNow));
        return answer;
      };
    },
  };
}

/** A function of its own, lest a question keeps alive what it was asked of. */
function questionOf<Args extends readonly unknown[], Answer>(
  args: Args,
  answer: Answer,
  isSame: (before: Answer, now: Answer) => boolean,
  askNow: () => ((...args: Args) => Answer) | undefined,
): Question {
  return {
    isSame() {
      const ask = askNow();
      return ask !== undefined && isSame(answer, ask(...args));
    },
  };
}

/** Undefined for a question about objects. */
function keyOf(name: string, place: string, args: readonly unknown[]): string | undefined {
  const isData = args.every((each) => each === undefined || typeof each !== 'object');
  return isData ? [name, place, ...args.map(String)].join('\0') : undefined;
}
