import { catalogue } from '../../../rules/catalogue.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { checkValue } from '../arguments/parse-arguments.ts';
import { singleWord } from '../arguments/single-word.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { printList } from '../selection/print-list.ts';
import { bashScript } from './completion-bash.ts';
import { fishScript } from './completion-fish.ts';
import { zshScript } from './completion-zsh.ts';
import { LISTS, SHELLS } from './options.ts';

/** `envfrom completion SHELL`: a script for the shell, or the words that it asks for. */
export async function runCompletion(args: Arguments, host: Host): Promise<ExitCode> {
  const word = singleWord(args);
  if (word === undefined) throw new CannotRun('Name the shell: `bash`, `zsh` or `fish`.');
  const list = LISTS.find((known) => known === word);
  if (list !== undefined) return printWords(list, args, host);
  checkValue(word, SHELLS, '`envfrom completion`');
  const shell = SHELLS.find((known) => known === word);
  const ids = catalogue.map(({ meta }) => meta.id);
  if (shell !== undefined) host.stdout.write(completionScript(shell, ids));
  return 0;
}

function printWords(list: (typeof LISTS)[number], args: Arguments, host: Host): Promise<ExitCode> {
  return printList(args, host, {
    places: [],
    words: list,
    filtersBuilds: false,
    async load() {
      const { formatWords } = await import('../../report/inventory/format-words.ts');
      return (_, report) => formatWords(list, report);
    },
  });
}

type Shell = (typeof SHELLS)[number];

const SCRIPTS: Readonly<Record<Shell, (ruleIds: readonly string[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** The completion script of a shell, made of the tables of commands and options; ends with a newline. */
export function completionScript(shell: Shell, ruleIds: readonly string[]): string {
  return SCRIPTS[shell](ruleIds);
}
