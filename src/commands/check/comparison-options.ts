import type { Option } from '../arguments/option.ts';
import { BASELINE_FILE } from '../options/severity-options.ts';

/** What a check compares with, and what it accepts. */
export const COMPARISON_OPTIONS: readonly Option[] = [
  {
    name: 'base',
    value: 'REV',
    help: 'Report only the problems that are not in this commit or branch; auto: what a pull request is compared with',
    input: true,
  },
  {
    name: 'base-dir',
    value: 'DIR',
    completes: 'folders',
    help: 'Like --base, with a folder or file instead of a commit',
  },
  {
    name: 'staged',
    help: 'Check what git has staged, and report only what the commit introduces',
  },
  {
    name: 'all-problems',
    help: 'Report old and accepted problems too',
    input: true,
  },
  {
    name: 'config-from',
    value: 'SIDE',
    values: ['head', 'base'],
    help: 'Use the configuration and baseline of this side: the change may have edited them',
    default: 'head',
    input: true,
  },
  BASELINE_FILE,
  {
    name: 'no-baseline',
    help: 'Do not use a baseline',
    input: true,
  },
];
