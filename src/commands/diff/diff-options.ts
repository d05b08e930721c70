import { CHANGE_FORMATS } from '../../report/changes/change-options.ts';
import type { Option } from '../arguments/option.ts';

/** The options of `envfrom diff` that no other command has. */
export const DIFF_OPTIONS: readonly Option[] = [
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT',
    values: CHANGE_FORMATS,
    help: 'How to write the changes',
    default: 'text',
    commands: ['diff'],
  },
  {
    name: 'files',
    help: 'Show line by line what changes in mounted files of ConfigMaps',
    commands: ['diff'],
  },
  {
    name: 'between',
    help: 'Compare two variants of one tree instead of two trees: A and B are folders, entry points or globs of these',
    commands: ['diff'],
  },
  {
    name: 'matrix',
    help: 'Show one workload in all builds that have it: a column per build, a row per variable',
    commands: ['diff'],
  },
  {
    name: 'base-dir',
    value: 'DIR',
    completes: 'folders',
    help: 'Compare with a folder (or a file) instead of a commit, such as the output of another program',
    commands: ['diff'],
  },
  {
    name: 'head-dir',
    value: 'DIR',
    completes: 'folders',
    help: 'The folder (or file) that is compared with --base-dir; without it, the files here',
    commands: ['diff'],
  },
  {
    name: 'staged',
    help: 'Compare what git has staged, with the last commit where no BASE is given',
    commands: ['diff'],
  },
  {
    name: 'exit-code',
    help: 'Exit with code 1 if anything differs',
    commands: ['diff'],
  },
];
