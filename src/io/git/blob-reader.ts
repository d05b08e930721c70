import type { FileContent } from '../../model/file-tree.ts';
import { findObjects, readObjects } from './objects.ts';
import type { GitObject } from './objects.ts';
import type { Repository } from './run-git.ts';

/** Reads the content of a blob, and with it that of its neighbours, since every question starts a process. */
export type ReadBlob = (id: string, path: string | undefined) => FileContent;

/** Contents that one process reads. */
const MOST_AT_ONCE = 1000;
const BYTES_AT_ONCE = 16 * 1024 * 1024;
/** Contents that are kept for a second reading. */
const BYTES_KEPT = 128 * 1024 * 1024;
/** A blob is read whole even when only its beginning is wanted. */
const LARGEST = 256 * 1024 * 1024;

/** A reader of blobs of one repository. `neighbours` are the ids that are likely to be asked for after a path's own, which comes first. */
export function blobReader(
  repository: Repository,
  fileSize: number,
  neighbours: (path: string) => Iterable<string>,
): ReadBlob {
  const known = new Map<string, GitObject>();
  const kept = new Map<string, Uint8Array>();
  let bytesKept = 0;
  const keep = (id: string, bytes: Uint8Array): void => {
    kept.set(id, bytes);
    bytesKept += bytes.length;
    for (const [oldest, { length }] of kept) {
      if (bytesKept <= BYTES_KEPT || oldest === id) break;
      kept.delete(oldest);
      bytesKept -= length;
    }
  };
  return (id, path) => {
    const before = kept.get(id);
    if (before !== undefined) return { kind: 'bytes', bytes: before };
    const ids = [id, ...(path === undefined ? [] : first(neighbours(path), kept))];
    const wanted = objectsOf(repository, ids, known);
    const own = wanted.find((object) => object.id === id);
    if (own?.kind !== 'blob') return unreadable('its content is not in this clone');
    if (own.size > LARGEST) return unreadable(`it is larger than ${LARGEST} bytes`);
    const read = readObjects(repository, batchOf(own, wanted, fileSize));
    if (read.kind === 'failed') return unreadable(read.reason);
    for (const [each, bytes] of read.value) keep(each, bytes.subarray(0, fileSize + 1));
    const bytes = read.value.get(id)?.subarray(0, fileSize + 1);
    return bytes === undefined
      ? unreadable('its content is not in this clone')
      : { kind: 'bytes', bytes };
  };
}

function first(ids: Iterable<string>, kept: ReadonlyMap<string, unknown>): readonly string[] {
  const some = new Set<string>();
  for (const id of ids) {
    if (!kept.has(id)) some.add(id);
    if (some.size >= MOST_AT_ONCE) break;
  }
  return [...some];
}

function objectsOf(
  repository: Repository,
  ids: readonly string[],
  known: Map<string, GitObject>,
): readonly GitObject[] {
  const unknown = ids.filter((id) => !known.has(id));
  const found = unknown.length === 0 ? undefined : findObjects(repository, unknown);
  if (found?.kind === 'done') {
    for (const object of found.value) if (object !== undefined) known.set(object.id, object);
  }
  return [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
}

/** The object asked for, and as many others as fit. */
function batchOf(
  own: GitObject,
  others: readonly GitObject[],
  fileSize: number,
): readonly GitObject[] {
  const batch = [own];
  let bytes = own.size;
  for (const object of others) {
    if (object.id === own.id || object.kind !== 'blob' || object.size > fileSize) continue;
    bytes += object.size;
    if (bytes > BYTES_AT_ONCE) break;
    batch.push(object);
  }
  return batch;
}

function unreadable(reason: string): FileContent {
  return { kind: 'unreadable', reason };
}
