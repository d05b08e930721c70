import { CHECK } from '../check/options.ts';
import type { Command } from '../command.ts';

/** Options of `check` that `envfrom fleet` has no use for, or that are not there for several repositories. */
const NOT_OF_FLEET: ReadonlySet<string> = new Set([
  'all-problems',
  'base',
  'base-dir',
  'baseline',
  'config-from',
  'dry-run',
  'fix',
  'fleet',
  'no-baseline',
  'repo-url',
  'staged',
  'stdin-filename',
  'watch',
]);

/** `envfrom fleet` and its options. */
export const FLEET: Command = {
  name: 'fleet',
  usage: 'LIST…',
  summary: 'Check several repositories together, as `envfrom check` checks one',
  details: [
    'LIST is a file that lists checkouts, or the folder of one. A Flux or Argo CD object may deploy from another of them, which is recognized by the URLs of its git remotes. References find ConfigMaps and Secrets in all of them. Paths begin with the name of the repository: the name of its folder, unless the list gives another.',
    'The file is a YAML list of paths, relative to the file, or of maps with `path`, `name` and `urls`: other URLs under which Flux and Argo CD objects name the repository.',
    'The configuration of each repository applies to its own files; settings for the whole run come from flags and `--config`. Other commands take `--fleet LIST`.',
  ],
  examples: [
    { line: 'envfrom fleet ../infra ../shop', does: 'two checkouts' },
    { line: 'envfrom fleet fleet.yaml', does: 'those that a file lists' },
    {
      line: 'envfrom why secret/db --fleet fleet.yaml',
      does: 'which repository defines a Secret, and which use it',
    },
  ],
  completes: 'files',
  options: CHECK.options.filter(({ name }) => !NOT_OF_FLEET.has(name)),
  run: async () => (await import('./run.ts')).runFleet,
};
