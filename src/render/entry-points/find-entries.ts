import { budgetWithin, chargeTo, newBudget, type Budget } from '../../model/budget.ts';
import { isApplicationSet } from '../../model/kinds/deployer-kinds.ts';
import type { Manifest } from '../../model/manifest.ts';
import { words } from '../../model/message.ts';
import type { MapNode } from '../../model/node.ts';
import { fluxInstanceOf } from '../flux/flux-instance-of.ts';
import { isOfOperator } from '../flux/resource-set/resource-set.ts';
import { chartBudget } from '../helm/value/chart-budget.ts';
import { entryObjectOf, type EntryObject } from './entry-object.ts';
import type { FoundEntries, makeEntries, MakerContext } from './make-entries.ts';

/** Entry objects of one run that others make. */
const MAX_MADE = 10_000;
const FULL = words('the run has 10,000 generated Flux and Argo CD objects, the limit');
/** What all of them may use up together: some seconds. */
const MAX_STEPS = 15_000_000;
const MAX_CHARACTERS = 256_000_000;

/** What an object makes, and the budget that it did it with. */
export interface MadeEntries {
  readonly found: FoundEntries | undefined;
  readonly used: Budget;
}

/** The work of expanding an object within a budget: done, or known from a run before. */
export type Expand = (
  manifest: Manifest,
  given: Readonly<Budget>,
  work: () => MadeEntries,
) => MadeEntries;

/** Finds the entry objects among objects; what makes others is expanded once, by `make`. */
export function entryFinder(
  context: Omit<MakerContext, 'budget'>,
  make: typeof makeEntries,
  expand: Expand = (_manifest, _given, work) => work(),
): (manifests: readonly Manifest[]) => FoundEntries {
  const known = new Map<MapNode, FoundEntries | undefined>();
  const left = newBudget({ steps: MAX_STEPS, characters: MAX_CHARACTERS });
  let count = 0;
  const made = (manifest: Manifest): FoundEntries | undefined => {
    if (!isMaker(manifest)) return undefined;
    if (known.has(manifest.node)) return known.get(manifest.node);
    const found =
      count < MAX_MADE
        ? withinBudget(left, (given) =>
            expand(manifest, given, () => makeWithin(manifest, given, context, make)),
          )
        : { entries: [], uncheckedEntries: [{ manifest, reason: FULL }] };
    count += found?.entries.length ?? 0;
    known.set(manifest.node, found);
    return found;
  };
  return (manifests) => {
    const found = manifests.map(made);
    return {
      entries: found.flatMap((each, at) => [...ownEntry(manifests[at]), ...(each?.entries ?? [])]),
      uncheckedEntries: found.flatMap((each) => each?.uncheckedEntries ?? []),
    };
  };
}

/** Each may use up as much as a chart, as long as there is any left. */
function withinBudget(left: Budget, use: (given: Readonly<Budget>) => MadeEntries) {
  const { found, used } = use(budgetWithin(left, chartBudget().limits));
  chargeTo(left, used);
  return found;
}

function makeWithin(
  manifest: Manifest,
  given: Readonly<Budget>,
  context: Omit<MakerContext, 'budget'>,
  make: typeof makeEntries,
): MadeEntries {
  const budget = { ...given };
  const found = make(manifest, { ...context, budget });
  return { found, used: budget };
}

function ownEntry(manifest: Manifest | undefined): readonly EntryObject[] {
  const entry = manifest && entryObjectOf(manifest);
  return entry === undefined ? [] : [entry];
}

/** Whether an object makes others. A release of the chart of Flux is an entry object, and makes others too. */
function isMaker(manifest: Manifest): boolean {
  return (
    fluxInstanceOf(manifest) !== undefined ||
    isOfOperator(manifest, 'ResourceSet') ||
    isApplicationSet(manifest)
  );
}
