import { LISTS } from './list-options.ts';
import type { Option } from '../arguments/option.ts';

/** What a run covers, and what it keeps for the next one. */
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

/** Options of `check` that `envfrom fleet` has no use for, or that are not there for several repositories. */
export const NOT_OF_FLEET: ReadonlySet<string> = new Set([
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
