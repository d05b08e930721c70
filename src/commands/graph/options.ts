import { GRAPH_FORMATS } from '../../report/graph/graph-formats.ts';
import type { Command } from '../command.ts';
import { formatOption, OUTPUT } from '../options/common-options.ts';
import { BUILDS, NAMESPACE, LOOKING_OPTIONS } from '../options/selection-options.ts';

/** `envfrom graph` and its options. */
export const GRAPH: Command = {
  name: 'graph',
  usage: '[SELECTOR…] [PATH…]',
  summary:
    'Draw which workloads refer to which ConfigMaps and Secrets, and what is known about each reference',
  details: [
    'SELECTOR names workloads as `envfrom env` does: deployment/api, api, deploy/*. Without one, all references are drawn, as many as a person can read (60 arrows; 400 for Graphviz), broken ones first; the picture says what it leaves out. Broken references are red, those that cannot be judged are dashed.',
  ],
  examples: [
    { line: 'envfrom graph deploy/api', does: 'one workload, to be pasted into Markdown' },
    { line: 'envfrom graph -b overlays/prod -f svg -o prod.svg', does: 'a picture of one build' },
  ],
  completes: 'files',
  options: [
    formatOption(
      GRAPH_FORMATS,
      'How to write the graph: for Markdown, for Graphviz, or as a picture',
      'mermaid',
    ),
    NAMESPACE,
    BUILDS,
    OUTPUT,
    ...LOOKING_OPTIONS,
  ],
  run: async () => (await import('./run.ts')).runGraph,
};
