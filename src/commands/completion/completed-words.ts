import type { Option } from '../arguments/option.ts';
import { COMMANDS } from '../command-table.ts';
import type { Command } from '../command.ts';
import { SHELLS } from './options.ts';

/** What completion offers; undefined where files are offered. */
export interface Completed {
  readonly words: readonly string[];
  /** What the script asks for when it completes: `envfrom completion workloads`, or git for revisions. */
  readonly asked?: 'workloads' | 'builds' | 'revisions';
}

/** The words an option's value can be. */
export function wordsOfOption(
  { value, values, completes }: Option,
  ruleIds: readonly string[],
): Completed | undefined {
  if (values !== undefined) return { words: values };
  if (completes === 'rules')
    return { words: ruleIds.map((id) => (value === 'RULE' ? id : `${id}=`)) };
  return completes === 'builds' || completes === 'revisions'
    ? { words: [], asked: completes }
    : undefined;
}

/** The words a command's argument can be. */
export function wordsOfCommand(
  { completes }: Command,
  ruleIds: readonly string[],
): Completed | undefined {
  switch (completes) {
    case 'files':
      return undefined;
    case 'rules':
      return { words: ruleIds };
    case 'shells':
      return { words: SHELLS };
    case 'commands':
      return { words: COMMANDS.map(({ name }) => name) };
    case 'workloads':
    case 'revisions':
      return { words: [], asked: completes };
    case 'links':
      return { words: ['triggers', 'volume'], asked: 'workloads' };
    default:
      return { words: [] };
  }
}

/** Whether an option needs its value as a word of its own. */
export function takesWord({ value, isOptional }: Option): boolean {
  return value !== undefined && isOptional !== true;
}
