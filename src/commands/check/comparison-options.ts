import type { Option } from '../arguments/option.ts';
import { BASELINE_FILE } from '../options/severity-options.ts';

/** What a check compares with, and what it accepts. */
export const COMPARISON_OPTIONS: readonly Option[] = [
  {
    name: 'base',
    group: 'What to report',
    value: 'REV',
    completes: 'revisions',
    help: 'Report only problems that are new since this commit or branch; auto: the base of the pull request',
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
    help: 'With --base or a baseline: also report problems that are not new',
    input: true,
  },
  {
    name: 'config-from',
    group: 'Repository',
    value: 'SIDE',
    values: ['head', 'base'],
    help: 'Which side of the comparison the configuration and the baseline are taken from: base where a change may not edit them, as in pull requests of strangers',
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
