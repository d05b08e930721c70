import { budgetWithin, newBudget, type Budget } from '../model/budget.ts';
import type { Value } from '../model/value.ts';

/**
 * Characters of one value. The API server keeps no ConfigMap or Secret of more than 1 MiB (etcd no request of more than 1.5 MiB), and Linux
 * starts no process of which one variable is longer than 128 KiB (MAX_ARG_STRLEN).
 */
export const MAX_TEXT = 1024 * 1024;
/** Parts of one value. */
export const MAX_PARTS = 10_000;
/** Characters that the expansions of one container may make: Linux gives a process at most 6 MiB of arguments and variables. */
const OF_CONTAINER = 6 * 1024 * 1024;
/** And those of all containers of a run. */
const OF_RUN = 64 * 1024 * 1024;
/** Variables that sources bring to one container: 6 MiB hold no more, and no person reads so many. */
const VARIABLES_OF_CONTAINER = 20_000;
const VARIABLES_OF_RUN = 2_000_000;
/** Those that are kept, to be shown or compared. */
const VARIABLES_KEPT = 500_000;
/** The cost of a part besides its text. */
const PER_PART = 16;

/** What the environments of a run may make, one after the other. */
export function runBudget(): Budget {
  return newBudget({ characters: OF_RUN, variables: VARIABLES_OF_RUN });
}

/** What environments may make that are kept. */
export function keptBudget(): Budget {
  return newBudget({ characters: OF_RUN, variables: VARIABLES_KEPT });
}

/** Whether more than half of what a run may make is left: several containers can still have their whole share. */
export function hasHalfLeft({ characters, variables }: Budget): boolean {
  return characters > OF_RUN / 2 && variables > VARIABLES_OF_RUN / 2;
}

/** The share of one container: variables that envFrom brings, and characters that expansions make. */
export function containerBudget(run: Budget): Budget {
  return budgetWithin(run, { characters: OF_CONTAINER, variables: VARIABLES_OF_CONTAINER });
}

/** Whether the share of a container was too little for it, and not only what the containers before it left of the run's. */
export function isOverOwn({ isExceeded, limits }: Budget): boolean {
  const { characters, variables } = limits;
  return isExceeded && characters === OF_CONTAINER && variables === VARIABLES_OF_CONTAINER;
}

/** The cost that a value adds to an expansion. */
export function costOf(value: Value): number {
  let cost = 0;
  for (let at = 0; at < value.length; at += 1) {
    const part = value[at];
    if (part === undefined) continue;
    cost += PER_PART + (part.kind === 'placeholder' ? part.label.length : part.text.length);
  }
  return cost;
}
