import { COMMANDS, commandNamed } from './command-table.ts';
import type { Command } from './command-table.ts';
import { optionsOf } from './option-table.ts';
import type { CommandName, Option } from './option-table.ts';

const WIDTH = 100;
const GUTTER = 2;

/** The help of the program, or of one command. Ends with a newline. */
export function helpText(command: CommandName | undefined): string {
  const found = command === undefined ? undefined : commandNamed(command);
  return found === undefined ? programHelp() : commandHelp(found);
}

function programHelp(): string {
  const commands = COMMANDS.map(
    ({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary] as const,
  );
  const examples = COMMANDS.flatMap((command) => command.examples.slice(0, 2)).slice(0, 5);
  return sections([
    'envfrom checks every ConfigMap and Secret reference of a Kubernetes repository, offline, and previews\nthe environment each container will really get.',
    `Usage: envfrom [COMMAND] [OPTION…] [ARGUMENT…]`,
    titled('Commands', rows(commands)),
    titled('Examples', rows(examples.map(({ line, does }) => [line, does] as const))),
    titled('Options of check', rows(optionsOf('check').map(rowOf))),
    '`envfrom help COMMAND` shows the options of the other commands.',
  ]);
}

function commandHelp(command: Command): string {
  const { name, usage, summary, details, examples } = command;
  return sections([
    `${summary}.`,
    `Usage: envfrom ${name} ${usage}`.trimEnd(),
    details.join('\n'),
    examples.length === 0
      ? ''
      : titled('Examples', rows(examples.map(({ line, does }) => [line, does] as const))),
    titled('Options', rows(optionsOf(name).map(rowOf))),
  ]);
}

function sections(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function titled(title: string, body: string): string {
  return `${title}:\n${body}`;
}

function rowOf(option: Option): readonly [string, string] {
  const { name, letter, value, help, values } = option;
  const short = letter === undefined ? '    ' : `-${letter}, `;
  const notes = [
    ...(values === undefined ? [] : [values.join('|')]),
    ...(option.default === undefined ? [] : [`default: ${option.default}`]),
  ];
  const note = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  return [`${short}--${name}${value === undefined ? '' : ` ${value}`}`, `${help}${note}`];
}

/** Two columns; the second is wrapped. A first part that is too wide gets a line of its own. */
function rows(table: readonly (readonly [string, string])[]): string {
  const widest = Math.min(44, Math.max(...table.map(([first]) => first.length)));
  const indent = ' '.repeat(GUTTER + widest + GUTTER);
  return table
    .flatMap(([first, second]) => {
      const [head = '', ...rest] = wrap(second, WIDTH - indent.length);
      const start =
        first.length > widest
          ? [`${' '.repeat(GUTTER)}${first}`, `${indent}${head}`]
          : [`${' '.repeat(GUTTER)}${first.padEnd(widest)}${' '.repeat(GUTTER)}${head}`];
      return [...start, ...rest.map((line) => `${indent}${line}`)];
    })
    .join('\n');
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
