import type { Environment } from '../../model/environment.ts';
import type { Report } from '../../model/report.ts';
import type { Engines } from '../../pipeline/engines.ts';
import { refuseUnknownBuild, restrictToSelection } from '../../pipeline/restrict-to-selection.ts';
import { formatDescriptions } from '../../report/describe/describe.ts';
import {
  ENVIRONMENT_FORMATS,
  environmentPieces,
} from '../../report/environments/format-environments.ts';
import { orRefusal, textOutput } from '../answers/answer-question.ts';
import type { Output, RunOutput, SharedAnswer } from '../answers/run-output.ts';
import type { OpenedRun } from '../opening/open-run.ts';
import { noticeLines } from '../output/write-stderr.ts';
import { checkTree } from '../selection/check-tree.ts';
import { contentOptions, environmentsAnswer } from '../selection/kept-environments.ts';
import { notRenderedOf } from '../selection/not-rendered.ts';
import { selectEnvironments, severalContainers } from '../selection/select-environments.ts';
import { emptyNotes, printedOptions, selectedBy, type Asked } from './asked.ts';
import { wholeRun } from './shared-question.ts';

/** The environments of the containers that are asked for. All of them are offered to later questions. */
export function answerEnv(
  engines: Engines,
  run: OpenedRun,
  asked: Asked,
  offer: (shared: SharedAnswer) => void,
): Promise<RunOutput> {
  const whole = wholeRun(run);
  const all = checkTree(engines, whole.run);
  offer({ ...whole, make: () => Promise.resolve(environmentsAnswer(all)) });
  const notices = noticeLines(run.notices);
  return orRefusal(notices, () => {
    const { selectedBuilds } = run.settings;
    if (selectedBuilds !== undefined) refuseUnknownBuild(selectedBuilds, all.builds);
    const report =
      selectedBuilds === undefined ? all : restrictToSelection(all, { selectedBuilds });
    const selection = {
      ...selectedBy(asked, run),
      notRendered: notRenderedOf(report),
      builds: report.builds,
    };
    const environments = selectEnvironments(report.environments(), selection);
    return {
      says: emptyNotes(environments),
      outputs: [outputOf(environments, report, run, asked)],
      code: 0,
    };
  });
}

function outputOf(
  environments: readonly Environment[],
  report: Report,
  { settings }: OpenedRun,
  asked: Asked,
): Output {
  const { args, host } = asked;
  const { values } = args;
  const written = values.get('format')?.at(-1) ?? 'table';
  if (written === 'describe') {
    // The version of kubectl that would describe them.
    const text = formatDescriptions(environments, settings.kubernetesVersion);
    return textOutput(values, host, text);
  }
  const format = ENVIRONMENT_FORMATS.find((known) => known === written) ?? 'table';
  if (format === 'dotenv' && environments.length > 1) throw severalContainers(environments);
  const pieces = environmentPieces(format, environments, {
    ...contentOptions(report),
    ...printedOptions(asked),
    showValues: values.has('show-values'),
    services: values.has('services'),
  });
  return { file: values.get('output')?.at(-1), pieces };
}
