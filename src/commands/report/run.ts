import { basename, resolve } from 'node:path';
import { isLarge } from '../../io/is-large.ts';
import { formatPage } from '../../report/page/format-page.ts';
import { PAGE_BYTES, type PageContent, type PageOptions } from '../../report/page/page-content.ts';
import { VERSION } from '../../version.ts';
import type { Checked } from '../check/examine-check.ts';
import { examineCheck } from '../check/examine-check.ts';
import type { Arguments } from '../command.ts';
import { changesBetween } from '../diff/compare-trees.ts';
import type { ExitCode, Host } from '../host.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openCheck, type OpenedCheck } from '../opening/open-check.ts';
import { changeOptionsOf } from '../output/change-output.ts';
import { filesUrlOf } from '../output/files-url.ts';
import { startProgress } from '../output/progress.ts';
import { writeOutput } from '../output/write-output.ts';
import { writeStderr } from '../output/write-stderr.ts';
import { collectMatrices } from './collect-page.ts';
import { REPORT_FILE } from './options.ts';

/** `envfrom report`: one page about everything. */
export async function runReport(args: Arguments, host: Host): Promise<ExitCode> {
  const { positionals, values } = args;
  const progress = startProgress(host);
  try {
    const filesUrl = filesUrlOf(values, host);
    const run = await openCheck(positionals, values, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const engines = await loadEngines(run, run.base?.tree);
    const checked = examineCheck(engines, run, await progress.watch(run.tree));
    const content = contentOf(run, checked, values, host);
    progress.stop();
    const named = values.get('output')?.at(-1) ?? REPORT_FILE;
    const file = named === '-' ? undefined : named;
    await writeOutput(formatPage(content, pageOptionsOf(run, filesUrl)), file, run.located, host);
    if (file !== undefined) writeStderr(host, `envfrom: wrote ${file}: open it in a browser.`);
    return 0;
  } finally {
    progress.stop();
  }
}

/** How a page about a run looks. */
export function pageOptionsOf(
  { located: { start, root }, notices, roots }: OpenedCheck,
  filesUrl: string | undefined,
): PageOptions {
  const title = roots === undefined ? basename(resolve(root, start)) : 'fleet';
  return { version: VERSION, title, notices, filesUrl, maxBytes: PAGE_BYTES };
}

/** What a page shows of a run. */
export function contentOf(
  { base, tree }: OpenedCheck,
  { report, evidence, before }: Checked,
  values: Arguments['values'],
  host: Host,
): PageContent {
  const matrices = collectMatrices(evidence, report, before?.evidence);
  if (base === undefined || before === undefined) return { report, matrices };
  const trees = { base: base.tree, head: tree };
  const { change, redact } = changesBetween(before, { report, evidence }, trees);
  const labels = { base: base.label, head: 'the working tree' };
  const options = changeOptionsOf(values, host, { labels, redact, rollouts: true });
  return { report, matrices, change: { change, options } };
}
