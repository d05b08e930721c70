import { COMMANDS } from '../command-table.ts';
import type { Command } from '../command.ts';
import { SHELLS } from './options.ts';
import type { Option } from '../arguments/option.ts';

/** The words an option's value can be; undefined where files are offered. */
export function wordsOfOption(
  { value, values, completes }: Option,
  ruleIds: readonly string[],
): readonly string[] | undefined {
  if (values !== undefined) return values;
  return completes === 'rules'
    ? ruleIds.map((id) => (value === 'RULE' ? id : `${id}=`))
    : undefined;
}

/** The words a command's argument can be; undefined where files are offered. */
export function wordsOfCommand(
  { completes }: Command,
  ruleIds: readonly string[],
): readonly string[] | undefined {
  switch (completes) {
    case 'files':
      return undefined;
    case 'rules':
      return ruleIds;
    case 'shells':
      return SHELLS;
    case 'commands':
      return COMMANDS.map(({ name }) => name);
    default:
      return [];
  }
}
