import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bomb } from '../test/bombs/bombs.ts';
import { BUILD_BOMBS, TEXT_BOMBS } from '../test/bombs/bombs.ts';

/**
 * `bombs [NAME…] [--dist FOLDER] [--seconds N] [--megabytes N]`: runs the bundle on repositories that are small and ask for much, each
 * command in a process of its own. Prints the processor time (not the time of the clock, which other processes share), the peak of the
 * memory and the size of the output; exits with 1 if a command crashes or exceeds a bound.
 */
const COMMANDS = [
  ['check', '--no-config', '--format', 'json'],
  ['check', '--no-config'],
  ['env'],
  ['env', '--format', 'json'],
  ['build'],
] as const;
const TIMEOUT = 120_000;
const MOST_BYTES = 64 * 1024 * 1024;

interface Bounds {
  readonly seconds: number;
  readonly megabytes: number;
}

interface Ran {
  readonly seconds: number;
  readonly megabytes: number;
  readonly bytes: number;
  readonly isWell: boolean;
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    seconds: { type: 'string', default: '5' },
    megabytes: { type: 'string', default: '500' },
  },
});
const cli = resolve(values.dist, 'cli.js');
const bounds = { seconds: Number(values.seconds), megabytes: Number(values.megabytes) };
const scratch = mkdtempSync(join(tmpdir(), 'envfrom-bombs-'));
try {
  const bombs = Object.entries({ ...TEXT_BOMBS, ...BUILD_BOMBS }).filter(
    ([name]) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const failed = bombs.flatMap(([name, bomb]) => explode(name, bomb)).filter((isWell) => !isWell);
  console.log(`${failed.length} of ${bombs.length * COMMANDS.length} runs failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function explode(name: string, bomb: Bomb): readonly boolean[] {
  const folder = mkdtempSync(join(scratch, 'bomb-'));
  for (const [path, text] of Object.entries(bomb())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return COMMANDS.map((command) => {
    const ran = run(folder, command);
    const isWell = ran.isWell && isWithin(ran, bounds);
    const sums = `${ran.seconds.toFixed(2).padStart(7)} s ${ran.megabytes.toFixed(0).padStart(5)} MB ${ran.bytes.toLocaleString('en-US').padStart(12)} bytes`;
    console.log(`${isWell ? 'ok    ' : 'FAILED'} ${sums}  ${name}: ${command.join(' ')}`);
    return isWell;
  });
}

function isWithin(ran: Ran, { seconds, megabytes }: Bounds): boolean {
  return ran.seconds <= seconds && ran.megabytes <= megabytes && ran.bytes <= MOST_BYTES;
}

/** One run; a preloaded hook writes what the process used when it exits. */
function run(folder: string, command: readonly string[]): Ran {
  const used = join(scratch, 'used.json');
  const hook = join(scratch, 'hook.cjs');
  writeFileSync(used, '[0, 0]');
  writeFileSync(
    hook,
    `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); require('node:fs').writeFileSync(${JSON.stringify(used)}, JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024])); });`,
  );
  const ran = spawnSync(process.execPath, ['-r', hook, cli, ...command], {
    cwd: folder,
    timeout: TIMEOUT,
    maxBuffer: 1024 * 1024 * 1024,
  });
  const [seconds, megabytes] = JSON.parse(readFileSync(used, 'utf8'));
  const isWell = ran.status !== null && ran.status <= 2;
  return { seconds, megabytes, bytes: ran.stdout.length, isWell };
}
