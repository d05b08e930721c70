import { BUILD_FORMATS } from '../../report/inventory/list-options.ts';
import type { Command } from '../command.ts';
import { CACHE_OPTIONS } from '../options/cache-options.ts';
import { formatOption, OUTPUT } from '../options/common-options.ts';
import { READING_OPTIONS } from '../options/reading-options.ts';
import { BUILD, CLUSTER, FLEET } from '../options/selection-options.ts';

/** `envfrom builds` and its options. */
export const BUILDS: Command = {
  name: 'builds',
  usage: '[PATH…]',
  summary: 'Show what Flux, Argo CD, Helm and kustomize deploy from this repository, as a tree',
  details: [
    'A tree of what Flux, Argo CD, Helm and kustomize would deploy, with the objects, workloads and problems of each; then what was not checked, and why.',
  ],
  examples: [
    { line: 'envfrom builds', does: 'the entry points of this repository' },
    { line: 'envfrom builds --format json', does: 'the same, for programs' },
  ],
  completes: 'files',
  options: [
    formatOption(BUILD_FORMATS, 'How to write the entry points', 'text'),
    OUTPUT,
    ...READING_OPTIONS,
    BUILD,
    CLUSTER,
    FLEET,
    ...CACHE_OPTIONS,
  ],
  run: async () => (await import('./run.ts')).runBuilds,
};
