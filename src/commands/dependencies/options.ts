import { CHART_FORMATS } from '../../report/inventory/list-options.ts';
import type { Command } from '../command.ts';
import { formatOption, OUTPUT } from '../options/common-options.ts';
import { READING_OPTIONS } from '../options/reading-options.ts';
import { FLEET } from '../options/selection-options.ts';

/** `envfrom dependencies` and its options. */
export const DEPENDENCIES: Command = {
  name: 'dependencies',
  usage: '[PATH…]',
  summary:
    'List what this repository deploys from elsewhere: charts, remote bases, other repositories, artifacts',
  details: [
    'Each item is listed once, with the version that is asked for, the line that needs it, and where it was found. envfrom fetches nothing: `--format sh` prints a script that does, with the git, helm, curl and oras of the machine and their logins. It writes `.envfrom/vendor`, and `.envfrom/dependencies.lock`, which is to be committed.',
  ],
  examples: [
    { line: 'envfrom dependencies', does: 'everything that is deployed from elsewhere' },
    { line: 'envfrom dependencies --missing', does: 'what is not available' },
    { line: 'envfrom dependencies --format sh | sh', does: 'fetch it' },
  ],
  completes: 'files',
  options: [
    formatOption(
      CHART_FORMATS,
      'How to write the list: as a table, for programs, or as a script that fetches what is missing',
      'table',
    ),
    {
      name: 'missing',
      help: 'Only what is not available',
    },
    {
      name: 'locked',
      help: 'With `--format sh`: fetch exactly what the lock says',
    },
    {
      name: 'base',
      value: 'REV',
      completes: 'revisions',
      help: 'With `--locked`: use the lock of this commit, so that a pull request cannot choose what is fetched',
    },
    {
      name: 'update',
      help: 'With `--format sh`: fetch everything again, in the versions that are asked for now',
    },
    {
      name: 'mirror',
      value: 'PREFIX=URL',
      repeatable: true,
      help: 'With `--format sh`: fetch addresses that begin with PREFIX from URL',
      input: true,
    },
    {
      name: 'record',
      value: 'ROUND',
      help: 'For the script itself: store and lock what it has fetched, and print what it is to fetch next',
    },
    OUTPUT,
    ...READING_OPTIONS,
    FLEET,
  ],
  run: async () => (await import('./run.ts')).runDependencies,
};
