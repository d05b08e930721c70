import { catalogue } from '../../rules/catalogue.ts';
import { check } from '../commands/check.ts';
import type { Report } from '../model/report.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { formatBuilds } from '../report/inventory/format-builds.ts';
import type { ListOptions } from '../report/inventory/list-options.ts';
import { guardCommands } from '../report/text/guard-commands.ts';
import { VERSION } from '../version.ts';
import { hasColor } from './color.ts';
import { isLarge } from './is-large.ts';
import { openRun } from './open-run.ts';
import { isLogOfCi, type ExitCode, type Outside } from './outside.ts';
import { startProgress } from './progress.ts';
import { say } from './say.ts';
import { writeOutput } from './write-output.ts';

/** `envfrom builds`: what a check finds out besides problems. */
export async function runList(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { values, positionals } = args;
  const progress = startProgress(outside);
  try {
    const run = await openRun(positionals, values, outside);
    if (outside.isolate !== undefined && isLarge(run)) return await outside.isolate();
    const report = check(await progress.watch(run.tree), catalogue, run.settings);
    progress.stop();
    for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
    const file = values.get('output')?.at(-1);
    const sink = file === undefined ? outside.stdout : undefined;
    const text = listed(args, report, {
      version: VERSION,
      color: hasColor(values, outside, sink),
    });
    const guards = sink !== undefined && isLogOfCi(outside);
    writeOutput(guards ? guardCommands(text) : text, file, run.located, outside);
    return 0;
  } finally {
    progress.stop();
  }
}

function listed({ values }: Arguments, report: Report, options: ListOptions): string {
  return formatBuilds(values.get('format')?.at(-1) ?? 'text', report, options);
}
