import { resolve } from 'node:path';
import { catalogue } from '../../../rules/catalogue.ts';
import { check } from '../../pipeline/check.ts';
import { pathFrom, placesToLook, whatIsAt } from '../../io/locate-paths.ts';
import type { Report } from '../../model/report.ts';
import { readEnvArguments, type EnvArguments } from '../selection/workload-selectors.ts';
import type { Arguments } from '../arguments/parse-arguments.ts';
import { readWhyArguments } from '../why/why-arguments.ts';
import { listFilter, type ListFilter } from '../selection/list-filter.ts';
import { selectReferences } from '../selection/select-references.ts';
import { selectUsage } from '../selection/select-usage.ts';
import { formatGraph } from '../../report/graph/format-graph.ts';
import { formatBuilds } from '../../report/inventory/format-builds.ts';
import { formatCharts } from '../../report/inventory/format-charts.ts';
import { formatReferences } from '../../report/inventory/format-references.ts';
import { formatSources } from '../../report/inventory/format-sources.ts';
import type { ListOptions } from '../../report/inventory/list-options.ts';
import { formatWhy } from '../../report/why/format-why.ts';
import { guardCommands } from '../../report/text/guard-commands.ts';
import { VERSION } from '../../version.ts';
import { hasColor } from '../output/color.ts';
import { isLarge } from '../../io/is-large.ts';
import { loadStages } from '../opening/load-stages.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { isLogOfCi, type ExitCode, type Host } from '../host.ts';
import { startProgress } from '../output/progress.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { writeOutput } from '../output/write-output.ts';

const EMPTY: ReadonlyMap<string, string> = new Map([
  ['builds', 'nothing here is deployed.'],
  ['charts', 'no charts to list.'],
  ['references', 'no references to list.'],
  ['sources', 'no sources to list.'],
]);

/** What a person is told when a table has no rows. */
function emptyNote({ command, values }: Arguments, text: string): string | undefined {
  const format = values.get('format')?.at(-1) ?? 'table';
  const isTable = format === 'table' || format === 'text';
  const rows = text.split('\n').filter((line) => line !== '').length;
  return isTable && rows <= (command === 'builds' ? 0 : 1) ? EMPTY.get(command) : undefined;
}

/** `envfrom builds`, `charts`, `graph`, `references`, `sources` and `why`: what a check finds out besides problems. */
export async function runList(args: Arguments, host: Host): Promise<ExitCode> {
  const { command, values } = args;
  // A list leaves builds out when all are judged: what one of them makes, another may use.
  const isFiltered = command !== 'builds' && command !== 'charts';
  const progress = startProgress(host);
  try {
    const run = await openRun(
      placesOf(args, host),
      isFiltered ? withoutBuild(values) : values,
      host,
    );
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    await loadStages(run);
    const report = check(await progress.watch(run.tree), catalogue, run.settings);
    progress.stop();
    for (const notice of run.notices) writeStderr(host, `envfrom: ${notice}`);
    const file = values.get('output')?.at(-1);
    const sink = file === undefined ? host.stdout : undefined;
    const text = listed(args, run, report, {
      version: VERSION,
      color: hasColor(values, host, sink),
    });
    const note = emptyNote(args, text);
    if (note !== undefined) writeStderr(host, `envfrom: ${note}`);
    const guards = sink !== undefined && isLogOfCi(host);
    writeOutput(guards ? guardCommands(text) : text, file, run.located, host);
    return 0;
  } finally {
    progress.stop();
  }
}

/** The paths among the arguments: what is listed, or what it is selected from. */
function placesOf({ command, positionals }: Arguments, { cwd }: Host): readonly string[] {
  if (command === 'why') return readWhyArguments(positionals).places;
  return command === 'graph' ? placesToLook(selectorsOf(positionals, cwd), cwd) : positionals;
}

function selectorsOf(words: readonly string[], here: string): EnvArguments {
  return readEnvArguments(words, (path) => whatIsAt(here, path));
}

function listed(
  { command, values, positionals }: Arguments,
  run: OpenedRun,
  report: Report,
  options: ListOptions,
): string {
  const format = values.get('format')?.at(-1) ?? '';
  if (command === 'builds') return formatBuilds(format, report, options);
  if (command === 'charts') {
    const missing = values.has('missing');
    const [folder = '.envfrom/charts'] = run.settings.charts ?? [];
    return formatCharts(format, report, { ...options, missing, folder });
  }
  if (command === 'why') {
    const { asked } = readWhyArguments(positionals);
    return formatWhy(format, asked, selectUsage(report, asked, filterOf(values, run)), options);
  }
  if (command === 'graph') {
    const { workloads, files } = selectorsOf(positionals, run.located.here);
    const { here, root } = run.located;
    const selection = {
      workloads,
      files: files.map((path) => pathFrom(root, resolve(here, path))),
      namespace: undefined,
      notRendered: [],
      builds: report.builds,
    };
    return formatGraph(format, selectReferences(report, selection, filterOf(values, run)));
  }
  const isListed = listFilter(filterOf(values, run), report.builds);
  if (command === 'sources') {
    return formatSources(format, report.sources.filter(isListed), report, options);
  }
  const references = report.references.filter(({ reference, verdict }) => {
    const { kind, name, namespace, build } = reference;
    return isListed({ kind, name, namespace, build, verdict: verdict.kind });
  });
  return formatReferences(format, references, options);
}

function filterOf(values: Arguments['values'], { located: { here, root } }: OpenedRun): ListFilter {
  const last = (name: string): string | undefined => values.get(name)?.at(-1);
  return {
    kind: last('kind'),
    name: last('name'),
    namespace: last('namespace'),
    verdict: last('verdict'),
    builds: values
      .get('build')
      ?.flatMap((build) => [build, pathFrom(root, resolve(here, build)) || '.']),
  };
}

function withoutBuild(values: Arguments['values']): Arguments['values'] {
  return new Map([...values].filter(([name]) => name !== 'build'));
}
