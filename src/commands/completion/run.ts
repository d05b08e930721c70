import { catalogue } from '../../../rules/catalogue.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { checkValue } from '../arguments/parse-arguments.ts';
import { singleWord } from '../arguments/single-word.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { completionScript } from './completion-script.ts';
import { SHELLS } from './options.ts';

/** `envfrom completion SHELL`: a script for the shell. */
export async function runCompletion(args: Arguments, { stdout }: Host): Promise<ExitCode> {
  const word = singleWord(args);
  if (word === undefined) throw new CannotRun('Name the shell: `bash`, `zsh` or `fish`.');
  checkValue(word, SHELLS, '`envfrom completion`');
  const shell = SHELLS.find((known) => known === word);
  const ids = catalogue.map(({ meta }) => meta.id);
  if (shell !== undefined) stdout.write(completionScript(shell, ids));
  return 0;
}
