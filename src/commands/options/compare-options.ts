import type { Option } from '../arguments/option.ts';

/** What a run compares with, and what it accepts. */
export const COMPARE_OPTIONS: readonly Option[] = [
  {
    name: 'base',
    value: 'REV',
    help: 'Report only the problems that are not in this commit or branch; auto: what a pull request is compared with',
    commands: ['check'],
    input: true,
  },
  {
    name: 'base-dir',
    value: 'DIR',
    completes: 'folders',
    help: 'Like --base, with a folder or file instead of a commit',
    commands: ['check'],
  },
  {
    name: 'staged',
    help: 'Check what git has staged, and report only what the commit introduces',
    commands: ['check'],
  },
  {
    name: 'all-problems',
    help: 'Report old and accepted problems too',
    commands: ['check'],
    input: true,
  },
  {
    name: 'config-from',
    value: 'SIDE',
    values: ['head', 'base'],
    help: 'Use the configuration and baseline of this side: the change may have edited them',
    default: 'head',
    commands: ['check'],
    input: true,
  },
  {
    name: 'baseline',
    value: 'FILE',
    completes: 'files',
    help: 'The file of accepted problems, which `envfrom baseline` writes',
    default: '.envfrom-baseline.json at the root, when it exists',
    commands: ['check', 'baseline'],
    input: true,
  },
  {
    name: 'no-baseline',
    help: 'Do not use a baseline',
    commands: ['check'],
    input: true,
  },
  {
    name: 'prune',
    help: 'Only remove entries that no longer match a problem',
    commands: ['baseline'],
  },
];
