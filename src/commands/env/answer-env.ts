import type { Environment } from '../../model/environment.ts';
import type { Report } from '../../model/report.ts';
import type { Engines } from '../../pipeline/engines.ts';
import { formatDescriptions } from '../../report/describe/describe.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../report/environments/environment-options.ts';
import {
  ENVIRONMENT_FORMATS,
  environmentPieces,
} from '../../report/environments/format-environments.ts';
import { VERSION } from '../../version.ts';
import { orRefusal, sinkOf, textOutput } from '../answers/answer-question.ts';
import type { Output, RunOutput } from '../answers/run-output.ts';
import { isLogOfCi, widthOf } from '../host.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { hasColor } from '../output/color.ts';
import { checkTree } from '../selection/check-tree.ts';
import { selectEnvironments, severalContainers } from '../selection/select-environments.ts';
import { selectionOf, type Asked } from './asked.ts';

/** Lines that count as a screenful where there is no screen. */
const DEFAULT_SCREEN = 60;

/** The environments of the containers that are asked for. */
export function answerEnv(engines: Engines, run: OpenedRun, asked: Asked): Promise<RunOutput> {
  const report = checkTree(engines, run);
  const notices = run.notices.map((notice) => `envfrom: ${notice}`);
  return orRefusal(notices, () => {
    const selection = selectionOf(asked, run, report);
    const environments = selectEnvironments(report.environments(), selection);
    return {
      says: environments.length === 0 ? ['envfrom: there are no workloads in these files.'] : [],
      outputs: [outputOf(environments, report, run, asked)],
      code: 0,
    };
  });
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
