import { wrapText } from '../../report/text/wrap-text.ts';
import { choicesOf, OPTION_GROUPS, type Option } from '../arguments/option.ts';
import { CHECK } from '../check/options.ts';
import { COMMAND_GROUPS, optionsOf } from '../command-table.ts';
import type { Command, Example } from '../command.ts';
import { DIFF } from '../diff/options.ts';
import { ENV } from '../env/options.ts';
import { COMMON_OPTIONS } from '../options/common-options.ts';
import { CONFIG } from '../options/reading-options.ts';

/** Columns of help; wider lines are hard to read. */
const WIDEST = 100;
/** Columns that the second part of a row keeps; with less it goes below the first. */
const LEAST_SECOND = 36;
const GUTTER = 2;

/** The help of the program, or of one command, for a terminal of so many columns. Ends with a newline. */
export function helpText(command: Command | undefined, columns: number | undefined): string {
  const width = Math.min(WIDEST, columns ?? WIDEST);
  return command === undefined ? programHelp(width) : commandHelp(command, width);
}

function programHelp(width: number): string {
  const examples = [CHECK, DIFF, ENV].flatMap((command) => command.examples.slice(0, 2));
  return sections([
    paragraph(
      'envfrom checks every ConfigMap and Secret reference of a Kubernetes repository, offline, and previews the environment each container will really get.',
      width,
    ),
    'Usage: envfrom [COMMAND] [OPTION…] [ARGUMENT…]',
    titled('Examples', rows(examples.map(exampleRow), width)),
    ...COMMAND_GROUPS.map(({ title, commands }) =>
      titled(
        title,
        rows(
          commands.map(({ name, summary }) => [name, summary] as const),
          width,
        ),
      ),
    ),
    titled('Options', rows([CONFIG, ...COMMON_OPTIONS].map(rowOf), width)),
    paragraph(
      '`envfrom COMMAND --help` shows the options of a command. Without a command, envfrom runs `check`.',
      width,
    ),
  ]);
}

function commandHelp(command: Command, width: number): string {
  const { name, usage, summary, details, examples } = command;
  return sections([
    paragraph(`${summary}.`, width),
    `Usage: envfrom ${name} ${usage}`.trimEnd(),
    examples.length === 0 ? '' : titled('Examples', rows(examples.map(exampleRow), width)),
    ...details.map((detail) => paragraph(detail, width)),
    ...optionSections(optionsOf(command), width),
  ]);
}

/** The options under the headings of their groups, those that only this command has first. */
function optionSections(options: readonly Option[], width: number): readonly string[] {
  return [undefined, ...OPTION_GROUPS].flatMap((group) => {
    const own = options.filter((option) => option.group === group);
    return own.length === 0 ? [] : [titled(group ?? 'Options', rows(own.map(rowOf), width))];
  });
}

function paragraph(text: string, width: number): string {
  return wrapText(text, width).join('\n');
}

function exampleRow({ line, does }: Example): readonly [string, string] {
  return [line, does];
}

function sections(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function titled(title: string, body: string): string {
  return `${title}:\n${body}`;
}

function rowOf(option: Option): readonly [string, string] {
  const { name, letter, help } = option;
  const short = letter === undefined ? '    ' : `-${letter}, `;
  return [`${short}--${name}${valueText(option)}`, `${help}${choicesOf(option)}`];
}

/** Two columns; the second is wrapped. A first part that is too wide gets a line of its own. */
function rows(table: readonly (readonly [string, string])[], width: number): string {
  const widest = Math.min(
    Math.max(...table.map(([first]) => first.length)),
    width - LEAST_SECOND - 2 * GUTTER,
    44,
  );
  const column = Math.max(widest, GUTTER);
  const indent = ' '.repeat(GUTTER + column + GUTTER);
  return table
    .flatMap(([first, second]) => {
      const [head = '', ...rest] = wrapText(second, width - indent.length);
      const start =
        first.length > column
          ? [`${' '.repeat(GUTTER)}${first}`, `${indent}${head}`]
          : [`${' '.repeat(GUTTER)}${first.padEnd(column)}${' '.repeat(GUTTER)}${head}`];
      return [...start, ...rest.map((line) => `${indent}${line}`)];
    })
    .join('\n');
}

/** ` FILE`; `[=suggested]` for a value that may be left out. */
function valueText({ value, isOptional }: Option): string {
  if (value === undefined) return '';
  return isOptional === true ? `[=${value}]` : ` ${value}`;
}
