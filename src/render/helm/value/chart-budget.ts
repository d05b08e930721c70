import { newBudget, spentOf, type Budget } from '../../../model/budget.ts';

/** Far more than charts need, and used up in about a second. */
const MAX_STEPS = 5_000_000;
const MAX_CHARACTERS = 64_000_000;

/** What rendering one chart may use up: steps of its templates, and characters made in the output and on the way to it. */
export function chartBudget(
  steps: number = MAX_STEPS,
  characters: number = MAX_CHARACTERS,
): Budget {
  return newBudget({ steps, characters });
}

/** Units of work that a step takes, and characters that a unit makes. */
const OF_STEP = 4;
const CHARACTERS_PER_UNIT = 8;

/** What was used up of a budget, in units of work. */
export function unitsOf(budget: Budget): number {
  return OF_STEP * spentOf(budget, 'steps') + spentOf(budget, 'characters') / CHARACTERS_PER_UNIT;
}
