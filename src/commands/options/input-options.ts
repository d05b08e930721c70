import { LISTS } from './list-options.ts';
import type { Option } from '../arguments/option.ts';

/** Commands that read the files and judge them. */
export const RUNS = ['check', 'diff', 'env', 'why', 'graph', 'builds', 'charts', ...LISTS] as const;
/** With those that need to know the same of the files. */
export const SCANS = [...RUNS, 'init', 'baseline'] as const;
/** With `build`, which looks at no configuration. */
const LOADS = [...SCANS, 'build'] as const;

/** Which files are read, how, and up to which size. */
export const INPUT_OPTIONS: readonly Option[] = [
  {
    name: 'include',
    value: 'GLOB',
    repeatable: true,
    help: 'Check only files that match, relative to the repository (*, **, ?, [a-z], {a,b}); may be given several times',
    commands: SCANS,
    config: 'include',
    input: true,
  },
  {
    name: 'exclude',
    value: 'GLOB',
    repeatable: true,
    help: 'Leave out files that match; kustomizations may still load them',
    commands: SCANS,
    config: 'exclude',
    input: true,
  },
  {
    name: 'tracked',
    help: 'Check only files that git tracks; the default in pre-commit',
    commands: SCANS,
  },
  {
    name: 'stdin-filename',
    value: 'PATH',
    completes: 'files',
    help: 'The file that standard input (`-`) stands for; its references are looked up in the repository around it',
    default: 'stdin.yaml',
    commands: RUNS,
  },
  {
    name: 'config',
    letter: 'c',
    value: 'FILE',
    completes: 'files',
    help: 'The configuration file',
    default: 'the nearest .envfrom.yaml, .envfrom.yml or .config/envfrom.yaml',
    commands: SCANS,
    input: true,
  },
  {
    name: 'no-config',
    help: 'Do not read a configuration file',
    commands: [...RUNS, 'baseline'],
    input: true,
  },
  {
    name: 'no-ignore',
    help: 'Also report what `envfrom-ignore` comments and annotations suppress',
    commands: ['check', 'baseline'],
    input: true,
  },
  {
    name: 'load-restrictor',
    value: 'SCOPE',
    values: ['repository', 'root'],
    help: 'Which files kustomizations may load: any in the repository, or only those below their own folder',
    default: 'repository',
    commands: LOADS,
    config: 'loadRestrictor',
    input: true,
  },
  {
    name: 'repo-url',
    value: 'URL',
    repeatable: true,
    help: 'A URL of this repository, if its git remotes do not show it; may be given several times',
    commands: SCANS,
    config: 'repositoryUrls',
    input: true,
  },
  {
    name: 'chart-version-any',
    help: 'Use another version of a chart if the right one is not here',
    commands: SCANS,
    config: 'chartVersionAny',
    input: true,
  },
  {
    name: 'limit',
    value: 'NAME=NUMBER',
    repeatable: true,
    help: 'Change a limit on input: file-size (bytes), alias-nodes, depth, documents',
    commands: [...SCANS, 'rollout'],
    config: 'limits',
  },
];
