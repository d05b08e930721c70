import { realpathSync } from 'node:fs';
import { platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Variables } from '../git/find-git.ts';
import { isWithin } from '../locate-paths.ts';

/** The folder of the user in which results are kept: `$XDG_CACHE_HOME/envfrom`, else the usual place; undefined if the user has none. */
export function usualCacheFolder(env: Variables): string | undefined {
  const caches = textOf(env['XDG_CACHE_HOME']);
  if (caches !== undefined) return join(caches, 'envfrom');
  if (platform() === 'win32') {
    const local = textOf(env['LOCALAPPDATA']);
    return local === undefined ? undefined : join(local, 'envfrom', 'Cache');
  }
  const home = textOf(env['HOME']);
  if (home === undefined) return undefined;
  return platform() === 'darwin'
    ? join(home, 'Library', 'Caches', 'envfrom')
    : join(home, '.cache', 'envfrom');
}

/** Whether a folder, which need not exist, is in another one: a program that writes files there could write to it. */
export function liesIn(root: string, folder: string): boolean {
  return isWithin(root, withRealParent(resolve(folder)));
}

/** The path without symlinks, as far as it exists. */
function withRealParent(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(withRealParent(parent), path.slice(parent.length));
  }
}

function textOf(value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : value;
}
