import { CannotRun } from '../../model/cannot-run.ts';
import { CHECK } from '../check/options.ts';
import { DEPENDENCIES } from '../dependencies/options.ts';
import { choicesOf, type Option } from './option.ts';

export interface ActionInput {
  readonly name: string;
  readonly description: string;
  readonly default?: string;
  /** The flag it stands for, when it is one. */
  readonly option?: Option;
}

const OWN: readonly ActionInput[] = [
  { name: 'paths', description: 'Files, folders or globs to check, one per line', default: '.' },
  {
    name: 'working-directory',
    description: 'The folder that paths are relative to, itself relative to the workspace',
    default: '.',
  },
];

const WRITES: readonly ActionInput[] = [
  {
    name: 'annotations',
    description:
      'Annotate lines of the pull request, ten per severity at most: new problems and changed lines first',
    default: 'true',
  },
  { name: 'summary', description: 'Write a job summary', default: 'true' },
  {
    name: 'comment-file',
    description: 'Write the summary to this file, short enough for a comment on the pull request',
  },
  {
    name: 'report-file',
    description: 'Write the report to this file, one page of HTML, for actions/upload-artifact',
  },
  {
    name: 'sarif-file',
    description: 'Write SARIF to this file, for github/codeql-action/upload-sarif',
  },
];

/** The inputs of action.yml: those of the action itself, and the flags that the table of options offers. */
export function actionInputs(): readonly ActionInput[] {
  return [...OWN, ...CHECK.options.filter(({ input }) => input === true).map(inputOf), ...WRITES];
}

export function dependenciesInputs(): readonly ActionInput[] {
  const flags = DEPENDENCIES.options.filter(({ input }) => input === true);
  return [...OF_DEPENDENCIES, ...flags.map(inputOf)];
}

const OF_DEPENDENCIES: readonly ActionInput[] = [
  {
    name: 'dependencies',
    description:
      '`locked`: exactly the commits and hashes of the lock; `fetch`: what is missing, too; `off`: nothing. Pull requests of forks get what the lock of their base has, never more',
    default: 'locked',
  },
  {
    name: 'cache',
    description: 'Keep what was fetched in the cache of GitHub, by the lock',
    default: 'true',
  },
  { name: 'paths', description: 'Files, folders or globs to look at, one per line', default: '.' },
  {
    name: 'working-directory',
    description: 'The top folder of the repository, relative to the workspace',
    default: '.',
  },
];

/** What the flag of a name does not say of its input. */
const OTHER_HELP: Readonly<Record<string, string>> = {
  mirror: 'Fetch addresses that begin with PREFIX from URL: PREFIX=URL',
  base: 'Report only problems that are new since this commit or branch; in a pull request since its base branch, unless `none` is given',
  'all-problems': 'With `base` or a baseline: also report problems that are not new',
};

function inputOf(option: Option): ActionInput {
  const { name, repeatable, value } = option;
  const help = OTHER_HELP[name] ?? option.help;
  if (value === undefined) return { name, description: help, default: 'false', option };
  const description = repeatable === true ? `${firstPart(help)}, one per line` : help;
  return { name, description: description + choicesOf(option), option };
}

/** Help without what is said about giving the flag several times. */
function firstPart(help: string): string {
  return help.replace('; may be given several times', '');
}

/** The command line that inputs stand for. Throws CannotRun for a switch that is neither on nor off. */
export function argumentsOf(inputs: ReadonlyMap<string, string>): readonly string[] {
  const flags = actionInputs().flatMap(({ name, option }) => {
    const value = inputs.get(name) ?? '';
    if (option === undefined || value === '') return [];
    if (option.value === undefined) return isInputOn(inputs, name) ? [`--${name}`] : [];
    const values = option.repeatable === true ? linesOf(value) : [value];
    return values.map((one) => `--${name}=${one}`);
  });
  return ['check', ...flags, '--', ...linesOf(inputs.get('paths') ?? '')];
}

/** Whether a switch is on: `true` or `false` as YAML 1.2 writes them, and nothing else. Throws CannotRun. */
export function isInputOn(inputs: ReadonlyMap<string, string>, name: string): boolean {
  const value = (inputs.get(name) ?? '').trim();
  if (/^(?:true|True|TRUE)$/.test(value)) return true;
  if (/^(?:false|False|FALSE|)$/.test(value)) return false;
  throw new CannotRun(
    `Invalid value \`${value}\` for the input \`${name}\`: use \`true\` or \`false\`.`,
  );
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
