import type { Option } from '../arguments/option.ts';
import { COMMANDS, optionsOf } from '../command-table.ts';
import type { Command } from '../command.ts';
import { takesWord, wordsOfCommand, wordsOfOption, type Completed } from './completed-words.ts';

/** For a file `_envfrom` in `$fpath`, or to be sourced after `compinit`. */
export function zshScript(ruleIds: readonly string[]): string {
  const names = COMMANDS.map(({ name }) => name);
  const described = COMMANDS.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  return `#compdef envfrom
# zsh completion for envfrom; written by \`envfrom completion zsh\`

_envfrom_first() {
  local -a commands=(
${described.join('\n')}
  )
  _describe -t commands command commands
  _files
}

_envfrom_words() {
  local -a found
  if [[ $1 == revisions ]]; then
    found=("\${(@f)$(git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)}")
  else
    found=("\${(@f)$(envfrom completion $1 2>/dev/null)}")
  fi
  compadd -- \${found:#} "\${@[2,-1]}"
  _files
}

_envfrom() {
  local word command='' arguments=_files
  local -a specs
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case $word in
      ${names.join('|')}) command=$word; break ;;
    esac
  done
  case \${command:-check} in
${COMMANDS.map((command) => commandCase(command, ruleIds)).join('\n')}
  esac
  if [[ -z $command ]]; then
    _arguments -s "\${(@)specs}" '*: :_envfrom_first'
  else
    _arguments -s "\${(@)specs}" '1: :' "*: :$arguments"
  fi
}

if [[ $funcstack[1] == _envfrom ]]; then
  _envfrom "$@"
else
  compdef _envfrom envfrom
fi
`;
}

function commandCase(command: Command, ruleIds: readonly string[]): string {
  const specs = optionsOf(command).flatMap((option) => specsOf(option, ruleIds));
  const words = wordsOfCommand(command, ruleIds);
  return [
    `    ${command.name})`,
    `      arguments=${quoted(actionOf(words))}`,
    '      specs=(',
    ...specs.map((spec) => `        ${quoted(spec)}`),
    '      ) ;;',
  ].join('\n');
}

/** `*--format=[help]:FORMAT:(text json)`, and the same for the letter. */
function specsOf(option: Option, ruleIds: readonly string[]): readonly string[] {
  const { name, letter, value, help } = option;
  const words = wordsOfOption(option, ruleIds);
  const isWord = takesWord(option);
  const rest = isWord ? `:${escaped(value ?? '')}:${actionOf(words)}` : '';
  const text = `[${escaped(help)}]${rest}`;
  const long = `*--${name}${isWord ? '=' : ''}${text}`;
  return letter === undefined ? [long] : [long, `*-${letter}${isWord ? '+' : ''}${text}`];
}

/** A blank before a function keeps `_arguments` from adding options of `compadd` to its words. */
function actionOf(completed: Completed | undefined): string {
  if (completed === undefined) return '_files';
  const { words, asked } = completed;
  return asked === undefined
    ? `(${words.join(' ')})`
    : [' _envfrom_words', asked, ...words].join(' ');
}

function escaped(text: string): string {
  return text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
