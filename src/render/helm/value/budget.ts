/** The work that rendering one chart may still do. Mutable: everything that runs for the chart shares one. */
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

/** Units of work that a step takes, and characters that a unit makes. */
const OF_STEP = 4;
const CHARACTERS_PER_UNIT = 8;

/** The used part of a fresh budget, in units of work. */
export function workOf({ steps, characters }: Budget): number {
  const [made, text] = [MOST_STEPS - Math.max(0, steps), MOST_CHARACTERS - Math.max(0, characters)];
  return OF_STEP * made + text / CHARACTERS_PER_UNIT;
}
