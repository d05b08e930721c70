import type { Command } from '../command.ts';
import {
  CHART_VERSION_ANY,
  CONFIG,
  EXCLUDE,
  INCLUDE,
  DEPLOYER_VERSIONS,
  KUBERNETES_VERSION,
  LIMIT,
  LOAD_RESTRICTOR,
  NO_CONFIG,
  REPO_URL,
  TRACKED,
} from '../options/reading-options.ts';
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
    KUBERNETES_VERSION,
    ...DEPLOYER_VERSIONS,
    INCLUDE,
    EXCLUDE,
    TRACKED,
    CONFIG,
    NO_CONFIG,
    NO_IGNORE,
    LOAD_RESTRICTOR,
    REPO_URL,
    CHART_VERSION_ANY,
    LIMIT,
  ],
  run: async () => (await import('./run.ts')).runBaseline,
};
