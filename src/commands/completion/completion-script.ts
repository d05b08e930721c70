import { bashScript } from './completion-bash.ts';
import { fishScript } from './completion-fish.ts';
import { zshScript } from './completion-zsh.ts';
import type { SHELLS } from './options.ts';

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
