import type { Manifest } from '../../model/manifest.ts';
import type { MapNode } from '../../model/node.ts';
import { newBudget, type Budget } from '../helm/value/budget.ts';
import { entryObjectOf } from './entry-object.ts';
import { isMaker, makeEntries, type FoundEntries, type MakerContext } from './make-entries.ts';

/** Entry objects of one run that others make. */
const MOST_MADE = 20_000;
const FULL = `the run has ${MOST_MADE.toLocaleString('en')} entry objects that others make, the limit`;
/** What all of them may use up together: some ten seconds. */
const MOST_STEPS = 40_000_000;
const MOST_CHARACTERS = 512_000_000;

/** Finds the entry objects among objects; what makes others is expanded once. */
export function entryFinder(
  context: Omit<MakerContext, 'budget'>,
): (manifests: readonly Manifest[]) => FoundEntries {
  const known = new Map<MapNode, FoundEntries | undefined>();
  const left = newBudget(MOST_STEPS, MOST_CHARACTERS);
  let count = 0;
  const made = (manifest: Manifest): FoundEntries | undefined => {
    if (known.has(manifest.node)) return known.get(manifest.node);
    const found =
      count < MOST_MADE
        ? withinBudget(left, (budget) => makeEntries(manifest, { ...context, budget }))
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

function unseen(manifest: Manifest): FoundEntries | undefined {
  if (!isMaker(manifest)) return undefined;
  return { entries: [], notLookedAt: [{ manifest, reason: FULL }] };
}
