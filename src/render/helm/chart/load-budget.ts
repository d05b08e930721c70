import { newBudget, type Budget } from '../../../model/budget.ts';

/** Limits for a chart together with all its subcharts. */
export interface LoadBudget {
  /** How deep charts may still lie in charts. */
  readonly depth: number;
  /** Bytes and entries that archives may still unpack to, subcharts included. */
  readonly left: Budget;
}

/** Helm's bound for one archive, without those in it. */
export const MAX_UNPACKED = 100 * 1024 * 1024;
/** For all archives of a chart together; Helm has no bound here. */
const MAX_TOGETHER = 256 * 1024 * 1024;
/** Helm's bound for one file of a chart. */
export const LARGEST_FILE = 5 * 1024 * 1024;
const MAX_ENTRIES = 50_000;
/** Helm has no bound here. */
const DEEPEST = 50;

export function newLoadBudget(): LoadBudget {
  return { depth: DEEPEST, left: newBudget({ bytes: MAX_TOGETHER, entries: MAX_ENTRIES }) };
}
