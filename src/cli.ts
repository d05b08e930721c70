#!/usr/bin/env node
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { VERSION } from './version.ts';

/** Standard output took less than it was given, for another reason than a reader that went away. */
let isCut = false;

/** The process: what is fast to answer first, then the rest of the program, loaded when it is needed. */
async function main(argv: readonly string[]): Promise<void> {
  enableCompileCache();
  process.stdout.on('error', cutOff);
  process.stderr.on('error', () => {});
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
    process.stdout.write(`${VERSION}\n`);
    return;
  }
  const { run } = await import('./cli/run.ts');
  const outside = {
    kept: { program: fileURLToPath(new URL('.', import.meta.url)), isAsked: true },
    cwd: currentFolder(),
    env: process.env,
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
  };
  const code = await run(argv, {
    ...outside,
    async isolate() {
      const { isolate } = await import('./cli/isolate.ts');
      return isolate(new URL('./cli-worker.js', import.meta.url), argv, outside);
    },
    async startJob(job) {
      const { startJob } = await import('./cli/shares/start-job.ts');
      const { cwd } = outside;
      return startJob(new URL('./cli-worker.js', import.meta.url), { argv, cwd, job });
    },
  });
  process.exitCode = isCut ? 2 : code;
}

/** Keeps the compiled program between runs, where Node can (22.1 and later). */
function enableCompileCache(): void {
  if (!('enableCompileCache' in nodeModule)) return;
  if (typeof nodeModule.enableCompileCache === 'function') nodeModule.enableCompileCache();
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

await main(process.argv.slice(2));
