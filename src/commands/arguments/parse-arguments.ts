import { parseArgs } from 'node:util';
import { CannotRun } from '../../model/cannot-run.ts';
import { listOf } from '../../report/text/words.ts';
import { choiceOf } from '../../text/choice-of.ts';
import { nearestName, SHORT_LIST } from '../../text/nearest-name.ts';
import { CHECK } from '../check/options.ts';
import { COMMANDS, allOptions, commandNamed, optionsOf } from '../command-table.ts';
import type { Arguments, Command } from '../command.ts';
import type { Option } from './option.ts';

/** Reads the arguments after `node cli.js`. Throws CannotRun, with a suggestion, for what the tables do not know. */
export function parseArguments(argv: readonly string[]): Arguments {
  const tokens = tokensOf(argv);
  const words = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value);
  const named = commandNamed(words[0] ?? '');
  const command = named ?? CHECK;
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = optionNamed(token.name, token.rawName, command);
    const isNextFlag = token.inlineValue === false && /^-./.test(token.value);
    const value = valueOf(option, token.rawName, isNextFlag ? undefined : token.value);
    const known = values.get(option.name);
    if (known === undefined || option.repeatable !== true) values.set(option.name, [value]);
    else known.push(value);
  }
  const positionals = named === undefined ? words : words.slice(1);
  return { command, named: named !== undefined, values, positionals };
}

/** Other programs' words for what a command does. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  analyze: 'check',
  lint: 'check',
  scan: 'check',
  test: 'check',
  validate: 'check',
  verify: 'check',
  compare: 'diff',
  preview: 'env',
  print: 'env',
  show: 'env',
  render: 'build',
  template: 'build',
  list: 'builds',
  config: 'init',
  fix: 'check --fix',
  version: '--version',
};

/** What to say of a first word that is neither a command nor a path: the error, or undefined if it looks like a path. */
export function unknownCommand(word: string): CannotRun | undefined {
  if (!/^[a-z]+$/.test(word)) return undefined;
  const names = COMMANDS.map(({ name }) => name);
  const meant = new Map(Object.entries(OTHER_WORDS)).get(word) ?? nearestName(word, names);
  return new CannotRun(
    `There is no command, file or folder \`${word}\`.`,
    meant === undefined
      ? '`envfrom help` lists the commands.'
      : `Did you mean \`envfrom ${meant}\`?`,
  );
}

/** Throws CannotRun for a value that is none of those known, with the nearest one, or all of them while they are few. */
export function checkValue(value: string, values: readonly string[], what: string): void {
  if (values.includes(value)) return;
  const nearest = nearestName(value, values);
  const use = values.length > SHORT_LIST ? '.' : `: use ${choiceOf(values)}.`;
  throw new CannotRun(
    `Invalid value \`${value}\` for ${what}${use}`,
    nearest === undefined ? undefined : `Did you mean \`${nearest}\`?`,
  );
}

/** Throws CannotRun for a rule, command or option that is not in the list, with the nearest one, or the command that lists them. */
export function checkKnown(
  name: string,
  known: readonly string[],
  what: 'rule' | 'command' | 'option',
  lister: string,
): void {
  if (known.includes(name)) return;
  const nearest = nearestName(name, known);
  const help = nearest === undefined ? containing(name, known) : `Did you mean \`${nearest}\`?`;
  throw new CannotRun(`Unknown ${what} \`${name}\`.`, help ?? `\`${lister}\` lists the ${what}s.`);
}

/** Shorter parts of names are in too many of them. */
const SHORTEST_PART = 3;

/** The names that a part of one may mean; undefined if there are none, or too many to read. */
function containing(part: string, known: readonly string[]): string | undefined {
  const found = part.length < SHORTEST_PART ? [] : known.filter((name) => name.includes(part));
  if (found.length === 0 || found.length > SHORT_LIST) return undefined;
  return `Did you mean one of these: ${found.map((name) => `\`${name}\``).join(', ')}?`;
}

function tokensOf(argv: readonly string[]) {
  const options: Record<string, { type: 'string' | 'boolean'; multiple: true; short?: string }> =
    {};
  for (const { name, letter, value, isOptional } of allOptions()) {
    const type = value === undefined || isOptional === true ? 'boolean' : 'string';
    options[name] = { type, multiple: true, ...(letter === undefined ? {} : { short: letter }) };
  }
  return parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens;
}

function optionNamed(name: string, written: string, command: Command): Option {
  const options = optionsOf(command);
  // One letter may be short for two names: the command tells which.
  const option = options.find(
    (candidate) => candidate.name === name || `-${candidate.letter}` === written,
  );
  if (option !== undefined) return option;
  const others = COMMANDS.filter((other) => other.options.some((each) => each.name === name));
  if (others.length > 0) {
    const commands = listOf(others.map((other) => `\`envfrom ${other.name}\``));
    throw new CannotRun(
      `\`${written}\` is not an option of \`envfrom ${command.name}\`.`,
      `It belongs to ${commands}.`,
    );
  }
  const known = options.map((candidate) => `--${candidate.name}`);
  checkKnown(written, known, 'option', `envfrom help ${command.name}`);
  throw new Error('an option that is known was not found');
}

function valueOf(option: Option, written: string, value: string | undefined): string {
  if (option.value === undefined) {
    if (value === undefined) return '';
    throw new CannotRun(`\`${written}\` takes no value.`);
  }
  if (value === undefined && option.isOptional === true) return '';
  if (value === undefined || value === '') {
    const help = option.values === undefined ? undefined : `Use ${choiceOf(option.values)}.`;
    throw new CannotRun(
      `\`${written}\` needs a value: \`--${option.name} ${option.value}\`.`,
      help,
    );
  }
  if (option.values !== undefined) {
    const word = option.takesFile === true ? (value.split('=')[0] ?? '') : value;
    checkValue(word, option.values, `\`--${option.name}\``);
  }
  return value;
}
