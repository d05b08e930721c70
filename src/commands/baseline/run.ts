import { resolve } from 'node:path';
import { catalogue } from '../../../rules/catalogue.ts';
import { readNamed } from '../../io/find-config.ts';
import { isLarge } from '../../io/is-large.ts';
import { writeFiles } from '../../io/write/write-files.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { contentText } from '../../model/file-content.ts';
import type { BaselineEntry } from '../../model/report.ts';
import {
  BASELINE_NAME,
  baselineOf,
  baselineText,
  prunedBaseline,
  readBaseline,
} from '../../pipeline/baseline.ts';
import { check } from '../../pipeline/check.ts';
import { count } from '../../report/text/words.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { loadEngines } from '../opening/load-engines.ts';
import { openRun } from '../opening/open-run.ts';
import { startProgress } from '../output/progress.ts';
import { noticeLines, writeStderr } from '../output/write-stderr.ts';

/** `envfrom baseline`: writes the problems that are there into the file of accepted ones, or takes out of it what is gone. */
export async function runBaseline(args: Arguments, host: Host): Promise<ExitCode> {
  const { values, positionals } = args;
  const progress = startProgress(host);
  try {
    const run = await openRun(positionals, values, host);
    if (host.isolate !== undefined && isLarge(run)) return await host.isolate();
    const tree = await progress.watch(run.tree);
    const engines = await loadEngines({ ...run, tree });
    const { here, root } = run.located;
    const named = values.get('baseline')?.at(-1);
    const name = named ?? BASELINE_NAME;
    const path = named === undefined ? resolve(root, BASELINE_NAME) : resolve(here, named);
    const text = contentText(readNamed(here, root, path));
    const isPruning = values.has('prune');
    if (isPruning && text === undefined) {
      throw new CannotRun(`There is no baseline \`${name}\` to prune.`);
    }
    const before = text === undefined ? [] : readOrNone(text, name, isPruning);
    const report = check(engines, tree, catalogue, run.settings);
    progress.stop();
    for (const line of noticeLines(run.notices)) writeStderr(host, line);
    const entries = isPruning
      ? prunedBaseline(before, [...report.problems, ...report.undeployed])
      : baselineOf(report.problems);
    if (text === undefined && entries.length === 0) {
      host.stdout.write('Nothing to accept: no problems were found.\n');
      return 0;
    }
    const next = baselineText(entries);
    if (next !== text) await writeFiles([{ path, name, text: next }], root, host.holdSignals);
    host.stdout.write(`${summaryOf(name, entries, before, isPruning)}\n`);
    return 0;
  } finally {
    progress.stop();
  }
}

/** A file that cannot be read is rewritten, but not pruned. */
function readOrNone(text: string, name: string, isPruning: boolean): readonly BaselineEntry[] {
  try {
    return readBaseline(text, name);
  } catch (error) {
    if (isPruning || !(error instanceof CannotRun)) throw error;
    return [];
  }
}

function summaryOf(
  name: string,
  entries: readonly BaselineEntry[],
  before: readonly BaselineEntry[],
  isPruning: boolean,
): string {
  const [now, then] = [entries, before].map((some) =>
    some.reduce((sum, entry) => sum + entry.count, 0),
  );
  if (isPruning) {
    const gone = (then ?? 0) - (now ?? 0);
    return `${name}: ${count(gone, 'problem')} removed, ${now ?? 0} left.`;
  }
  return `${name}: ${count(now ?? 0, 'problem')} accepted.`;
}
