import { join } from 'node:path';
import { fileState } from '../../io/file-state.ts';
import { isGitPath } from '../../io/is-git-path.ts';
import { contentKeeper } from '../../io/keep-contents.ts';
import { roundListings, type Listings } from '../../io/listings.ts';
import { locatePaths } from '../../io/locate-paths.ts';
import { watchFolder, type FolderChange } from '../../io/watch-folder.ts';
import { CannotRun } from '../../model/cannot-run.ts';
import type { FileTree } from '../../model/file-tree.ts';
import { shortListOf } from '../../report/text/words.ts';
import { emitOutput, type RunOutput } from '../answers/run-output.ts';
import type { Arguments } from '../command.ts';
import type { ExitCode, Host } from '../host.ts';
import type { OpenedCheck } from '../opening/open-check.ts';
import { linesOfFailure } from '../output/lines-of-failure.ts';
import { writeStderr } from '../output/write-stderr.ts';

/** One run of `check`: opens what the arguments name, and answers. */
interface CheckRound {
  readonly open: (listings: Listings) => Promise<OpenedCheck>;
  readonly answer: (run: OpenedCheck, tree: FileTree) => Promise<RunOutput>;
}

/** Clears the screen and what was scrolled out of it. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/**
 * `check --watch`: answers, then answers again whenever files change, where the answer is another one. What was read and parsed is kept
 * from one round to the next. A round that cannot run says why, and the next change is waited for. Ends with the process; the code is
 * that of the last answer.
 */
export async function watchCheck(
  { positionals, values }: Arguments,
  { open, answer }: CheckRound,
  host: Host,
): Promise<ExitCode> {
  refuseWatch(positionals, values);
  const { root, targets } = locatePaths(host.cwd, positionals);
  if (targets.some(({ kind }) => kind === 'stream')) {
    throw new CannotRun(
      '`--watch` checks files again and again, but a pipe can be read only once.',
    );
  }
  const keep = contentKeeper(root);
  const changes = host.changes?.(root) ?? watchFolder(root);
  let last: RunOutput | undefined;
  const listings = roundListings(root);
  let listed: ReadonlySet<string> = new Set();
  // A round that failed has not looked at the changes that were reported to it.
  let isKnown = false;
  const round = async (change: FolderChange): Promise<ExitCode> => {
    try {
      const written = listings.begin(isKnown ? change : {});
      isKnown = false;
      const run = await open(listings);
      // Two trees share their contents already.
      const now = await answer(run, run.base === undefined ? keep(run.tree, written) : run.tree);
      isKnown = true;
      const before = listed;
      listed = new Set(run.tree.paths);
      const isSame = last !== undefined && JSON.stringify(last) === JSON.stringify(now);
      last = now;
      if (isSame) return now.code;
      if (host.stdout.isTTY === true) host.stdout.write(CLEAR);
      await emitOutput(now, run.located, host);
      const isFile = (path: string): boolean =>
        before.has(path) || listed.has(path) || fileState(join(root, path)) !== 'missing';
      writeStderr(host, statusLine(host, now.code, change, isFile));
      return now.code;
    } catch (error) {
      last = undefined;
      for (const line of linesOfFailure(error)) writeStderr(host, line);
      return 2;
    }
  };
  let code = await round({});
  for await (const change of changes) code = await round(change);
  return code;
}

/** Paths of a round that are named. */
const MAX_PATHS = 3;

/**
 * `envfrom: 14:03:21, exit code 0: a.yaml changed. Watching for changes (Ctrl+C ends).` Editors write files of their own beside the one
 * that they save, and remove them: those are not named.
 */
function statusLine(
  host: Host,
  code: ExitCode,
  { paths = new Set() }: FolderChange,
  isFile: (path: string) => boolean,
): string {
  const time = host.time?.();
  const files = [...paths].filter((path) => !isGitPath(path) && isFile(path)).sort();
  const changed = files.length === 0 ? '' : `: ${shortListOf(files, MAX_PATHS)} changed`;
  return `envfrom: ${time === undefined ? '' : `${time}, `}exit code ${code}${changed}. Watching for changes (Ctrl+C ends).`;
}

function refuseWatch(positionals: Arguments['positionals'], values: Arguments['values']): void {
  if (values.has('fix')) throw new CannotRun('`--watch` and `--fix` cannot be used together.');
  if (positionals.includes('-')) {
    throw new CannotRun('`--watch` checks files, not standard input.');
  }
}
