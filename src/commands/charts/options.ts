import { CHART_FORMATS } from '../../report/inventory/list-options.ts';
import type { Command } from '../command.ts';
import { CACHE_OPTIONS } from '../options/cache-options.ts';
import { formatOption, OUTPUT } from '../options/common-options.ts';
import { READING_OPTIONS } from '../options/reading-options.ts';
import { FLEET } from '../options/selection-options.ts';

/** `envfrom charts` and its options. */
export const CHARTS: Command = {
  name: 'charts',
  usage: '[PATH…]',
  summary: 'List the charts from other repositories that releases need, and where each was found',
  details: [
    'Nothing is fetched. Charts are looked for in the folders of `charts` in the configuration (`.envfrom/charts`), among the chart folders of the repository, and, outside CI, in the cache of Helm. `--missing --format sh` prints the `helm pull` commands for the rest; they write to the first of those folders.',
  ],
  examples: [
    { line: 'envfrom charts', does: 'what every release needs, and where it is' },
    { line: 'envfrom charts --missing --format sh | sh', does: 'pull what is not available' },
  ],
  completes: 'files',
  options: [
    formatOption(
      CHART_FORMATS,
      'How to write the charts: as a table, for programs, or as a script that pulls them',
      'table',
    ),
    {
      name: 'missing',
      help: 'Only charts that are not available',
    },
    OUTPUT,
    ...READING_OPTIONS,
    FLEET,
    ...CACHE_OPTIONS,
  ],
  run: async () => (await import('./run.ts')).runCharts,
};
