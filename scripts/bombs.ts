/**
 * Runs the committed bundle on repositories that are small and ask for much, each command in a process with 512 MB: none may crash or run
 * for more than half a minute. `node scripts/run.mjs bombs [NAME…]`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BUILD_BOMBS, TEXT_BOMBS } from '../test/bombs/bombs.ts';

const CLI = resolve('dist/cli.js');
const COMMANDS = [['check', '--no-config', '--format', 'json'], ['env']] as const;
const TIMEOUT = 30_000;

const wanted = process.argv.slice(2);
const bombs = Object.entries({ ...TEXT_BOMBS, ...BUILD_BOMBS });
let failed = 0;
for (const [name, bomb] of bombs) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const folder = mkdtempSync(join(tmpdir(), 'envfrom-bomb-'));
  for (const [path, text] of Object.entries(bomb())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const command of COMMANDS) {
    const args = ['--max-old-space-size=512', CLI, ...command];
    const maxBuffer = 512 * 1024 * 1024;
    const ran = spawnSync(process.execPath, args, { cwd: folder, timeout: TIMEOUT, maxBuffer });
    const isWell = ran.status === 0 || ran.status === 1;
    if (!isWell) failed += 1;
    const size = ran.stdout.length.toLocaleString('en-US');
    console.log(`${isWell ? 'ok    ' : 'FAILED'} ${name}: ${command[0]}, ${size} bytes`);
  }
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
