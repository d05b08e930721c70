import { WHY_FORMATS } from '../../report/why/why-options.ts';
import type { Command } from '../command.ts';
import { formatOption, OUTPUT } from '../options/common-options.ts';
import { BUILDS, LOOKING_OPTIONS } from '../options/selection-options.ts';

/** `envfrom why` and its options. */
export const WHY: Command = {
  name: 'why',
  usage: 'NAME|FILE [PATH…]',
  summary:
    'Show where a variable, ConfigMap, Secret or key is set, overridden and used, or whether a file is deployed',
  details: [
    'NAME is a variable, a source or a key, or a glob of these: LOG_LEVEL, db-*. Write variable/NAME, configmap/NAME or secret/NAME to ask for one of them only, and SOURCE:KEY for a key of one source.',
    'FILE is a manifest or a folder: the answer is whether it is deployed, not deployed or neither is known, with the evidence, per build.',
    'Values of Secrets are never shown.',
  ],
  examples: [
    { line: 'envfrom why LOG_LEVEL', does: 'who sets a variable, to what, in every build' },
    { line: 'envfrom why LOG_LEVEL -b overlays/prod', does: 'in one build' },
    { line: 'envfrom why secret/db:password', does: 'who defines a key, and who uses it' },
    {
      line: 'envfrom why apps/shop/release.yaml',
      does: 'whether a file is deployed, and the evidence',
    },
  ],
  completes: 'files',
  options: [
    formatOption(WHY_FORMATS, 'How to write the answer', 'text'),
    BUILDS,
    OUTPUT,
    ...LOOKING_OPTIONS,
  ],
  run: async () => (await import('./run.ts')).runWhy,
};
