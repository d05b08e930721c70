import type { Option } from '../arguments/option.ts';

/** Options of each command whose answers are kept. */
export const CACHE_OPTIONS: readonly Option[] = [
  {
    name: 'cache',
    group: 'Speed',
    value: 'DIR',
    completes: 'folders',
    help: 'Keep results in this folder, and use them again when nothing has changed',
    default: 'the cache folder of the user, such as ~/.cache/envfrom; off in CI',
  },
  {
    name: 'no-cache',
    group: 'Speed',
    help: 'Do not use or keep results between runs',
  },
];
