#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import type { Host, Spinner } from './commands/host.ts';
import type { FolderFiles } from './io/listings.ts';
import type { HoldSignals } from './io/write/write-files.ts';
import { VERSION } from './version.ts';

/** Standard output took less than it was given, for another reason than a reader that went away. */
let isCut = false;

const program = __dirname;
const workerFile = pathToFileURL(`${program}/cli-worker.js`);

/** The process: what is fast to answer first, then the rest of the program, loaded when it is needed. */
async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', cutOff);
  process.stderr.on('error', () => {});
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  // Until there is an answer: Node ends where nothing is left to wait for.
  process.exitCode = 2;
  const { loadCompiled } = await import('./cli/compiled/load-compiled.ts');
  const cwd = currentFolder();
  // Before any other code of the program is loaded.
  const keepCompiled = loadCompiled(program, argv, { env: process.env, cwd });
  const { newSpinner } = await import('./cli/spinner.ts');
  const { run } = await import('./cli/run.ts');
  const { heldSignals } = await import('./cli/hold-signals.ts');
  const signals = heldSignals();
  const host = hostOf(argv, cwd, newSpinner(process.env), signals.hold);
  const code = await run(argv, host);
  signals.obey();
  process.exitCode = isCut ? 2 : code;
  keepCompiled();
}

function hostOf(
  argv: readonly string[],
  cwd: string,
  spinner: Spinner | undefined,
  holdSignals: HoldSignals,
): Host {
  const listed = new Map<string, FolderFiles>();
  const host: Host = {
    kept: { program, isAsked: true },
    cwd,
    env: process.env,
    // Node loads the streams of standard input when it is asked for them.
    get stdin() {
      return process.stdin;
    },
    stdout: process.stdout,
    stderr: process.stderr,
    spinner,
    holdSignals,
    time: () => new Date().toTimeString().slice(0, 'HH:MM:SS'.length),
    // This process lists each time; its worker need not. Here, because `--version` loads nothing for it.
    listings: { take: () => undefined, add: (key, files) => listed.set(key, files) },
    async isolate() {
      const { isolate } = await import('./cli/isolate.ts');
      return isolate(workerFile, { argv, listed }, host);
    },
  };
  return host;
}

/** Node throws where the folder has been deleted; its name says so as well to whoever looks for it. */
function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    return process.env['PWD'] ?? '.';
  }
}

/**
 * `envfrom | head` closes the pipe early: no reason to fail, and the exit code stays what it is. A full disk is one: the report is not
 * whole.
 */
function cutOff(error: Error): void {
  const code = 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'EPIPE' || isCut) return;
  isCut = true;
  process.exitCode = 2;
  const reason = code === 'ENOSPC' ? 'no space is left' : `the system says ${code}`;
  process.stderr.write(`envfrom: Cannot write to standard output: ${reason}.\n`);
}

void main(process.argv.slice(2));
