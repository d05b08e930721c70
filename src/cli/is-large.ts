import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isManifestName } from '../model/file-tree.ts';
import type { OpenedRun } from './open-run.ts';

/** Files and bytes from which on a run may need more memory than it gets; starting a worker then costs next to nothing. */
const MANY_FILES = 1000;
const MANY_BYTES = 16 * 1024 * 1024;

/** Whether a run is worth a worker of its own. What is read from a stream cannot be read twice. */
export function isLarge({ tree, located }: OpenedRun): boolean {
  if (located.targets.some(({ kind }) => kind === 'stdin' || kind === 'stream')) return false;
  const paths = tree.paths.filter(isManifestName);
  if (paths.length >= MANY_FILES) return true;
  let bytes = 0;
  for (const path of paths) {
    bytes += sizeOf(join(located.root, path));
    if (bytes >= MANY_BYTES) return true;
  }
  return false;
}

function sizeOf(path: string): number {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}
