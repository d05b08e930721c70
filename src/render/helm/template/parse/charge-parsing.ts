import type { Budget } from '../../../../model/budget.ts';
import { charge } from '../../value/charge.ts';
import type { GoFailure } from '../../value/go-value.ts';
import { BRACES } from './lexer.ts';

/** Far beyond what anybody writes or generates in one text: each takes two kilobytes of memory. */
const MAX_ACTIONS = 50_000;
/** Steps charged for parsing an action. */
const STEPS = 10;

/**
 * Takes what parsing a template costs from the budget, whether or not it has been parsed before: a chart ends the same way in each run.
 * Returns the error when there is not that much, and the caller does not parse it.
 */
export function chargeParsing(budget: Budget, text: string): GoFailure | undefined {
  let actions = 0;
  for (let at = text.indexOf(BRACES.left); at !== -1; at = text.indexOf(BRACES.left, at + 2)) {
    actions += 1;
    if (actions > MAX_ACTIONS) return charge(budget, Number.POSITIVE_INFINITY, 0);
  }
  return charge(budget, actions * STEPS, 0);
}
