import { exitCodeOf } from '../pipeline/exit-code-of.ts';
import { isManifestName } from '../model/file-tree.ts';
import type { Report } from '../model/report.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../report/problems/format-options.ts';
import { formatProblems } from '../report/problems/format-problems.ts';
import { VERSION } from '../version.ts';
import { hasColor } from './color.ts';
import { isLarge } from './is-large.ts';
import { fixesOf, refuseFixes } from './fix-check.ts';
import { examineCheck, openCheck } from './open-check.ts';
import type { OpenedRun } from './open-run.ts';
import { isLogOfCi, widthOf, type ExitCode, type Outside } from './outside.ts';
import { pathFromHere } from './path-from-here.ts';
import { startProgress } from './progress.ts';
import { say } from './say.ts';
import { wantedFormats } from './wanted-formats.ts';
import type { WantedFormat } from './wanted-formats.ts';
import { writeChanges } from './write-changes.ts';
import { writeOutput } from './write-output.ts';

/** Lines that count as a screenful where there is no screen. */
const DEFAULT_SCREEN = 60;
const SAYS_NOTICES: ReadonlySet<WantedFormat['format']> = new Set(['text', 'markdown', 'json']);

/** `envfrom check`: every format asked for, each where it was asked for. */
export async function runCheck(args: Arguments, outside: Outside): Promise<ExitCode> {
  const progress = startProgress(outside);
  try {
    const formats = wantedFormats(args.values, outside);
    refuseFixes(args);
    const run = await openCheck(args.positionals, args.values, outside);
    if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
    const checked = examineCheck(run, await progress.watch(run.tree)).report;
    const fixes = args.values.has('fix') ? await fixesOf(run, checked, args) : undefined;
    progress.stop();
    if (fixes?.diff !== undefined) {
      outside.stdout.write(fixes.diff);
      say(outside, `envfrom: ${fixes.summary}`);
      return exitCodeOf(checked, run);
    }
    if (fixes !== undefined) {
      writeChanges(fixes.changes, run.located, run.tree);
      say(outside, `envfrom: ${fixes.summary}`);
    }
    const report = fixes?.report ?? checked;
    if (![...(run.tree.selected ?? run.tree.paths)].some(isManifestName)) {
      say(outside, 'envfrom: no YAML or JSON files to check.');
    }
    if (!formats.some(({ format }) => SAYS_NOTICES.has(format))) {
      for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
    }
    await writeFormats(formats, args, { run, report }, outside);
    return exitCodeOf(report, run);
  } finally {
    progress.stop();
  }
}

async function writeFormats(
  formats: readonly WantedFormat[],
  { values }: Arguments,
  { run, report }: { readonly run: OpenedRun; readonly report: Report },
  outside: Outside,
): Promise<void> {
  const shown = values.has('quiet') ? onlyErrors(report) : report;
  for (const { format, file } of formats) {
    const sink = file === undefined ? outside.stdout : undefined;
    const text = formatProblems(format, shown, {
      ...DEFAULT_FORMAT_OPTIONS,
      version: VERSION,
      color: hasColor(values, outside, sink),
      width: widthOf(sink),
      verbose: values.has('verbose'),
      infos: values.has('verbose'),
      hints: true,
      screen: sink?.rows || DEFAULT_SCREEN,
      showPath: pathFromHere(run.located),
      notices: run.notices,
      references: values.has('references'),
      guardCommands: sink !== undefined && isLogOfCi(outside),
      pages: format === 'sarif' ? (await import('../../rules/pages.ts')).pages : new Map(),
    });
    writeOutput(text, file, run.located, outside);
  }
}

function onlyErrors(report: Report): Report {
  return { ...report, problems: report.problems.filter(({ severity }) => severity === 'error') };
}
