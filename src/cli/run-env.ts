import { resolve } from 'node:path';
import { catalogue } from '../../rules/catalogue.ts';
import { check } from '../commands/check.ts';
import { pathFrom, placesToLook, whatIsAt } from '../io/locate-paths.ts';
import type { Located } from '../io/locate-paths.ts';
import type { Environment } from '../model/environment.ts';
import type { Report } from '../model/report.ts';
import { readEnvArguments } from '../options/env-arguments.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { formatDescriptions } from '../report/describe/describe.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../report/environments/environment-options.ts';
import {
  ENVIRONMENT_FORMATS,
  formatEnvironments,
} from '../report/environments/format-environments.ts';
import { entriesNotLookedAt } from '../report/problems/coverage-of.ts';
import { guardCommands } from '../report/text/guard-commands.ts';
import { selectEnvironments, severalContainers } from '../pipeline/select-environments.ts';
import { VERSION } from '../version.ts';
import { hasColor } from './color.ts';
import { isLarge } from './is-large.ts';
import { loadStages } from './load-stages.ts';
import { openRun } from './open-run.ts';
import { isLogOfCi, widthOf, type ExitCode, type Outside } from './outside.ts';
import { startProgress } from './progress.ts';
import { say } from './say.ts';
import { writeOutput } from './write-output.ts';

/** Lines that count as a screenful where there is no screen. */
const DEFAULT_SCREEN = 60;

/** `envfrom env`: the environments of the containers selected; what would stop one is shown, and is not a failure of the command. */
export async function runEnv(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { values } = args;
  const words = readEnvArguments(args.positionals, (path) => whatIsAt(outside.cwd, path));
  const progress = startProgress(outside);
  try {
    const run = await openRun(placesToLook(words, outside.cwd), values, outside);
    if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
    await loadStages(run);
    const report = check(await progress.watch(run.tree), catalogue, run.settings);
    progress.stop();
    for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
    const { root, here } = run.located;
    const environments = selectEnvironments(report.environments(), {
      workloads: words.workloads,
      files: words.files.map((file) => pathFrom(root, resolve(here, file))),
      namespace: values.get('namespace')?.at(-1),
      notRendered: notRenderedOf(report),
      builds: report.builds,
    });
    if (environments.length === 0) say(outside, 'envfrom: there are no workloads here.');
    writeEnvironments(
      args,
      {
        located: run.located,
        environments,
        report,
        isWhole: args.positionals.length === words.places.length,
      },
      outside,
    );
    return 0;
  } finally {
    progress.stop();
  }
}

/** Entry objects that could not be followed, and builds that fail or lack what is elsewhere. */
function notRenderedOf(report: Report): readonly string[] {
  const builds = report.builds.flatMap(({ id, failures, partial }) => {
    if (failures.length > 0) return [`${id} (it cannot be built)`];
    return partial.length > 0 ? [`${id} (in part)`] : [];
  });
  return [...entriesNotLookedAt(report), ...builds];
}

interface Preview {
  readonly located: Located;
  readonly environments: readonly Environment[];
  readonly report: Report;
  /** Nothing was selected. */
  readonly isWhole: boolean;
}

function writeEnvironments(
  { values }: Arguments,
  { located, environments, report, isWhole }: Preview,
  outside: Outside,
): void {
  const file = values.get('output')?.at(-1);
  const sink = file === undefined ? outside.stdout : undefined;
  const asked = values.get('format')?.at(-1) ?? 'table';
  const guards = sink !== undefined && isLogOfCi(outside);
  if (asked === 'describe') {
    const text = formatDescriptions(environments);
    writeOutput(guards ? guardCommands(text) : text, file, located, outside);
    return;
  }
  const format = ENVIRONMENT_FORMATS.find((known) => known === asked) ?? 'table';
  if (format === 'dotenv' && environments.length > 1) throw severalContainers(environments);
  const text = formatEnvironments(format, environments, {
    ...DEFAULT_ENVIRONMENT_OPTIONS,
    version: VERSION,
    color: hasColor(values, outside, sink),
    width: widthOf(sink) ?? DEFAULT_ENVIRONMENT_OPTIONS.width,
    showValues: values.has('show-values'),
    services: values.has('services'),
    guardCommands: guards,
    screen: isWhole ? sink?.rows || DEFAULT_SCREEN : undefined,
    problems: report.problems,
  });
  writeOutput(text, file, located, outside);
}
