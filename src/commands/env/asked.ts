import { resolve } from 'node:path';
import { pathFrom } from '../../io/locate-paths.ts';
import type { Report } from '../../model/report.ts';
import { entryObjects } from '../../report/problems/not-checked.ts';
import { notCheckedWords } from '../../report/problems/not-checked-words.ts';
import type { Arguments } from '../command.ts';
import type { Host } from '../host.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import type { Selection } from '../selection/select-environments.ts';
import type { EnvArguments } from '../selection/workload-selectors.ts';

/** A command line of `env`, and the words that it selects by. */
export interface Asked {
  readonly args: Arguments;
  readonly words: EnvArguments;
  readonly host: Host;
}

/** What a command line selects of a run. */
export function selectionOf(
  { args, words }: Asked,
  { located: { root, here } }: OpenedRun,
  report: Report,
): Selection {
  return {
    workloads: words.workloads,
    files: words.files.map((file) => pathFrom(root, resolve(here, file))),
    namespace: args.values.get('namespace')?.at(-1),
    notRendered: notRenderedOf(report),
    builds: report.builds,
  };
}

/** Entry objects that could not be followed, and builds that fail or lack what is elsewhere. */
function notRenderedOf(report: Report): readonly string[] {
  const builds = report.builds.flatMap(({ id, failures, partial }) => {
    if (failures.length > 0) return [`${id} (it cannot be built)`];
    return partial.length > 0 ? [`${id} (in part)`] : [];
  });
  return [...entryObjects(report).map(notCheckedWords), ...builds];
}
