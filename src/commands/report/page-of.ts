import { basename, resolve } from 'node:path';
import { PAGE_BYTES } from '../../report/document/print-options.ts';
import { formatPage } from '../../report/page/format-page.ts';
import type { PageContent, PageOptions } from '../../report/page/page-content.ts';
import { VERSION } from '../../version.ts';
import type { Checked } from '../check/examine-check.ts';
import type { Arguments } from '../command.ts';
import { changesBetween } from '../diff/compare-trees.ts';
import type { Host } from '../host.ts';
import type { OpenedCheck } from '../opening/open-check.ts';
import { changeOptionsOf } from '../output/change-output.ts';
import { collectMatrices } from '../selection/select-matrices.ts';

/** What a command line says about a page. */
interface Asked {
  readonly filesUrl: string | undefined;
  readonly values: Arguments['values'];
  readonly host: Host;
}

/** The page about everything in a run, in pieces; where the run compares, the change too. */
export function pageOf(run: OpenedCheck, checked: Checked, asked: Asked): Iterable<string> {
  return formatPage(contentOf(run, checked, asked), pageOptionsOf(run, asked.filesUrl));
}

/** How a page about a run looks. */
function pageOptionsOf(
  { located: { start, root }, notices, roots }: OpenedCheck,
  filesUrl: string | undefined,
): PageOptions {
  const title = roots === undefined ? basename(resolve(root, start)) : 'fleet';
  return { version: VERSION, title, notices, filesUrl, maxBytes: PAGE_BYTES };
}

/** What a page shows of a run. */
function contentOf(
  { base, tree }: OpenedCheck,
  { report, evidence, before }: Checked,
  { values, host }: Asked,
): PageContent {
  const matrices = collectMatrices(evidence, report, before?.evidence);
  if (base === undefined || before === undefined) return { report, matrices };
  const trees = { base: base.tree, head: tree };
  const change = changesBetween(before, { report, evidence }, trees);
  const labels = { base: base.label, head: 'the working tree' };
  const options = changeOptionsOf(values, host, { labels, rollouts: true });
  return { report, matrices, change: { change, options } };
}
