import type { Command } from '../command.ts';
import { CONFIG, FILE_OPTIONS, LOADING_OPTIONS } from '../options/reading-options.ts';

/** `envfrom init` and its options. */
export const INIT: Command = {
  name: 'init',
  usage: '[PATH…]',
  summary:
    'Write .envfrom.yaml: declare ConfigMaps and Secrets that are created outside this repository',
  details: [
    'Every ConfigMap and Secret that is defined nowhere in the repository is declared under `externals`, with a comment that says who needs it. From then on only new names are reported: as a warning, with --strict as an error. An existing configuration is changed only with --update.',
  ],
  examples: [
    { line: 'envfrom init --dry-run', does: 'see what would be written' },
    { line: 'envfrom init --update', does: 'after the repository changed' },
  ],
  completes: 'files',
  options: [
    ...FILE_OPTIONS,
    CONFIG,
    ...LOADING_OPTIONS,
    {
      name: 'update',
      help: 'Update the existing configuration: declare new names, remove those that nothing needs',
    },
    {
      name: 'dry-run',
      help: 'Print the configuration instead of writing it',
    },
  ],
  run: async () => (await import('./run.ts')).runInit,
};
