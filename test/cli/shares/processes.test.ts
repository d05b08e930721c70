import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Ran } from '../../envfrom.ts';
import { repository, scratch, scratchForFile } from '../../scratch.ts';
import { madeUp, overlays } from './kustomizations.ts';

/** The program as it is now. */
const program = scratchForFile();

beforeAll(() => {
  const rolldown = resolve('node_modules/rolldown/bin/cli.mjs');
  execFileSync(process.execPath, [rolldown, '--config', '--dir', program, '--log-level', 'silent']);
});

/** A process of its own, next to others. */
function start(cwd: string, line: string): Promise<Ran> {
  const args = [join(program, 'cli.js'), ...line.split(' ')];
  const env = { PATH: process.env['PATH'] };
  return new Promise((finish) => {
    const child = execFile(process.execPath, args, { cwd, env }, (_, stdout, stderr) => {
      finish({ code: child.exitCode ?? -1, stdout, stderr });
    });
  });
}

const SHARDS = 8;

test('eight processes and a merge, or threads: the report of one run', async () => {
  const root = repository({ ...overlays(20), ...madeUp(7) });
  const line = '--format json --no-color';
  const folder = join(scratch(), 'shards');
  const all = Array.from({ length: SHARDS }, (_, index) => index + 1);
  for (const step of ['', ' --judge']) {
    const shards = await Promise.all(
      all.map((index) =>
        start(root, `check --shard ${index}/${SHARDS} --exchange ${folder}${step}`),
      ),
    );
    expect(shards.map(({ code, stdout }) => [code, stdout])).toEqual(all.map(() => [0, '']));
  }
  const whole = await start(root, `check --no-cache ${line}`);
  expect(whole.code).toBe(1);
  expect(await start(root, `merge ${folder} ${line}`)).toEqual(whole);
  expect(await start(root, `check --no-cache --jobs 3 ${line}`)).toEqual(whole);
  for (const [step, said] of [
    ['findings', 'is not judged'],
    ['survey', 'is missing'],
  ]) {
    rmSync(join(folder, `envfrom-${step}-5-of-${SHARDS}.json`));
    const cut = await start(root, `merge ${folder} ${line}`);
    expect([cut.code, cut.stdout]).toEqual([2, '']);
    expect(cut.stderr).toContain(`Shard 5 of 8 ${said}`);
  }
});
