import type { Option } from '../arguments/option.ts';
import { BASELINE_FILE } from '../options/severity-options.ts';

/** What a check compares with, and what it accepts. */
export const COMPARISON_OPTIONS: readonly Option[] = [
  {
    name: 'base',
    group: 'What to report',
    value: 'REV',
    completes: 'revisions',
    help: 'Report only the problems that are not in this commit or branch; auto: what a pull request is compared with',
    input: true,
  },
  {
    name: 'base-dir',
    group: 'What to report',
    value: 'DIR',
    completes: 'folders',
    help: 'Like --base, with a folder or file instead of a commit',
  },
  {
    name: 'staged',
    group: 'What to report',
    help: 'Check what git has staged, and report only what the commit introduces',
  },
  {
    name: 'all-problems',
    group: 'What to report',
    help: 'Report old and accepted problems too',
    input: true,
  },
  {
    name: 'config-from',
    group: 'Repository',
    value: 'SIDE',
    values: ['head', 'base'],
    help: 'Use the configuration and baseline of this side: the change may have edited them',
    default: 'head',
    input: true,
  },
  BASELINE_FILE,
  {
    name: 'no-baseline',
    group: 'What to report',
    help: 'Do not use a baseline',
    input: true,
  },
];
