import { CannotRun } from '../../model/cannot-run.ts';
import type { Arguments } from '../command.ts';

/** The only argument of a command that takes at most one. Throws CannotRun for more. */
export function singleWord({ command, positionals }: Arguments): string | undefined {
  const [word, extra] = positionals;
  if (extra !== undefined) throw tooMany(command.name, extra);
  return word;
}

/** Throws CannotRun for any argument of a command that takes none. */
export function refuseWords({ command, positionals: [word] }: Arguments): void {
  if (word !== undefined) throw tooMany(command.name, word);
}

export function tooMany(command: string, word: string): CannotRun {
  return new CannotRun(`\`envfrom ${command}\` takes no argument \`${word}\`.`);
}
