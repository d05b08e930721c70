import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Located } from './locate-paths.ts';
import { isManifestName } from '../model/file-tree.ts';
import type { FileTree } from '../model/file-tree.ts';

/** Files and bytes from which on a run may need more memory than it gets; starting a worker then costs next to nothing. */
const MANY_FILES = 1000;
const MANY_BYTES = 16 * 1024 * 1024;

/** The files of a run, and their folder. */
interface OpenedFiles {
  readonly located: Located;
  readonly tree: FileTree;
}

/** Whether there are many manifests. */
export function isMany(tree: FileTree): boolean {
  return tree.paths.filter(isManifestName).length >= MANY_FILES;
}

/** Whether a run is worth a worker of its own. What is read from a stream cannot be read twice. */
export function isLarge({ tree, located }: OpenedFiles): boolean {
  if (hasStreams(located)) return false;
  if (isMany(tree)) return true;
  let bytes = 0;
  for (const path of tree.paths.filter(isManifestName)) {
    bytes += sizeOf(join(located.root, path));
    if (bytes >= MANY_BYTES) return true;
  }
  return false;
}

/** Whether a run reads what can be read only once. */
export function hasStreams({ targets }: Located): boolean {
  return targets.some(({ kind }) => kind === 'stdin' || kind === 'stream');
}

function sizeOf(path: string): number {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}
