import type { Manifest } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import { newBudget, type Budget } from '../helm/value/budget.ts';
import { entryObjectOf, isApplicationSet } from './entry-object.ts';
import { isOfOperator } from '../flux/resource-set/resource-set.ts';
import type { FoundEntries, makeEntries, MakerContext } from './make-entries.ts';

/** Entry objects of one run that others make. */
const MOST_MADE = 20_000;
const FULL = 'the run has 20,000 entry objects that others make, the limit';
/** What all of them may use up together: some ten seconds. */
const MOST_STEPS = 40_000_000;
const MOST_CHARACTERS = 512_000_000;

/** Finds the entry objects among objects; what makes others is expanded once, by `make`. */
export function entryFinder(
  context: Omit<MakerContext, 'budget'>,
  make: typeof makeEntries,
): (manifests: readonly Manifest[]) => FoundEntries {
  const known = new Map<MapNode, FoundEntries | undefined>();
  const left = newBudget(MOST_STEPS, MOST_CHARACTERS);
  let count = 0;
  const made = (manifest: Manifest): FoundEntries | undefined => {
    if (!isMaker(manifest)) return undefined;
    if (known.has(manifest.node)) return known.get(manifest.node);
    const found =
      count < MOST_MADE
        ? withinBudget(left, (budget) => make(manifest, { ...context, budget }))
        : unseen(manifest);
    count += found?.entries.length ?? 0;
    known.set(manifest.node, found);
    return found;
  };
  return (manifests) => {
    const found = manifests.map((manifest) => {
      const entry = entryObjectOf(manifest);
      return entry === undefined ? made(manifest) : { entries: [entry], notLookedAt: [] };
    });
    return {
      entries: found.flatMap((each) => each?.entries ?? []),
      notLookedAt: found.flatMap((each) => each?.notLookedAt ?? []),
    };
  };
}

/** Each may use up as much as a chart, as long as there is any left. */
function withinBudget<T>(left: Budget, use: (budget: Budget) => T): T {
  const fresh = newBudget();
  const given = newBudget(
    Math.min(fresh.steps, left.steps),
    Math.min(fresh.characters, left.characters),
  );
  const budget = { ...given };
  const result = use(budget);
  left.steps -= given.steps - budget.steps;
  left.characters -= given.characters - budget.characters;
  return result;
}

function unseen(manifest: Manifest): FoundEntries {
  return { entries: [], notLookedAt: [{ manifest, reason: FULL }] };
}

/** Whether an object makes others. */
function isMaker(manifest: Manifest): boolean {
  const isOfFlux = isOfOperator(manifest, 'FluxInstance') || isOfOperator(manifest, 'ResourceSet');
  return isOfFlux || isApplicationSet(manifest);
}
