import { COMPARISON_OPTIONS } from '../check/comparison-options.ts';
import type { Command } from '../command.ts';
import { FILES_URL } from '../options/common-options.ts';
import { READING_OPTIONS } from '../options/reading-options.ts';
import { BUILD, CLUSTER, FLEET } from '../options/selection-options.ts';
import { NO_IGNORE, RULE, STRICT } from '../options/severity-options.ts';

/** The page that is written without `--output`. */
export const REPORT_FILE = 'envfrom-report.html';

/** `envfrom report` and its options. */
export const REPORT: Command = {
  name: 'report',
  usage: '[PATH…]',
  summary: 'Write one HTML page that shows every environment, problem and reference',
  details: [
    'PATH is a file, a folder, a glob or `-` for standard input, as for `envfrom check`; without one, the current folder.',
    'The page needs nothing else: it opens from disk, from a CI artifact or by mail, asks for nothing from the network, and can be read without scripts and styles. No value of a Secret is in it, only whether two of them are the same.',
    'With --base, the page also shows what the change does to containers and running pods.',
    'Exit code 0: written. 2: could not run.',
  ],
  examples: [
    {
      line: 'envfrom report',
      does: `write ${REPORT_FILE} about everything below the current folder`,
    },
    { line: 'envfrom report apps/shop -o shop.html', does: 'one folder, into another file' },
    {
      line: 'envfrom report --base origin/main',
      does: 'also what this branch changes',
    },
  ],
  completes: 'files',
  options: [
    {
      name: 'output',
      group: 'Output',
      letter: 'o',
      value: 'FILE',
      completes: 'files',
      help: 'Write to this file; - for standard output',
      default: REPORT_FILE,
    },
    FILES_URL,
    {
      name: 'files',
      group: 'Output',
      help: 'With --base: show line by line what changes in mounted files of ConfigMaps',
    },
    ...COMPARISON_OPTIONS,
    STRICT,
    RULE,
    NO_IGNORE,
    {
      name: 'undeployed',
      group: 'What to report',
      help: 'Also show problems in what nothing in this repository deploys',
    },
    ...READING_OPTIONS,
    BUILD,
    CLUSTER,
    FLEET,
  ],
  run: async () => (await import('./run.ts')).runReport,
};
