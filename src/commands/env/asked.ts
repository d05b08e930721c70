import { resolve } from 'node:path';
import { pathFrom } from '../../io/locate-paths.ts';
import {
  DEFAULT_ENVIRONMENT_OPTIONS,
  type PrintedOptions,
} from '../../report/environments/environment-options.ts';
import { VERSION } from '../../version.ts';
import { sinkOf } from '../answers/answer-question.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, screenOf, widthOf, type Host } from '../host.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { hasColor } from '../output/color.ts';
import type { Selection } from '../selection/select-environments.ts';
import type { EnvArguments } from '../selection/workload-selectors.ts';

/** A command line of `env`, and the words that it selects by. */
export interface Asked {
  readonly args: Arguments;
  readonly words: EnvArguments;
  readonly host: Host;
}

/** What the words of a command line select. */
export function selectedBy(
  { args, words }: Asked,
  { located: { root, here } }: OpenedRun,
): Pick<Selection, 'workloads' | 'files' | 'namespace'> {
  return {
    workloads: words.workloads,
    files: words.files.map((file) => pathFrom(root, resolve(here, file))),
    namespace: args.values.get('namespace')?.at(-1),
  };
}

/** How environments are printed. */
export function printedOptions({
  args: { values, positionals },
  words,
  host,
}: Asked): PrintedOptions {
  const sink = sinkOf(values, host);
  const isWhole = positionals.length === words.places.length;
  return {
    version: VERSION,
    color: hasColor(values, host, sink),
    width: widthOf(sink) ?? DEFAULT_ENVIRONMENT_OPTIONS.width,
    guardCommands: sink !== undefined && isLogOfCi(host),
    screen: isWhole ? screenOf(sink) : undefined,
  };
}

/** What is said if nothing is found, and nothing was named that should be. */
export function emptyNotes({ length }: readonly unknown[]): readonly string[] {
  return length === 0 ? ['envfrom: there are no workloads in these files.'] : [];
}
