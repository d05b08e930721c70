import { COMMANDS, optionsOf } from '../command-table.ts';
import type { Command } from '../command.ts';
import { takesWord, wordsOfCommand, wordsOfOption, type Completed } from './completed-words.ts';

/** For bash 3.2 and later. Where nothing is offered, bash completes file names. */
export function bashScript(ruleIds: readonly string[]): string {
  const names = COMMANDS.map(({ name }) => name);
  return `# bash completion for envfrom; written by \`envfrom completion bash\`
_envfrom_words() {
  if [[ $1 == revisions ]]; then
    git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null
  else
    envfrom completion "$1" 2>/dev/null
  fi
}
_envfrom() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} word command='' words=''
  if [[ $cur == = ]]; then
    cur=''
  elif [[ $prev == = && COMP_CWORD -gt 2 ]]; then
    prev=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $word in
      ${names.join('|')}) command=$word; break ;;
    esac
  done
  case \${command:-check}:$prev in
${COMMANDS.flatMap((command) => valueCases(command, ruleIds)).join('\n')}
  esac
  case \${command:-check}:$cur in
${COMMANDS.map((command) => `    ${command.name}:-*) words='${flagsOf(command)}' ;;`).join('\n')}
${COMMANDS.flatMap((command) => argumentCase(command, ruleIds)).join('\n')}
  esac
  [[ -z $command && $cur != -* ]] && words='${names.join(' ')}'
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o bashdefault -o default -F _envfrom envfrom
`;
}

/** Cases that answer for the value of an option, and return. */
function valueCases(command: Command, ruleIds: readonly string[]): readonly string[] {
  return optionsOf(command)
    .filter(takesWord)
    .map((option) => {
      const flags = [
        `--${option.name}`,
        ...(option.letter === undefined ? [] : [`-${option.letter}`]),
      ];
      const words = wordsOfOption(option, ruleIds);
      const reply =
        words === undefined ? '' : ` COMPREPLY=($(compgen -W '${listOf(words)}' -- "$cur"));`;
      return `    ${flags.map((flag) => `${command.name}:${flag}`).join('|')})${reply} return ;;`;
    });
}

function argumentCase(command: Command, ruleIds: readonly string[]): readonly string[] {
  const words = wordsOfCommand(command, ruleIds);
  if (words === undefined || listOf(words) === '') return [];
  return [`    ${command.name}:*) words='${listOf(words)}' ;;`];
}

/** The list for `compgen -W`, which runs what it asks for, and takes the answer as it is. */
function listOf({ words, asked }: Completed): string {
  return [...words, ...(asked === undefined ? [] : [`$(_envfrom_words ${asked})`])].join(' ');
}

function flagsOf(command: Command): string {
  return optionsOf(command)
    .map((option) => `--${option.name}`)
    .join(' ');
}
