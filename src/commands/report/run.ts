import { isLarge } from '../../io/is-large.ts';
import { examineCheck } from '../check/examine-check.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openCheck } from '../opening/open-check.ts';
import { filesUrlOf } from '../output/files-url.ts';
import { startProgress } from '../output/progress.ts';
import { writeOutput } from '../output/write-output.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { REPORT_FILE } from './options.ts';
import { pageOf } from './page-of.ts';

/** `envfrom report`: one page about everything. */
export async function runReport(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  const progress = startProgress(host);
  try {
    const filesUrl = filesUrlOf(values, host);
    const run = await openCheck(positionals, values, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const tree = await progress.watch(run.tree);
    const engines = await loadEngines({ ...run, tree }, run.base?.tree);
    const checked = examineCheck(engines, run, tree);
    const pieces = pageOf(run, checked, { filesUrl, values, host });
    progress.stop();
    const named = values.get('output')?.at(-1) ?? REPORT_FILE;
    const file = named === '-' ? undefined : named;
    await writeOutput(pieces, file, run.located, host);
    if (file !== undefined) writeStderr(host, `envfrom: wrote ${file}: open it in a browser.`);
    return 0;
  } finally {
    progress.stop();
  }
}
