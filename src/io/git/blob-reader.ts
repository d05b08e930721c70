import type { FileContent } from '../../model/file-tree.ts';
import { findObjects, readObjects, type GitObject } from './objects.ts';
import type { Repository } from './run-git.ts';

/** Reads the content of a blob, and with it that of its neighbours, since every question starts a process. */
type ReadBlob = (id: string, path: string | undefined) => FileContent;

/** The contents that may be asked for after that of a path, which comes first: those that nearly always are, and others. */
export type Neighbours = (path: string) => Iterable<{
  readonly id: string;
  readonly isLikely: boolean;
}>;

/** Contents that one process reads, and how many of them just in case. */
const MAX_AT_ONCE = 1000;
const MAX_UNLIKELY = 200;
const BYTES_AT_ONCE = 16 * 1024 * 1024;
const BYTES_UNLIKELY = 1024 * 1024;
/** Contents that are kept for a second reading. */
const BYTES_KEPT = 128 * 1024 * 1024;
/** A blob is read whole even when only its beginning is wanted. */
const LARGEST = 256 * 1024 * 1024;

export function blobReader(
  repository: Repository,
  fileSize: number,
  neighbours: Neighbours,
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
    const near = path === undefined ? NOTHING : first(neighbours(path), kept);
    const wanted = objectsOf(repository, [id, ...near.keys()], known);
    const own = wanted.find((object) => object.id === id);
    if (own?.kind !== 'blob') return unreadable('its content is not in this clone');
    if (own.size > LARGEST) return unreadable(`it is larger than ${LARGEST} bytes`);
    const read = readObjects(repository, batchOf(own, wanted, near, fileSize));
    if (read.kind === 'failed') return unreadable(read.reason);
    for (const [each, bytes] of read.value) keep(each, bytes.subarray(0, fileSize + 1));
    const bytes = read.value.get(id)?.subarray(0, fileSize + 1);
    return bytes === undefined
      ? unreadable('its content is not in this clone')
      : { kind: 'bytes', bytes };
  };
}

/** By their ids, whether they are likely to be asked for. */
type Near = ReadonlyMap<string, boolean>;

const NOTHING: Near = new Map();

function first(ids: ReturnType<Neighbours>, kept: ReadonlyMap<string, unknown>): Near {
  const some = new Map<string, boolean>();
  let unlikely = 0;
  for (const { id, isLikely } of ids) {
    if (kept.has(id) || some.has(id)) continue;
    if (!isLikely && (unlikely += 1) > MAX_UNLIKELY) break;
    some.set(id, isLikely);
    if (some.size >= MAX_AT_ONCE) break;
  }
  return some;
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
  near: Near,
  fileSize: number,
): readonly GitObject[] {
  const batch = [own];
  let bytes = own.size;
  let unlikely = 0;
  for (const object of others) {
    if (object.id === own.id || object.kind !== 'blob' || object.size > fileSize) continue;
    const isUnlikely = near.get(object.id) === false;
    if (isUnlikely && unlikely + object.size > BYTES_UNLIKELY) continue;
    if (isUnlikely) unlikely += object.size;
    bytes += object.size;
    if (bytes > BYTES_AT_ONCE) break;
    batch.push(object);
  }
  return batch;
}

function unreadable(reason: string): FileContent {
  return { kind: 'unreadable', reason };
}
