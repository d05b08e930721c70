import type { Option } from '../arguments/option.ts';
import { COMMANDS, optionsOf } from '../command-table.ts';
import type { Command } from '../command.ts';
import { takesWord, wordsOfCommand, wordsOfOption, type Completed } from './completed-words.ts';

/** For `~/.config/fish/completions/envfrom.fish`. */
export function fishScript(ruleIds: readonly string[]): string {
  const names = COMMANDS.map(({ name }) => name).join(' ');
  return `# fish completion for envfrom; written by \`envfrom completion fish\`
function __envfrom_command
    for word in (commandline -opc)[2..-1]
        if contains -- $word ${names}
            echo $word
            return
        end
    end
    echo none
end
function __envfrom_words
    if test $argv[1] = revisions
        git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null
    else
        envfrom completion $argv[1] 2>/dev/null
    end
end
function __envfrom_is
    set -l command (__envfrom_command)
    contains -- $command $argv; or begin
        test $command = none; and contains -- check $argv
    end
end
${COMMANDS.map(({ name, summary }) => `complete -c envfrom -n 'test (__envfrom_command) = none' -a ${name} -d ${quoted(summary)}`).join('\n')}
${COMMANDS.flatMap((command) => linesOf(command, ruleIds)).join('\n')}
`;
}

function linesOf(command: Command, ruleIds: readonly string[]): readonly string[] {
  const condition = `complete -c envfrom -n '__envfrom_is ${command.name}'`;
  const words = wordsOfCommand(command, ruleIds);
  const named = `complete -c envfrom -n 'test (__envfrom_command) = ${command.name}'`;
  const own = words === undefined ? [] : [`${named} -f -a ${quoted(listOf(words))}`];
  return [
    ...own,
    ...optionsOf(command).map((option) => `${condition} ${flagsOf(option, ruleIds)}`),
  ];
}

function flagsOf(option: Option, ruleIds: readonly string[]): string {
  const { name, letter, help } = option;
  const short = letter === undefined ? '' : ` -s ${letter}`;
  const words = wordsOfOption(option, ruleIds);
  const values = words === undefined ? ' -r' : ` -x -a ${quoted(listOf(words))}`;
  return `-l ${name}${short}${takesWord(option) ? values : ''} -d ${quoted(help)}`;
}

function listOf({ words, asked }: Completed): string {
  return [...words, ...(asked === undefined ? [] : [`(__envfrom_words ${asked})`])].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
}
