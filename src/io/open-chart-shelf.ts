import { readdirSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import type { ChartShelf } from '../model/file-tree.ts';
import type { Variables } from './git/find-git.ts';
import { isWithin, pathFrom } from './locate-paths.ts';
import { contentReader, readNamedFile } from './read-content.ts';

interface ShelfOptions {
  readonly root: string;
  /** Folders of charts, relative to the root; those that lead out of it are not read. */
  readonly folders: readonly string[];
  readonly env: Variables;
  /** Bytes read of one file. */
  readonly fileSize: number;
}

/** Files of all folders of charts. */
const MAX_FILES = 20_000;
const DEEPEST = 12;
/** How a file of Helm's cache is named in reports: no path of this machine is in them. */
const CACHE = '$HELM_REPOSITORY_CACHE';
const ARCHIVE = /^[^/]+\.tgz$/;

/**
 * The charts that lie ready next to the files of a run, whether git lists them or not: in the folders given, and in Helm's own cache. The cache is
 * part of the machine, so a run in CI, where other machines do the same work, leaves it out.
 */
export function openChartShelf({ root, folders, env, fileSize }: ShelfOptions): ChartShelf {
  const paths: string[] = [];
  for (const folder of folders) listBelow(root, join(root, folder), paths, 0);
  const cache = (env['CI'] ?? '') === '' ? cacheFolder(env) : undefined;
  const cached = cache === undefined ? [] : namesIn(cache).filter((name) => ARCHIVE.test(name));
  const read = contentReader(root, fileSize);
  return {
    paths: [
      ...[...new Set(paths)].sort(),
      ...cached.slice(0, MAX_FILES).map((name) => `${CACHE}/${name}`),
    ],
    read: (path) =>
      cache !== undefined && path.startsWith(`${CACHE}/`)
        ? readNamedFile(join(cache, path.slice(CACHE.length + 1)), fileSize)
        : read(path),
  };
}

/** Where Helm keeps the archives it pulled: its variables, else the usual place. */
function cacheFolder(env: Variables): string | undefined {
  const own = env['HELM_REPOSITORY_CACHE'];
  if (own !== undefined && own !== '') return own;
  const helm = env['HELM_CACHE_HOME'];
  if (helm !== undefined && helm !== '') return join(helm, 'repository');
  const caches = env['XDG_CACHE_HOME'];
  if (caches !== undefined && caches !== '') return join(caches, 'helm', 'repository');
  const home = env['HOME'] ?? '';
  if (home === '') return undefined;
  const usual = platform() === 'darwin' ? ['Library', 'Caches'] : ['.cache'];
  return join(home, ...usual, 'helm', 'repository');
}

/** The names in a folder, sorted; none if it cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Files only; no symlink is followed. */
function listBelow(root: string, folder: string, paths: string[], depth: number): void {
  if (!isWithin(root, folder) || depth > DEEPEST) return;
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (paths.length >= MAX_FILES) return;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) listBelow(root, path, paths, depth + 1);
      else if (entry.isFile()) paths.push(pathFrom(root, path));
    }
  } catch {
    // Not there, or not to be read: no charts.
  }
}
