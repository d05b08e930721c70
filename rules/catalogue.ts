import type { Rule } from '../src/model/rule.ts';

/** The only list of rules: grouped as in the README, in the order in which they are documented. */
export const catalogue: readonly Rule[] = [];
