import type { Environment } from '../../model/environment.ts';
import { boundEnvironments, MOST_FOR_PEOPLE, MOST_FOR_PROGRAMS } from './bound-environments.ts';
import { environmentsDotenv } from './environment-dotenv.ts';
import { environmentsJson } from './environment-json.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { environmentSummary } from './environment-summary.ts';
import { environmentTable } from './environment-table.ts';
import { guardCommands } from '../text/guard-commands.ts';
import { styleOf } from '../text/style.ts';
import { count } from '../text/words.ts';

/** Every format of `env` that is made here; `describe` is a format of its own. */
export const ENVIRONMENT_FORMATS = ['table', 'json', 'dotenv'] as const;

export type EnvironmentFormat = (typeof ENVIRONMENT_FORMATS)[number];

/**
 * The environments of containers in one format: pure, in the given order; values of Secrets only when asked for. Tables and JSON have bounds
 * (`boundEnvironments`), and say what is left out.
 */
export function formatEnvironments(
  format: EnvironmentFormat,
  environments: readonly Environment[],
  options: EnvironmentOptions,
): string {
  if (format === 'dotenv') return environmentsDotenv(environments, options);
  if (format === 'json')
    return environmentsJson(boundEnvironments(environments, MOST_FOR_PROGRAMS), options);
  const text = tables(environments, options);
  return options.guardCommands ? guardCommands(text) : text;
}

function tables(environments: readonly Environment[], options: EnvironmentOptions): string {
  const style = styleOf(options.color);
  const isSeveralBuilds = new Set(environments.map(({ workload }) => workload.build)).size > 1;
  const blocks: string[] = [];
  let lines = 0;
  const shown = boundEnvironments(environments, MOST_FOR_PEOPLE);
  for (const environment of shown.environments) {
    const block = environmentTable(environment, style, options, isSeveralBuilds);
    lines += block.length + 1;
    if (options.screen !== undefined && environments.length > 1 && lines > options.screen) {
      return environmentSummary(environments, style, options, isSeveralBuilds);
    }
    blocks.push(block.map((line) => `${line}\n`).join(''));
  }
  if (shown.leftOut > 0) {
    const more = count(shown.leftOut, 'more container');
    blocks.push(`${style.dim(`${more} not shown. Name a workload to see its variables.`)}\n`);
  }
  return blocks.join('\n');
}
