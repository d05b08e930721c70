import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** Bundles the command line of the sources into a folder, for programs that start it; its file. */
export function bundleInto(folder: string): string {
  const rolldown = resolve('node_modules/.bin/rolldown');
  const { status, stderr } = spawnSync(rolldown, ['-c', '-d', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the bundle was not made: ${stderr}`);
  return join(folder, 'cli.js');
}
