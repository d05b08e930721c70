import { guardCommands } from '../report/text/guard-commands.ts';
import { isLogOfCi, type Outside } from './outside.ts';

/** Writes on standard output what holds texts of the repository: no line of it is a command for the log of a CI system. */
export function printText(outside: Pick<Outside, 'stdout' | 'env'>, text: string): void {
  outside.stdout.write(isLogOfCi(outside) ? guardCommands(text) : text);
}
