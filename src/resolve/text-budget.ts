import type { Value } from '../model/value.ts';

/**
 * Characters of one value. The API server keeps no ConfigMap or Secret of more than 1 MiB (etcd no request of more than 1.5 MiB), and Linux
 * starts no process of which one variable is longer than 128 KiB (MAX_ARG_STRLEN).
 */
export const MOST_TEXT = 1024 * 1024;
/** Parts of one value. */
export const MOST_PARTS = 10_000;
/** Characters that the expansions of one container may make: Linux gives a process at most 6 MiB of arguments and variables. */
const OF_CONTAINER = 6 * 1024 * 1024;
/** And those of all containers of a run. */
const OF_RUN = 64 * 1024 * 1024;
/** Variables that sources bring to one container: 6 MiB hold no more, and no person reads so many. */
const VARIABLES_OF_CONTAINER = 20_000;
const VARIABLES_OF_RUN = 2_000_000;
/** The cost of a part besides its text. */
const PER_PART = 16;

/** The text that expansions may still make. `spent` is set if one of them made too much. */
export interface TextBudget {
  left: number;
  /** Variables that envFrom may still bring. */
  variables: number;
  spent: boolean;
}

export function runBudget(): TextBudget {
  return { left: OF_RUN, variables: VARIABLES_OF_RUN, spent: false };
}

/** Whether more than half of what a run may make is left: several containers can still have their whole share. */
export function isAmple({ left, variables }: TextBudget): boolean {
  return left > OF_RUN / 2 && variables > VARIABLES_OF_RUN / 2;
}

/** The share of one container; give it back with `settle`. */
export function containerBudget(run: TextBudget): TextBudget {
  const left = Math.min(OF_CONTAINER, run.left);
  return { left, variables: Math.min(VARIABLES_OF_CONTAINER, run.variables), spent: false };
}

/** Takes from the run what a container used. */
export function settle(run: TextBudget, before: TextBudget, after: TextBudget): void {
  run.left -= before.left - after.left;
  run.variables -= before.variables - after.variables;
}

/** The cost that a value adds to an expansion. */
export function costOf(value: Value): number {
  let cost = 0;
  for (const part of value) {
    cost += PER_PART + (part.kind === 'placeholder' ? part.label.length : part.text.length);
  }
  return cost;
}
