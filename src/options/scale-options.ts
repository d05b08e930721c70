import { LISTS } from './list-options.ts';
import type { Option } from './option.ts';

/** How a run is made shorter, and how several make one. */
export const SCALE_OPTIONS: readonly Option[] = [
  {
    name: 'fleet',
    value: 'LIST',
    completes: 'files',
    repeatable: true,
    help: 'Look at several repositories together: a file that lists their checkouts, or the folder of one; may be given several times',
    commands: ['check', 'env', 'why', 'graph', 'builds', 'charts', ...LISTS],
  },
  {
    name: 'watch',
    letter: 'w',
    help: 'Check again whenever files change',
    commands: ['check'],
  },
  {
    name: 'jobs',
    letter: 'j',
    value: 'N',
    help: 'Divide the repository among this many threads; auto: as many as save time',
    default: '1',
    commands: ['check'],
  },
  {
    name: 'shard',
    value: 'I/N',
    help: 'Look at only this part of the repository, counted from 1, for `envfrom merge`; report nothing',
    commands: ['check'],
  },
  {
    name: 'exchange',
    value: 'DIR',
    completes: 'folders',
    help: 'The folder in which the shards exchange what they found',
    commands: ['check'],
  },
  {
    name: 'judge',
    help: 'The second step of --shard, after all shards have done the first: judge its part',
    commands: ['check'],
  },
  {
    name: 'cache',
    value: 'DIR',
    completes: 'folders',
    help: 'Keep results in this folder, and use them again when nothing has changed',
    default: "a folder of your own in the user's cache; nothing in CI",
    commands: ['check'],
  },
  {
    name: 'no-cache',
    help: 'Do not use or keep results between runs',
    commands: ['check'],
  },
];

/** Options of `check` that `merge`, which reports the same, has no use for. */
export const NOT_OF_MERGE: ReadonlySet<string> = new Set([
  ...SCALE_OPTIONS.map(({ name }) => name),
  'fix',
  'dry-run',
  'stdin-filename',
]);

/** Options of `check` that `envfrom fleet` has no use for, or that are not there for several repositories. */
export const NOT_OF_FLEET: ReadonlySet<string> = new Set([
  'all-problems',
  'base',
  'base-dir',
  'baseline',
  'config-from',
  'dry-run',
  'exchange',
  'fix',
  'fleet',
  'judge',
  'no-baseline',
  'repo-url',
  'shard',
  'staged',
  'stdin-filename',
  'watch',
]);
