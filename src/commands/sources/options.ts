import type { Command } from '../command.ts';
import { CACHE_OPTIONS } from '../options/cache-options.ts';
import { OUTPUT } from '../options/common-options.ts';
import { READING_OPTIONS } from '../options/reading-options.ts';
import {
  BUILDS,
  CLUSTER,
  FLEET,
  KIND,
  LIST_FORMAT,
  NAME,
  NAMESPACE,
} from '../options/selection-options.ts';

/** `envfrom sources` and its options. */
export const SOURCES: Command = {
  name: 'sources',
  usage: '[PATH…]',
  summary:
    'List the ConfigMaps and Secrets that this repository defines, what each comes from, and how often it is used',
  details: [],
  examples: [
    { line: 'envfrom sources --kind Secret -n prod', does: 'the Secrets of one namespace' },
  ],
  completes: 'files',
  options: [
    LIST_FORMAT,
    KIND,
    NAME,
    NAMESPACE,
    BUILDS,
    OUTPUT,
    ...READING_OPTIONS,
    FLEET,
    CLUSTER,
    ...CACHE_OPTIONS,
  ],
  run: async () => (await import('../selection/print-items.ts')).runSources,
};
