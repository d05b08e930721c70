import { NEWEST_KUBERNETES, OLDEST_KUBERNETES } from '../../model/kubernetes-version.ts';
import { PROBLEM_FORMATS } from '../../report/problems/format-options.ts';
import { CHART_OPTIONS } from '../build/chart-options.ts';
import { COMPARE_OPTIONS } from './compare-options.ts';
import type { CommandName, Option } from '../arguments/option.ts';
import { DIFF_OPTIONS } from '../diff/diff-options.ts';
import { EDIT_OPTIONS } from './edit-options.ts';
import { INPUT_OPTIONS, RUNS, SCANS } from './input-options.ts';
import { LIST_OPTIONS } from './list-options.ts';
import { NOT_OF_FLEET, SCALE_OPTIONS } from './scale-options.ts';

export const FAIL_ON = ['error', 'warning', 'info', 'never'] as const;
export const SEVERITIES = ['error', 'warning', 'info'] as const;
export const ENVIRONMENT_FORMATS = ['table', 'json', 'dotenv', 'describe'] as const;
export const RULE_FORMATS = ['table', 'json', 'markdown'] as const;
export const COLORS = ['auto', 'always', 'never'] as const;
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

const VERSIONS = `1.${OLDEST_KUBERNETES} to 1.${NEWEST_KUBERNETES}`;

export const OPTIONS: readonly Option[] = [
  ...DIFF_OPTIONS,
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT[=FILE]',
    values: PROBLEM_FORMATS,
    takesFile: true,
    repeatable: true,
    help: 'How to write the problems, and to which file; may be given several times',
    default: 'text; with GITHUB_ACTIONS=true also github',
    commands: ['check'],
  },
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT',
    values: ENVIRONMENT_FORMATS,
    help: 'How to write the environments',
    default: 'table',
    commands: ['env'],
  },
  ...LIST_OPTIONS,
  {
    name: 'format',
    letter: 'f',
    value: 'FORMAT',
    values: RULE_FORMATS,
    help: 'How to write the table of rules',
    default: 'table',
    commands: ['rules'],
  },
  {
    name: 'output',
    letter: 'o',
    value: 'FILE',
    completes: 'files',
    help: 'Write to a file instead of standard output',
    commands: [...RUNS, 'build'],
  },
  {
    name: 'fail-on',
    value: 'SEVERITY',
    values: FAIL_ON,
    help: 'Exit with code 1 if any problem is at least this severe',
    default: 'error',
    commands: ['check'],
    config: 'failOn',
    input: true,
  },
  {
    name: 'max-warnings',
    value: 'N',
    help: 'Exit with code 1 if there are more warnings than this',
    commands: ['check'],
    config: 'maxWarnings',
    input: true,
  },
  ...COMPARE_OPTIONS,
  {
    name: 'exit-zero',
    help: 'Exit with code 0 whatever is found; the same as --fail-on never',
    commands: ['check'],
  },
  {
    name: 'strict',
    help: 'Treat names that nothing makes as errors, and raise other rules that have a strict severity',
    commands: ['check', 'baseline'],
    config: 'strict',
    input: true,
  },
  {
    name: 'rule',
    value: 'RULE=SEVERITY',
    repeatable: true,
    completes: 'rules',
    help: 'Set the severity of a rule: error, warning, info or off; may be given several times',
    commands: ['check', 'baseline'],
    config: 'rules',
    input: true,
  },
  {
    name: 'only',
    value: 'RULE',
    repeatable: true,
    completes: 'rules',
    help: 'Run only this rule, even if it is off; may be given several times',
    commands: ['check'],
  },
  {
    name: 'kubernetes-version',
    letter: 'k',
    value: 'VERSION',
    help: `The version of the cluster, ${VERSIONS}, which decides what it accepts and how environments are built`,
    default: `1.${NEWEST_KUBERNETES}`,
    commands: SCANS,
    config: 'kubernetesVersion',
    input: true,
  },
  ...INPUT_OPTIONS,
  {
    name: 'build',
    letter: 'b',
    value: 'DIR',
    completes: 'folders',
    help: 'Look at one build only: the kustomization or the plain folder DIR',
    commands: ['check', 'env', 'builds'],
  },
  {
    name: 'update',
    help: 'Update the existing configuration: declare new names, remove those that nothing needs',
    commands: ['init'],
  },
  {
    name: 'dry-run',
    help: 'Print the configuration instead of writing it',
    commands: ['init'],
  },
  {
    name: 'origins',
    help: 'Show where each object, and each field that another file sets, was written',
    commands: ['build'],
  },
  ...CHART_OPTIONS,
  ...EDIT_OPTIONS,
  {
    name: 'mask-secrets',
    help: 'Print `***` instead of the values of Secrets; in CI always',
    commands: ['build'],
  },
  {
    name: 'namespace',
    letter: 'n',
    value: 'NAMESPACE',
    help: 'Only workloads of this namespace; a glob',
    commands: ['env'],
  },
  {
    name: 'services',
    help: 'Also show variables injected for Services',
    commands: ['env'],
  },
  {
    name: 'show-values',
    help: 'Show the values of Secrets',
    commands: ['env'],
  },
  {
    name: 'verbose',
    letter: 'v',
    help: 'Also show infos, and what was skipped, assumed or suppressed, and why',
    commands: ['check'],
    input: true,
  },
  {
    name: 'references',
    help: 'Also list every reference and its verdict in the JSON report',
    commands: ['check'],
  },
  {
    name: 'severity',
    value: 'SEVERITY',
    values: SEVERITIES,
    help: 'Show only problems that are at least this severe; all still count for the exit code',
    default: 'warning in text, info in formats for programs',
    commands: ['check'],
  },
  {
    name: 'quiet',
    letter: 'q',
    help: 'The same as --severity error',
    commands: ['check'],
  },
  ...SCALE_OPTIONS,
  {
    name: 'color',
    value: 'WHEN',
    values: COLORS,
    help: 'Colour: auto looks at NO_COLOR, FORCE_COLOR and the terminal',
    default: 'auto',
    commands: [],
  },
  {
    name: 'no-color',
    help: 'The same as --color never',
    commands: [],
  },
  {
    name: 'help',
    letter: 'h',
    help: 'Show help',
    commands: [],
  },
  {
    name: 'version',
    letter: 'V',
    help: 'Show the version',
    commands: [],
  },
];

/** The options of one command, in the order of help. `fleet` takes those of `check`, but for a few. */
export function optionsOf(command: CommandName): readonly Option[] {
  const isOwn = ({ commands, name }: Option): boolean =>
    commands.includes(command) ||
    (command === 'fleet' && commands.includes('check') && !NOT_OF_FLEET.has(name));
  return OPTIONS.filter((option) => option.commands.length === 0 || isOwn(option));
}
