import type { Command } from '../command.ts';
import { formatOption } from '../options/common-options.ts';

export const RULE_FORMATS = ['table', 'json', 'markdown'] as const;

/** `envfrom rules` and its options. */
export const RULES: Command = {
  name: 'rules',
  usage: '',
  summary: 'List the rules and their severities',
  details: [],
  examples: [{ line: 'envfrom rules --format json', does: 'the list, for programs' }],
  completes: 'none',
  options: [formatOption(RULE_FORMATS, 'How to write the table of rules', 'table')],
  run: async () => (await import('./run.ts')).runRules,
};
