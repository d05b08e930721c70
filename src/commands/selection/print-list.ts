import { resolve } from 'node:path';
import { catalogue } from '../../../rules/catalogue.ts';
import { isLarge } from '../../io/is-large.ts';
import { pathFrom } from '../../io/locate-paths.ts';
import type { Report } from '../../model/report.ts';
import { check } from '../../pipeline/check.ts';
import type { ListOptions } from '../../report/inventory/list-options.ts';
import { guardCommands } from '../../report/text/guard-commands.ts';
import { VERSION } from '../../version.ts';
import type { Arguments } from '../command.ts';
import { isLogOfCi, type ExitCode, type Host } from '../host.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openRun, type OpenedRun } from '../opening/open-run.ts';
import { hasColor } from '../output/color.ts';
import { startProgress } from '../output/progress.ts';
import { writeOutput } from '../output/write-output.ts';
import { writeStderr } from '../output/write-stderr.ts';
import type { ListFilter } from './list-filter.ts';

/** A command that prints something that a check knows besides problems. */
export interface List {
  /** Where to look. */
  readonly places: readonly string[];
  /** The text to print, in the wanted format. */
  readonly view: (run: OpenedRun, report: Report, options: ListOptions) => string;
  /** Whether `--build` filters what is printed: all builds are judged then, because what one of them makes another may use. */
  readonly filtersBuilds: boolean;
  /** What a person reads if the text has no rows besides its heading. */
  readonly empty?: { readonly note: string; readonly headings: number };
}

/** Judges the files of a run and prints a list. Exit code 0. Throws CannotRun. */
export async function printList(
  { values }: Arguments,
  host: Host,
  { places, view, filtersBuilds, empty }: List,
): Promise<ExitCode> {
  const progress = startProgress(host);
  try {
    const run = await openRun(places, filtersBuilds ? withoutBuild(values) : values, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const engines = await loadEngines(run);
    const report = check(engines, await progress.watch(run.tree), catalogue, run.settings);
    progress.stop();
    for (const notice of run.notices) writeStderr(host, `envfrom: ${notice}`);
    const file = values.get('output')?.at(-1);
    const sink = file === undefined ? host.stdout : undefined;
    const text = view(run, report, { version: VERSION, color: hasColor(values, host, sink) });
    if (empty !== undefined && isTable(values) && rowsOf(text) <= empty.headings)
      writeStderr(host, `envfrom: ${empty.note}`);
    const guards = sink !== undefined && isLogOfCi(host);
    await writeOutput(guards ? guardCommands(text) : text, file, run.located, host);
    return 0;
  } finally {
    progress.stop();
  }
}

/** The value of `--format`, or the empty string. */
export function formatOf(values: Arguments['values']): string {
  return values.get('format')?.at(-1) ?? '';
}

/** What the flags of a list select. */
export function filterOf(
  values: Arguments['values'],
  { located: { here, root } }: OpenedRun,
): ListFilter {
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

function isTable(values: Arguments['values']): boolean {
  return ['', 'table', 'text'].includes(formatOf(values));
}

function rowsOf(text: string): number {
  return text.split('\n').filter((line) => line !== '').length;
}

function withoutBuild(values: Arguments['values']): Arguments['values'] {
  return new Map([...values].filter(([name]) => name !== 'build'));
}
