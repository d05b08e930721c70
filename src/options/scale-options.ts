import type { Option } from './option.ts';

/** How a run is made shorter, and how several make one. */
export const SCALE_OPTIONS: readonly Option[] = [
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
    help: 'Render kustomizations in this many threads; auto: as many as there are processors, where it pays',
    default: '1',
    commands: ['check'],
  },
  {
    name: 'shard',
    value: 'I/N',
    help: 'Render only this part of the kustomizations, counted from 1, for `envfrom merge`; report nothing',
    commands: ['check'],
  },
  {
    name: 'exchange',
    value: 'DIR',
    completes: 'folders',
    help: 'The folder that --shard writes to',
    commands: ['check'],
  },
  {
    name: 'cache',
    value: 'DIR',
    completes: 'folders',
    help: 'Keep results in this folder, and answer from there when nothing has changed',
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
