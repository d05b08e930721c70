import { catalogue } from '../../rules/catalogue.ts';
import { check } from '../commands/check.ts';
import { exitCodeOf } from '../pipeline/exit-code-of.ts';
import { CannotRun } from '../model/cannot-run.ts';
import { isManifestName } from '../model/file-tree.ts';
import type { Report } from '../model/report.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../report/problems/format-options.ts';
import {
  PROBLEM_FORMATS,
  formatProblems,
  type ProblemFormat,
} from '../report/problems/format-problems.ts';
import { VERSION } from '../version.ts';
import { hasColor } from './color.ts';
import { openRun } from './open-run.ts';
import { widthOf, type ExitCode, type Outside } from './outside.ts';
import { startProgress } from './progress.ts';
import { writeOutput } from './write-output.ts';

/** `envfrom check`: every format asked for, each where it was asked for. */
export async function runCheck(args: Arguments, outside: Outside): Promise<ExitCode> {
  const progress = startProgress(outside);
  try {
    const formats = wantedFormats(args.values, outside);
    const run = await openRun(args.positionals, args.values, outside);
    const report = check(await progress.watch(run.tree), catalogue, run.settings);
    progress.stop();
    if (![...(run.tree.selected ?? run.tree.paths)].some(isManifestName)) {
      outside.stderr.write('envfrom: no YAML or JSON files to check.\n');
    }
    await writeFormats(formats, args, report, outside);
    return exitCodeOf(report, run);
  } finally {
    progress.stop();
  }
}

interface Wanted {
  readonly format: ProblemFormat;
  readonly file: string | undefined;
}

async function writeFormats(
  formats: readonly Wanted[],
  { values }: Arguments,
  report: Report,
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
      guardCommands: sink !== undefined && outside.env['GITHUB_ACTIONS'] === 'true',
      pages: format === 'sarif' ? (await import('../../rules/pages.ts')).pages : new Map(),
    });
    writeOutput(text, file, outside);
  }
}

/**
 * `sarif=out.sarif` → format and file; --output is the file of the one format that names none. Without any format: text,
 * and annotations in the log where GitHub Actions reads it.
 */
function wantedFormats(values: Arguments['values'], { env }: Outside): readonly Wanted[] {
  const output = values.get('output')?.at(-1);
  const asked = values.get('format');
  if (asked === undefined) {
    const text: Wanted = { format: 'text', file: output };
    const annotations: Wanted = { format: 'github', file: undefined };
    return env['GITHUB_ACTIONS'] === 'true' ? [text, annotations] : [text];
  }
  const wanted = asked.map(formatAndFile);
  if (output !== undefined && wanted.filter(({ file }) => file === undefined).length > 1) {
    throw new CannotRun(
      '`--output` is the file of one format, but several are given.',
      `Name a file for each, as in \`--format json=${output}\`.`,
    );
  }
  return wanted.map(({ format, file }) => ({ format, file: file ?? output }));
}

function formatAndFile(text: string): Wanted {
  const cut = text.indexOf('=');
  const name = cut === -1 ? text : text.slice(0, cut);
  const file = cut === -1 ? '' : text.slice(cut + 1);
  const format = PROBLEM_FORMATS.find((known) => known === name) ?? 'text';
  return { format, file: file === '' ? undefined : file };
}

function onlyErrors(report: Report): Report {
  return { ...report, problems: report.problems.filter(({ severity }) => severity === 'error') };
}
