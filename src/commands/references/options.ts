import type { Verdict } from '../../model/reference.ts';
import type { Command } from '../command.ts';
import { OUTPUT } from '../options/common-options.ts';
import {
  BUILDS,
  KIND,
  LIST_FORMAT,
  NAME,
  NAMESPACE,
  LOOKING_OPTIONS,
} from '../options/selection-options.ts';

const VERDICTS = [
  'present',
  'produced',
  'elsewhere',
  'assumed',
  'optional',
  'unknown',
  'undeclared',
  'broken',
] as const satisfies readonly Verdict['kind'][];

/** `envfrom references` and its options. */
export const REFERENCES: Command = {
  name: 'references',
  usage: '[PATH…]',
  summary: 'List the references to ConfigMaps and Secrets, with what is known about each',
  details: [],
  examples: [
    {
      line: 'envfrom references --verdict undeclared',
      does: 'what is defined nowhere',
    },
    { line: 'envfrom references --name db-*', does: 'who uses the sources of a name' },
  ],
  completes: 'files',
  options: [
    LIST_FORMAT,
    KIND,
    NAME,
    NAMESPACE,
    {
      name: 'verdict',
      group: 'What to look at',
      value: 'VERDICT',
      values: VERDICTS,
      help: 'Only references with this verdict',
    },
    BUILDS,
    OUTPUT,
    ...LOOKING_OPTIONS,
  ],
  run: async () => (await import('../selection/print-items.ts')).runReferences,
};
