/** What kustomize, and copies for rollouts, end names with, as a pattern: digits and letters that spell no word. It changes with every value. */
export const HASH = '[2456789bcdfghkmt]{10}';
