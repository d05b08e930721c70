import { PROBLEM_FORMATS } from '../../report/problems/format-options.ts';
import type { Command } from '../command.ts';
import { CACHE_OPTIONS } from '../options/cache-options.ts';
import { OUTPUT } from '../options/common-options.ts';
import {
  CONFIG,
  FILE_OPTIONS,
  LOADING_OPTIONS,
  NO_CONFIG,
  STDIN_FILENAME,
} from '../options/reading-options.ts';
import { BUILD, CLUSTER, FLEET } from '../options/selection-options.ts';
import { NO_IGNORE, RULE, STRICT } from '../options/severity-options.ts';
import { FAIL_ON_VERDICT } from '../options/verdict-option.ts';
import { COMPARISON_OPTIONS } from './comparison-options.ts';

export const FAIL_ON = ['error', 'warning', 'info', 'never'] as const;

export const SEVERITIES = ['error', 'warning', 'info'] as const;

/** The value of `--fix` that also makes changes which are only probable. */
export const SUGGESTED = 'suggested';

/** `envfrom check` and its options. */
export const CHECK: Command = {
  name: 'check',
  usage: '[PATH…]',
  summary:
    'Find broken ConfigMap and Secret references, and manifests that Kubernetes would refuse (the default command)',
  details: [
    'PATH is a file, a folder, a glob or `-` for standard input; without one, the current folder. If you name folders, only they are searched for ConfigMaps and Secrets: check the whole repository where you can. Single files are checked as part of their git repository, and only their problems are shown. Kustomizations load their bases from the whole repository.',
    'Exit code 0: nothing to fail on. 1: problems at or over --fail-on, or a workload with one of the verdicts of --fail-on-verdict. 2: could not run.',
  ],
  examples: [
    { line: 'envfrom', does: 'check everything below the current folder' },
    { line: 'envfrom check apps/ infra/', does: 'check two folders together' },
    {
      line: 'envfrom --format sarif=out.sarif --format text',
      does: 'a file for code scanning, text for people',
    },
    { line: 'helm template chart | envfrom check -', does: 'check what another program renders' },
    { line: 'envfrom --fix --dry-run', does: 'show what can be fixed with certainty' },
    {
      line: 'envfrom check --base origin/main',
      does: 'only the problems that this branch introduces',
    },
    {
      line: 'envfrom --rule unused-key=info --fail-on warning',
      does: 'one more rule, and a stricter exit code',
    },
  ],
  completes: 'files',
  options: [
    {
      name: 'format',
      group: 'Output',
      letter: 'f',
      value: 'FORMAT[=FILE]',
      values: PROBLEM_FORMATS,
      takesFile: true,
      repeatable: true,
      help: 'How to write the problems, and to which file; may be given several times',
      default: 'text; with GITHUB_ACTIONS=true also github',
    },
    OUTPUT,
    {
      name: 'fail-on',
      group: 'How strict',
      value: 'SEVERITY',
      values: FAIL_ON,
      help: 'Exit with code 1 if any problem is at least this severe',
      default: 'error',
      config: 'failOn',
      input: true,
    },
    {
      name: 'max-warnings',
      group: 'How strict',
      value: 'N',
      help: 'Exit with code 1 if there are more warnings than this',
      config: 'maxWarnings',
      input: true,
    },
    {
      name: 'fail-on-nothing',
      group: 'How strict',
      help: 'Exit with code 1 if nothing was checked: no file, or only objects whose manifests are elsewhere',
      input: true,
    },
    FAIL_ON_VERDICT,
    ...COMPARISON_OPTIONS,
    {
      name: 'exit-zero',
      group: 'How strict',
      help: 'Exit with code 0 whatever is found; the same as --fail-on never',
    },
    STRICT,
    RULE,
    {
      name: 'only',
      group: 'What to report',
      value: 'RULE',
      repeatable: true,
      completes: 'rules',
      help: 'Run only this rule, even if it is off; may be given several times',
    },
    ...FILE_OPTIONS,
    STDIN_FILENAME,
    CONFIG,
    NO_CONFIG,
    NO_IGNORE,
    ...LOADING_OPTIONS,
    BUILD,
    {
      name: 'dry-run',
      group: 'Output',
      help: 'With --fix: show the changes instead of writing them',
    },
    {
      name: 'fix',
      group: 'Output',
      value: SUGGESTED,
      values: [SUGGESTED],
      isOptional: true,
      help: 'Fix what has only one possible correction: fields, keys, unquoted values, trailing newlines, unused suppressions; --fix=suggested also writes a similar name, if only one is similar',
    },
    {
      name: 'verbose',
      group: 'What to report',
      letter: 'v',
      help: 'Also show infos, and what was skipped, assumed or suppressed, and why',
      input: true,
    },
    {
      name: 'undeployed',
      group: 'What to report',
      help: 'Also list problems in what nothing in this repository deploys; they never fail a run',
      input: true,
    },
    {
      name: 'references',
      group: 'What to report',
      help: 'With --format json: include every reference and its verdict',
    },
    {
      name: 'severity',
      group: 'What to report',
      value: 'SEVERITY',
      values: SEVERITIES,
      help: 'Show only problems that are at least this severe; all still count for the exit code',
      default: 'warning in text, info in formats for programs',
    },
    {
      name: 'quiet',
      group: 'What to report',
      letter: 'q',
      help: 'The same as --severity error',
    },
    CLUSTER,
    FLEET,
    {
      name: 'watch',
      group: 'Speed',
      letter: 'w',
      help: 'Check again whenever files change',
    },
    ...CACHE_OPTIONS,
  ],
  run: async () => (await import('./run.ts')).runCheck,
};
