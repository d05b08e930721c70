import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { isManifestName, type FileTree } from '../model/file-tree.ts';
import type { Located } from './locate-paths.ts';

/**
 * Memory that a run may need for each manifest, and for each byte of it: more than what was measured (20 KB and 78 KB a file, 45 times
 * the bytes), so that a run that needs all the memory there is gets a worker.
 */
const ROOM_PER_FILE = 200 * 1024;
const ROOM_PER_BYTE = 64;
/** The sizes of so many files say how large all are. */
const SAMPLE = 200;

/** The files of a run, and their folder. */
interface OpenedFiles {
  readonly located: Located;
  readonly tree: FileTree;
}

/**
 * Whether a run may need more memory than Node may use here (`room`): 20,000 manifests are large for the 4 GB that it takes on most
 * machines. Then the run gets a worker of its own. What is read from a stream cannot be read twice.
 */
export function isLarge(
  { tree, located }: OpenedFiles,
  room = getHeapStatistics().heap_size_limit,
): boolean {
  if (hasStreams(located)) return false;
  const paths = tree.paths.filter(isManifestName);
  if (paths.length * ROOM_PER_FILE >= room) return true;
  const step = Math.max(1, Math.ceil(paths.length / SAMPLE));
  let bytes = 0;
  for (let at = 0; at < paths.length; at += step) {
    bytes += step * sizeOf(join(located.root, paths[at] ?? ''));
  }
  return bytes * ROOM_PER_BYTE >= room;
}

/** Whether a run reads what can be read only once. */
function hasStreams({ targets }: Located): boolean {
  return targets.some(({ kind }) => kind === 'stdin' || kind === 'stream');
}

function sizeOf(path: string): number {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
}
