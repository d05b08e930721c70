import type { Command } from '../command.ts';
import { CONFIG, FILE_OPTIONS, LOADING_OPTIONS, NO_CONFIG } from '../options/reading-options.ts';
import { BASELINE_FILE, NO_IGNORE, RULE, STRICT } from '../options/severity-options.ts';

/** `envfrom baseline` and its options. */
export const BASELINE: Command = {
  name: 'baseline',
  usage: '[PATH…]',
  summary: 'Accept the current problems: write them to .envfrom-baseline.json',
  details: [
    'From then on `envfrom check` reports only other problems, and lists entries that no longer match a problem; --prune removes those. The file holds the rule and a fingerprint of each problem, without line numbers, so that edits around a problem do not make it a new one. Where git has the history, `envfrom check --base REV` needs no such file.',
  ],
  examples: [
    { line: 'envfrom baseline', does: 'accept everything that is reported now' },
    { line: 'envfrom baseline --prune', does: 'remove the entries of fixed problems' },
  ],
  completes: 'files',
  options: [
    BASELINE_FILE,
    {
      name: 'prune',
      help: 'Only remove entries that no longer match a problem',
    },
    STRICT,
    RULE,
    ...FILE_OPTIONS,
    CONFIG,
    NO_CONFIG,
    NO_IGNORE,
    ...LOADING_OPTIONS,
  ],
  run: async () => (await import('./run.ts')).runBaseline,
};
