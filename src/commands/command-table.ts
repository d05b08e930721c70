import type { Option } from './arguments/option.ts';
import { BASELINE } from './baseline/options.ts';
import { BUILD } from './build/options.ts';
import { BUILDS } from './builds/options.ts';
import { CHARTS } from './charts/options.ts';
import { CHECK } from './check/options.ts';
import type { Command } from './command.ts';
import { COMPLETION } from './completion/options.ts';
import { DEPENDENCIES } from './dependencies/options.ts';
import { DIFF } from './diff/options.ts';
import { ENV } from './env/options.ts';
import { EXPLAIN } from './explain/options.ts';
import { FLEET } from './fleet/options.ts';
import { GRAPH } from './graph/options.ts';
import { HELP } from './help/options.ts';
import { INIT } from './init/options.ts';
import { COMMON_OPTIONS } from './options/common-options.ts';
import { REFERENCES } from './references/options.ts';
import { REPORT } from './report/options.ts';
import { ROLLOUT } from './rollout/options.ts';
import { RULES } from './rules/options.ts';
import { SET } from './set/options.ts';
import { SOURCES } from './sources/options.ts';
import { WHY } from './why/options.ts';

/** The commands under the headings of help, in its order. */
export const COMMAND_GROUPS: readonly {
  readonly title: string;
  readonly commands: readonly Command[];
}[] = [
  { title: 'Check', commands: [CHECK, DIFF, BASELINE, FLEET] },
  {
    title: 'Look',
    commands: [REPORT, ENV, WHY, REFERENCES, SOURCES, GRAPH, BUILDS, BUILD, DEPENDENCIES, CHARTS],
  },
  { title: 'Write', commands: [INIT, SET, ROLLOUT] },
  { title: 'Help', commands: [EXPLAIN, RULES, COMPLETION, HELP] },
];

/** All commands, in the order of help: parser, help, completion and documentation follow this table. */
export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);

export function commandNamed(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}

/** The options of a command, in the order of help. */
export function optionsOf({ options }: Command): readonly Option[] {
  return [...options, ...COMMON_OPTIONS];
}

export function allOptions(): readonly Option[] {
  return [...new Set(COMMANDS.flatMap(optionsOf))];
}
