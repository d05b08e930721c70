import type { Command } from '../command.ts';
import { CACHE_OPTIONS } from '../options/cache-options.ts';
import { READING_OPTIONS } from '../options/reading-options.ts';

/** `envfrom explain` and its options. */
export const EXPLAIN: Command = {
  name: 'explain',
  usage: 'RULE [FILE:LINE]',
  summary: 'Explain a rule or a verdict: what it means, why it matters, what to do',
  details: [
    'RULE may also be a verdict, as `envfrom references` and `envfrom diff` print them.',
    'With a place, the answer is what the rule reports there, and how it got its severity, step by step.',
  ],
  examples: [
    { line: 'envfrom explain colliding-variable', does: 'the page of one rule' },
    { line: 'envfrom explain undeclared', does: 'what a verdict means' },
    {
      line: 'envfrom explain missing-secret app/deployment.yaml:27',
      does: 'why a problem has its severity',
    },
  ],
  completes: 'rules',
  options: [...READING_OPTIONS, ...CACHE_OPTIONS],
  run: async () => (await import('./run.ts')).runExplain,
};
