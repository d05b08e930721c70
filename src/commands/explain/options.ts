import type { Command } from '../command.ts';

/** `envfrom explain` and its options. */
export const EXPLAIN: Command = {
  name: 'explain',
  usage: 'RULE',
  summary: 'Explain a rule: what it finds, why it matters, what to do',
  details: [],
  examples: [{ line: 'envfrom explain colliding-variable', does: 'the page of one rule' }],
  completes: 'rules',
  options: [],
  run: async () => (await import('./run.ts')).runExplain,
};
