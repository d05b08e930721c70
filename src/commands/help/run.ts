import { checkKnown } from '../arguments/parse-arguments.ts';
import { singleWord } from '../arguments/single-word.ts';
import { COMMANDS, commandNamed } from '../command-table.ts';
import type { Arguments } from '../command.ts';
import { widthOf, type ExitCode, type Host } from '../host.ts';
import { helpText } from './help-text.ts';

/** `envfrom help [COMMAND]`. */
export async function runHelp(args: Arguments, { stdout }: Host): Promise<ExitCode> {
  const word = singleWord(args);
  const names = COMMANDS.map(({ name }) => name);
  if (word !== undefined) checkKnown(word, names, 'command', 'envfrom help');
  stdout.write(helpText(word === undefined ? undefined : commandNamed(word), widthOf(stdout)));
  return 0;
}
