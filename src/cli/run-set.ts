import { set, type SetRequest, type SetResult } from '../commands/set.ts';
import { setRequestOf } from '../commands/set-request.ts';
import { loadAllParts } from '../commands/load-parts.ts';
import { whatIsAt } from '../io/locate-paths.ts';
import { CannotRun } from '../model/cannot-run.ts';
import type { Arguments } from '../options/parse-arguments.ts';
import { escapeText } from '../report/text/escape-text.ts';
import { openRun } from './open-run.ts';
import type { ExitCode, Outside } from './outside.ts';
import { printText } from './write-output.ts';
import { say } from './say.ts';
import { writeChanges } from './write-changes.ts';

/** `envfrom set`: edits manifests in the files that write them, and says so as kubectl does. */
export async function runSet(args: Arguments, outside: Outside): Promise<ExitCode> {
  const { request, paths } = setRequestOf(
    args,
    (path) => whatIsAt(outside.cwd, path) !== undefined,
  );
  if (paths.includes('-')) throw new CannotRun('`envfrom set` edits files, not standard input.');
  // Its notices come before the stages, and only once.
  await loadAllParts();
  const run = await openRun(paths, args.values, outside);
  for (const notice of run.notices) say(outside, `envfrom: ${notice}`);
  const result = set(run.tree, run.settings, request);
  const isTrial = args.values.has('dry-run');
  if (!isTrial) writeChanges(result.files, run.located, run.tree);
  printText(outside, linesOf(result, isTrial) + (isTrial ? result.diff : ''));
  for (const line of noticesOf(result, request)) say(outside, `envfrom: ${line}`);
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

function noticesOf({ unwritten }: SetResult, request: SetRequest): readonly string[] {
  if (request.what === 'triggers' ? request.remove : request.volume.remove) return [];
  return unwritten.map(
    ({ kind, name }) =>
      `no manifest here defines ${kind} \`${name}\`; nothing rolls out until one does.`,
  );
}
