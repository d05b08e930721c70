import { isSpent, type Budget } from '../../../model/budget.ts';
import type { GoFailure } from './go-value.ts';

/**
 * Takes steps and characters from the budget before they are used. Returns the error when there are not that many: the
 * caller returns it and allocates nothing.
 */
export function charge(budget: Budget, steps: number, characters: number): GoFailure | undefined {
  budget.steps -= steps;
  budget.characters -= characters;
  return isSpent(budget) ? SPENT : undefined;
}

export const SPENT: GoFailure = {
  kind: 'failure',
  message: 'envfrom stopped here: the chart produces too much text or loops for too long',
};
