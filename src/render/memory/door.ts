import type { Notes } from './notes.ts';

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
  return {
    at(place, ask) {
      openPlaces().set(place, ask);
      return (...args) => {
        const answer = notes.unseen(() => ask(...args));
        notes.write(keyOf(name, place, args), {
          isSame() {
            const now = openPlaces().get(place);
            return now !== undefined && isSame(answer, now(...args));
          },
        });
        return answer;
      };
    },
  };
}

/** Undefined for a question about objects. */
function keyOf(name: string, place: string, args: readonly unknown[]): string | undefined {
  const isData = args.every((each) => each === undefined || typeof each !== 'object');
  return isData ? [name, place, ...args.map(String)].join('\0') : undefined;
}
