import { whatIsAt } from '../../io/locate-paths.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import { escapeText } from '../../report/text/escape-text.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import { openRun } from '../opening/open-run.ts';
import { writeChanges } from '../output/write-changes.ts';
import { printText } from '../output/write-output.ts';
import { noticeLines, writeStderr } from '../output/write-stderr.ts';
import { set, type SetResult } from './set-in-files.ts';
import { setRequestOf } from './set-request.ts';

/** `envfrom set`: edits manifests in the files that write them, and says so as kubectl does. */
export async function runSet(args: Arguments, host: Host): Promise<ExitCode> {
  const { request, paths } = setRequestOf(args, (path) => whatIsAt(host.cwd, path) !== undefined);
  if (paths.includes('-')) throw new CannotRun('`envfrom set` edits files, not standard input.');
  const run = await openRun(paths, args.values, host);
  for (const line of noticeLines(run.notices)) writeStderr(host, line);
  const result = set(run.tree, run.settings, request);
  const isTrial = args.values.has('dry-run');
  if (!isTrial) await writeChanges(result.files, run.located, run.tree, host);
  printText(host, linesOf(result, isTrial) + (isTrial ? result.diff : ''));
  for (const line of result.notices) writeStderr(host, `envfrom: ${line}`);
  return 0;
}

function linesOf({ workloads }: SetResult, isTrial: boolean): string {
  const suffix = isTrial ? ' (dry run)' : '';
  return workloads
    .map(
      ({ name, changed }) => `${escapeText(name)} ${changed ? 'updated' : 'unchanged'}${suffix}\n`,
    )
    .join('');
}
