/** What rendering one chart may still use up. Mutable: everything that runs for the chart shares one. */
export interface Budget {
  /** Nodes executed, items made. */
  steps: number;
  /** Characters made, in the output and on the way to it. */
  characters: number;
}

/** Far beyond what charts need, and over in about a second. */
const MOST_STEPS = 5_000_000;
const MOST_CHARACTERS = 64_000_000;

/** A fresh budget. */
export function newBudget(
  steps: number = MOST_STEPS,
  characters: number = MOST_CHARACTERS,
): Budget {
  return { steps, characters };
}
