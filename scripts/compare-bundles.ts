import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { devNull } from 'node:os';
import { basename, resolve } from 'node:path';

/**
 * `compare-bundles OLD NEW FOLDER…`: runs two bundles (their `cli.js`) over folders and compares, byte for byte, what they print and how they
 * exit. Every command that only reads is run, in the formats that hold the most. Prints each difference with its first line that differs, then the
 * count. Exit 1 if there is any.
 */
const RUNS: readonly (readonly string[])[] = [
  ['check', '--format', 'json'],
  ['check', '--format', 'text', '--verbose'],
  ['check', '--format', 'sarif'],
  ['check', '--format', 'markdown', '--strict'],
  ['env', '--format', 'json'],
  ['env', '--format', 'table'],
  ['env', '--format', 'describe'],
  ['builds', '--format', 'json'],
  ['builds'],
  ['references', '--format', 'json'],
  ['sources', '--format', 'json'],
  ['graph'],
  ['why', '*'],
  ['charts'],
  ['diff', 'HEAD~1', '--format', 'json'],
  ['diff', 'HEAD~1'],
  ['check', '--base', 'HEAD~1', '--format', 'json'],
];
const MAX_BYTES = 1 << 30;

interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function main([oldCli = '', newCli = '', ...folders]: readonly string[]): number {
  let differences = 0;
  for (const folder of folders.filter((each) => statSync(each).isDirectory())) {
    for (const args of RUNS) {
      const [before, now] = [answerOf(oldCli, args, folder), answerOf(newCli, args, folder)];
      const difference = firstDifference(before, now);
      if (difference === undefined) continue;
      differences += 1;
      console.log(`${basename(folder)}: envfrom ${args.join(' ')}\n${difference}`);
    }
  }
  console.log(`${differences} differences in ${folders.length * RUNS.length} runs`);
  return differences === 0 ? 0 : 1;
}

function answerOf(cli: string, args: readonly string[], cwd: string): Answer {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve(cli), ...args],
    // No folder for kept answers, which older bundles keep for other commands than newer ones.
    {
      cwd,
      encoding: 'utf8',
      maxBuffer: MAX_BYTES,
      env: { ...process.env, XDG_CACHE_HOME: devNull },
    },
  );
  return { status, stdout, stderr };
}

function firstDifference(before: Answer, now: Answer): string | undefined {
  if (before.status !== now.status)
    return `  exit code ${String(before.status)} before, ${String(now.status)} now\n  ${now.stderr.slice(0, 500)}`;
  return (
    differenceOf('stdout', before.stdout, now.stdout) ??
    differenceOf('stderr', before.stderr, now.stderr)
  );
}

function differenceOf(stream: string, before: string, now: string): string | undefined {
  if (before === now) return undefined;
  const [old, young] = [before.split('\n'), now.split('\n')];
  const at = old.findIndex((line, index) => line !== young[index]);
  const line = at === -1 ? old.length : at;
  return `  ${stream} line ${line + 1}\n  - ${shortened(old[line])}\n  + ${shortened(young[line])}`;
}

function shortened(line = '(end)'): string {
  return line.length > 400 ? `${line.slice(0, 400)}…` : line;
}

process.exitCode = main(process.argv.slice(2));
