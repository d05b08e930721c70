import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, devNull, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { once } from '../src/model/memo.ts';
import type { Bomb } from '../test/slow/bombs.ts';
import { BUILD_BOMBS, TEXT_BOMBS } from '../test/slow/bombs.ts';
import { GITOPS_BOMBS } from '../test/slow/gitops-bombs.ts';
import { NAME_BOMBS } from '../test/slow/name-bombs.ts';
import { PRODUCT_BOMBS } from '../test/slow/product-bombs.ts';
import { RUN_BOMBS } from '../test/slow/run-bombs.ts';

/**
 * `bombs [NAME…] [--dist FOLDER] [--seconds N] [--megabytes N] [--all]`: runs the bundle on repositories that are small and ask for much, each
 * command in a process of its own. Prints the processor time (not the time of the clock, which other processes share), the peak of the
 * memory and the size of the output; exits with 1 if a command crashes or exceeds a bound. Each bomb is checked; a kustomization is built, and
 * the environment of containers shown: that is all that asks for much. `--all`: every command, with the other formats too.
 */
const CHECK = ['check', '--no-config'] as const;
const BUILD = ['build'] as const;
const ENV = ['env', '--format', 'json'] as const;
const OTHER_FORMATS = [['check', '--no-config', '--format', 'json'], ['env']] as const;
const TIMEOUT = 120_000;
const MAX_BYTES = 64 * 1024 * 1024;

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
    all: { type: 'boolean', default: false },
  },
});
const cli = resolve(values.dist, 'cli.js');
const bounds = { seconds: Number(values.seconds), megabytes: Number(values.megabytes) };
const scratch = mkdtempSync(join(tmpdir(), 'envfrom-bombs-'));

/** One command on one bomb. */
interface Try {
  readonly name: string;
  readonly folder: () => string;
  readonly command: readonly string[];
}

async function main(): Promise<void> {
  const bombs = Object.entries({
    ...TEXT_BOMBS,
    ...PRODUCT_BOMBS,
    ...BUILD_BOMBS,
    ...GITOPS_BOMBS,
    ...NAME_BOMBS,
    ...RUN_BOMBS,
  }).filter(
    ([name]) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
  );
  const tries = bombs.flatMap(([name, bomb]) => {
    const folder = once(() => folderOf(bomb));
    return commandsFor(bomb).map((command): Try => ({ name, folder, command }));
  });
  const left = [...tries];
  let failed = 0;
  // The bounds are on processor time, so several can run at once.
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      if (!(await explode(next))) failed += 1;
    }
  });
  await Promise.all(workers);
  console.log(`${failed} of ${tries.length} runs failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function commandsFor(bomb: Bomb): readonly (readonly string[])[] {
  if (values.all) return [CHECK, BUILD, ENV, ...OTHER_FORMATS];
  const files = bomb();
  if ('kustomization.yaml' in files) return [CHECK, BUILD];
  return Object.values(files).some((text) => text.includes('containers')) ? [CHECK, ENV] : [CHECK];
}

function folderOf(bomb: Bomb): string {
  const folder = mkdtempSync(join(scratch, 'bomb-'));
  for (const [path, text] of Object.entries(bomb())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** Whether it ends as it should, within the bounds. */
async function explode({ name, folder, command }: Try): Promise<boolean> {
  const ran = await run(folder(), command);
  const isWell = ran.isWell && isWithin(ran, bounds);
  const sums = `${ran.seconds.toFixed(2).padStart(7)} s ${ran.megabytes.toFixed(0).padStart(5)} MB ${ran.bytes.toLocaleString('en-US').padStart(12)} bytes`;
  console.log(`${isWell ? 'ok    ' : 'FAILED'} ${sums}  ${name}: ${command.join(' ')}`);
  return isWell;
}

function isWithin(ran: Ran, { seconds, megabytes }: Bounds): boolean {
  return ran.seconds <= seconds && ran.megabytes <= megabytes && ran.bytes <= MAX_BYTES;
}

/** One run; a preloaded hook writes what the process used when it exits. */
function run(cwd: string, command: readonly string[]): Promise<Ran> {
  const own = mkdtempSync(join(scratch, 'run-'));
  const [used, hook] = [join(own, 'used.json'), join(own, 'hook.cjs')];
  writeFileSync(used, '[0, 0]');
  writeFileSync(
    hook,
    `process.on('exit', () => { const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage(); require('node:fs').writeFileSync(${JSON.stringify(used)}, JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024])); });`,
  );
  const child = spawn(process.execPath, ['-r', hook, cli, ...command], {
    cwd,
    timeout: TIMEOUT,
    stdio: ['ignore', 'pipe', 'ignore'],
    // No folder for kept answers.
    env: { ...process.env, XDG_CACHE_HOME: devNull },
  });
  let bytes = 0;
  child.stdout.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  return new Promise((finish) => {
    child.on('close', (status) => {
      const [seconds, megabytes] = JSON.parse(readFileSync(used, 'utf8'));
      finish({ seconds, megabytes, bytes, isWell: status !== null && status <= 2 });
    });
  });
}

try {
  await main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
