import { resolve } from 'node:path';
import { pathFrom } from '../../io/locate-paths.ts';
import type { Environment } from '../../model/environment.ts';
import type { Report } from '../../model/report.ts';
import type { Engines } from '../../pipeline/engines.ts';
import { formatDescriptions } from '../../report/describe/describe.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../report/environments/environment-options.ts';
import {
  ENVIRONMENT_FORMATS,
  environmentPieces,
} from '../../report/environments/format-environments.ts';
import { entryObjects, notCheckedWords } from '../../report/problems/not-checked.ts';
import { VERSION } from '../../version.ts';
import { orRefusal, sinkOf, textOutput } from '../answers/answer-question.ts';
import type { Output, RunOutput } from '../answers/run-output.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, widthOf, type Host } from '../host.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { hasColor } from '../output/color.ts';
import { checkTree } from '../selection/check-tree.ts';
import { selectEnvironments, severalContainers } from '../selection/select-environments.ts';
import type { EnvArguments } from '../selection/workload-selectors.ts';

/** Lines that count as a screenful where there is no screen. */
const DEFAULT_SCREEN = 60;

/** A command line of `env`, and the words that it selects by. */
interface Asked {
  readonly args: Arguments;
  readonly words: EnvArguments;
  readonly host: Host;
}

/** The environments of the containers that are asked for. */
export function answerEnv(engines: Engines, run: OpenedRun, asked: Asked): Promise<RunOutput> {
  const { args, words } = asked;
  const report = checkTree(engines, run);
  const notices = run.notices.map((notice) => `envfrom: ${notice}`);
  return orRefusal(notices, () => {
    const { root, here } = run.located;
    const environments = selectEnvironments(report.environments(), {
      workloads: words.workloads,
      files: words.files.map((file) => pathFrom(root, resolve(here, file))),
      namespace: args.values.get('namespace')?.at(-1),
      notRendered: notRenderedOf(report),
      builds: report.builds,
    });
    return {
      says: environments.length === 0 ? ['envfrom: there are no workloads here.'] : [],
      outputs: [outputOf(environments, report, run, asked)],
      code: 0,
    };
  });
}

/** Entry objects that could not be followed, and builds that fail or lack what is elsewhere. */
function notRenderedOf(report: Report): readonly string[] {
  const builds = report.builds.flatMap(({ id, failures, partial }) => {
    if (failures.length > 0) return [`${id} (it cannot be built)`];
    return partial.length > 0 ? [`${id} (in part)`] : [];
  });
  return [...entryObjects(report).map(notCheckedWords), ...builds];
}

function outputOf(
  environments: readonly Environment[],
  report: Report,
  { settings }: OpenedRun,
  { args: { values, positionals }, words, host }: Asked,
): Output {
  const asked = values.get('format')?.at(-1) ?? 'table';
  if (asked === 'describe') {
    // The version of kubectl that would describe them.
    const text = formatDescriptions(environments, settings.kubernetesVersion);
    return textOutput(values, host, text);
  }
  const format = ENVIRONMENT_FORMATS.find((known) => known === asked) ?? 'table';
  if (format === 'dotenv' && environments.length > 1) throw severalContainers(environments);
  const sink = sinkOf(values, host);
  const isWhole = positionals.length === words.places.length;
  const versions = new Map(report.builds.map(({ id, deployerVersion }) => [id, deployerVersion]));
  const pieces = environmentPieces(format, environments, {
    ...DEFAULT_ENVIRONMENT_OPTIONS,
    version: VERSION,
    color: hasColor(values, host, sink),
    width: widthOf(sink) ?? DEFAULT_ENVIRONMENT_OPTIONS.width,
    showValues: values.has('show-values'),
    services: values.has('services'),
    guardCommands: sink !== undefined && isLogOfCi(host),
    screen: isWhole ? sink?.rows || DEFAULT_SCREEN : undefined,
    problems: report.problems,
    versionOf: (build) => versions.get(build),
  });
  return { file: values.get('output')?.at(-1), pieces };
}
