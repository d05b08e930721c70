import { resolve } from 'node:path';
import { catalogue } from '../../../rules/catalogue.ts';
import { check } from '../../pipeline/check.ts';
import { pathFrom, placesToLook, whatIsAt } from '../../io/locate-paths.ts';
import type { Located } from '../../io/locate-paths.ts';
import type { Environment } from '../../model/environment.ts';
import type { KubernetesMinor } from '../../model/versions/kubernetes-version.ts';
import type { Report } from '../../model/report.ts';
import { readEnvArguments } from '../selection/workload-selectors.ts';
import type { Arguments } from '../command.ts';
import { formatDescriptions } from '../../report/describe/describe.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../report/environments/environment-options.ts';
import {
  ENVIRONMENT_FORMATS,
  environmentPieces,
} from '../../report/environments/format-environments.ts';
import { entryObjects, notCheckedWords } from '../../report/problems/not-checked.ts';
import { guardCommands } from '../../report/text/guard-commands.ts';
import { selectEnvironments, severalContainers } from '../selection/select-environments.ts';
import { VERSION } from '../../version.ts';
import { hasColor } from '../output/color.ts';
import { isLarge } from '../../io/is-large.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openRun } from '../opening/open-run.ts';
import { isLogOfCi, widthOf, type ExitCode, type Host } from '../host.ts';
import { startProgress } from '../output/progress.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { writeOutput } from '../output/write-output.ts';

/** Lines that count as a screenful where there is no screen. */
const DEFAULT_SCREEN = 60;

/** `envfrom env`: the environments of the containers selected; what would stop one is shown, and is not a failure of the command. */
export async function runEnv(args: Arguments, host: Host): Promise<ExitCode> {
  const { values } = args;
  const words = readEnvArguments(args.positionals, (path) => whatIsAt(host.cwd, path));
  const progress = startProgress(host);
  try {
    const run = await openRun(placesToLook(words, host.cwd), values, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const engines = await loadEngines(run);
    const report = check(engines, await progress.watch(run.tree), catalogue, run.settings);
    progress.stop();
    for (const notice of run.notices) writeStderr(host, `envfrom: ${notice}`);
    const { root, here } = run.located;
    const environments = selectEnvironments(report.environments(), {
      workloads: words.workloads,
      files: words.files.map((file) => pathFrom(root, resolve(here, file))),
      namespace: values.get('namespace')?.at(-1),
      notRendered: notRenderedOf(report),
      builds: report.builds,
    });
    if (environments.length === 0) writeStderr(host, 'envfrom: there are no workloads here.');
    await writeEnvironments(
      args,
      {
        located: run.located,
        environments,
        report,
        kubectl: run.settings.kubernetesVersion,
        isWhole: args.positionals.length === words.places.length,
      },
      host,
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
  return [...entryObjects(report).map(notCheckedWords), ...builds];
}

interface Preview {
  readonly located: Located;
  readonly environments: readonly Environment[];
  readonly report: Report;
  /** The version of kubectl that would describe them. */
  readonly kubectl: KubernetesMinor;
  /** Nothing was selected. */
  readonly isWhole: boolean;
}

async function writeEnvironments(
  { values }: Arguments,
  preview: Preview,
  host: Host,
): Promise<void> {
  const { located, environments, report, isWhole } = preview;
  const file = values.get('output')?.at(-1);
  const sink = file === undefined ? host.stdout : undefined;
  const asked = values.get('format')?.at(-1) ?? 'table';
  const guards = sink !== undefined && isLogOfCi(host);
  if (asked === 'describe') {
    const text = formatDescriptions(environments, preview.kubectl);
    await writeOutput(guards ? guardCommands(text) : text, file, located, host);
    return;
  }
  const format = ENVIRONMENT_FORMATS.find((known) => known === asked) ?? 'table';
  if (format === 'dotenv' && environments.length > 1) throw severalContainers(environments);
  const versions = new Map(report.builds.map(({ id, deployerVersion }) => [id, deployerVersion]));
  const pieces = environmentPieces(format, environments, {
    ...DEFAULT_ENVIRONMENT_OPTIONS,
    version: VERSION,
    color: hasColor(values, host, sink),
    width: widthOf(sink) ?? DEFAULT_ENVIRONMENT_OPTIONS.width,
    showValues: values.has('show-values'),
    services: values.has('services'),
    guardCommands: guards,
    screen: isWhole ? sink?.rows || DEFAULT_SCREEN : undefined,
    problems: report.problems,
    versionOf: (build) => versions.get(build),
  });
  await writeOutput(pieces, file, located, host);
}
