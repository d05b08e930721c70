import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin, pathFrom } from './locate-paths.ts';
import { namesIn } from './open-chart-shelf.ts';

/** More are not listed: no chart has as many. */
const MAX_FILES = 50_000;

/**
 * All files below a folder, also those that git ignores, relative to the root and sorted. Links are followed as Helm follows
 * them, but never out of the root; a link that leads around in a circle, or nowhere, is left out.
 */
export function listChart(root: string, folder: string): readonly string[] {
  const files: string[] = [];
  const walk = (path: string, above: readonly string[]): void => {
    const real = realPath(path);
    if (real === undefined || !isWithin(root, real) || above.includes(real)) return;
    for (const name of namesIn(real)) {
      if (files.length >= MAX_FILES) return;
      const below = join(path, name);
      const kind = kindOf(below);
      if (kind === 'folder') walk(below, [...above, real]);
      else if (kind === 'file') files.push(pathFrom(root, below));
    }
  };
  walk(folder, []);
  return files.sort();
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    const stats = statSync(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : undefined;
  } catch {
    return undefined;
  }
}
