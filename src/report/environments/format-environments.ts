import type { Environment } from '../../model/environment.ts';
import { environmentsDotenv } from './environment-dotenv.ts';
import { environmentsJson } from './environment-json.ts';
import type { EnvironmentOptions } from './environment-options.ts';
import { environmentSummary } from './environment-summary.ts';
import { environmentTable } from './environment-table.ts';
import { guardCommands } from '../text/guard-commands.ts';
import { styleOf } from '../text/style.ts';

/** Every format of `env` that is made here; `describe` is a format of its own. */
export const ENVIRONMENT_FORMATS = ['table', 'json', 'dotenv'] as const;

export type EnvironmentFormat = (typeof ENVIRONMENT_FORMATS)[number];

/** The environments of containers in one format: pure, in the given order; values of Secrets only when asked for. */
export function formatEnvironments(
  format: EnvironmentFormat,
  environments: readonly Environment[],
  options: EnvironmentOptions,
): string {
  if (format === 'json') return environmentsJson(environments, options);
  if (format === 'dotenv') return environmentsDotenv(environments, options);
  const text = tables(environments, options);
  return options.guardCommands ? guardCommands(text) : text;
}

function tables(environments: readonly Environment[], options: EnvironmentOptions): string {
  const style = styleOf(options.color);
  const isSeveralBuilds = new Set(environments.map(({ workload }) => workload.build)).size > 1;
  const blocks: string[] = [];
  let lines = 0;
  for (const environment of environments) {
    const block = environmentTable(environment, style, options, isSeveralBuilds);
    lines += block.length + 1;
    if (options.screen !== undefined && environments.length > 1 && lines > options.screen) {
      return environmentSummary(environments, style, options, isSeveralBuilds);
    }
    blocks.push(block.map((line) => `${line}\n`).join(''));
  }
  return blocks.join('\n');
}
