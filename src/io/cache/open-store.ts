import { randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { keyedDigest, markOf, type Digest } from './keyed-digest.ts';

/**
 * A folder of the user in which results are kept. What is in it is only believed when it carries the mark of the key that is there too:
 * an entry that someone else wrote, or that is cut short, is treated as missing.
 */
export interface Store {
  /** With the key of the folder. */
  readonly digest: Digest;
  /** The identity of the folder, which no copy has: the place of its key on the disk, and its time. */
  readonly birth: string;
  readonly get: (name: string) => Uint8Array | undefined;
  /** Keeps an entry, and removes the oldest ones if there are too many. Failing to is not a failure of the run. */
  readonly put: (name: string, content: Uint8Array) => void;
}

/** Bytes of one entry, of all entries, and how many there are. */
interface StoreBounds {
  readonly entry: number;
  readonly all: number;
  readonly count: number;
}

const MEGABYTE = 1024 * 1024;
const BOUNDS: StoreBounds = { entry: 32 * MEGABYTE, all: 256 * MEGABYTE, count: 500 };
const KEY_BYTES = 32;
const MARK_BYTES = 32;
const KEY = 'key';
const ENTRY = /^[0-9a-f]{64}$/;
/** Files that a killed process left behind. */
const PARTIAL = /^[0-9a-f]{16}\.tmp$/;
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens the folder, making it with its key if it does not exist. Undefined if it cannot be used: it is a symlink, belongs to someone else,
 * others may write to it, or the disk is read-only.
 */
export function openStore(folder: string, bounds: StoreBounds = BOUNDS): Store | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isPrivate(lstatSync(folder), 'folder')) return undefined;
    const key = keyOf(folder);
    return key === undefined ? undefined : storeWith(folder, key, bounds);
  } catch {
    return undefined;
  }
}

function storeWith(folder: string, key: Uint8Array, bounds: StoreBounds): Store {
  return {
    digest: keyedDigest(key),
    birth: birthOf(join(folder, KEY)),
    get: (name) => attempt(() => entryAt(folder, name, key, bounds)),
    put: (name, content) =>
      attempt(() => {
        if (!ENTRY.test(name) || content.length > bounds.entry) return;
        writeWhole(folder, name, [markOf(key, 'entry', [name, content]), content]);
        removeOldest(folder, bounds);
      }),
  };
}

function entryAt(
  folder: string,
  name: string,
  key: Uint8Array,
  bounds: StoreBounds,
): Uint8Array | undefined {
  if (!ENTRY.test(name)) return undefined;
  const bytes = bytesOf(join(folder, name), bounds.entry + MARK_BYTES);
  if (bytes === undefined || bytes.length < MARK_BYTES) return undefined;
  const content = bytes.subarray(MARK_BYTES);
  const isOurs = timingSafeEqual(
    bytes.subarray(0, MARK_BYTES),
    markOf(key, 'entry', [name, content]),
  );
  return isOurs ? content : undefined;
}

/** The key of the folder. Two runs that start at once get the same one: only one of them can link it. */
function keyOf(folder: string): Uint8Array | undefined {
  const path = join(folder, KEY);
  const found = attempt(() => bytesOf(path, KEY_BYTES));
  if (found?.length === KEY_BYTES) return found;
  if (found !== undefined) rmSync(path, { force: true });
  const partial = writePartial(folder, [randomBytes(KEY_BYTES)]);
  attempt(() => linkSync(partial, path));
  rmSync(partial, { force: true });
  const made = bytesOf(path, KEY_BYTES);
  return made?.length === KEY_BYTES ? made : undefined;
}

/** The time of the last change (ctime) cannot be set by a program that writes, unpacks or checks out the file. */
function birthOf(path: string): string {
  const { dev, ino, ctimeNs } = lstatSync(path, { bigint: true });
  return [dev, ino, ctimeNs].join(' ');
}

/** Bytes of a file that only the user may read and write; undefined for any other. */
function bytesOf(path: string, most: number): Uint8Array | undefined {
  const file = openSync(path, READ);
  try {
    const stats = fstatSync(file);
    return isPrivate(stats, 'file') && stats.size <= most ? readFileSync(file) : undefined;
  } finally {
    closeSync(file);
  }
}

/** Others may look into the folder, but nothing in it is theirs to read or write. Windows has no such modes. */
function isPrivate(stats: Stats, kind: 'file' | 'folder'): boolean {
  if (!(kind === 'file' ? stats.isFile() : stats.isDirectory())) return false;
  const user = process.geteuid?.();
  if (user === undefined) return true;
  return stats.uid === user && (stats.mode & (kind === 'file' ? 0o077 : 0o022)) === 0;
}

/** Whoever reads at the same time finds the old entry or the new one, never a part. */
function writeWhole(folder: string, name: string, parts: readonly Uint8Array[]): void {
  const partial = writePartial(folder, parts);
  try {
    renameSync(partial, join(folder, name));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

function writePartial(folder: string, parts: readonly Uint8Array[]): string {
  const path = join(folder, `${randomBytes(8).toString('hex')}.tmp`);
  const file = openSync(path, 'wx', 0o600);
  try {
    for (const part of parts) writeFileSync(file, part);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return path;
}

/** Entries that were written first go first; files that are not ours stay. */
function removeOldest(folder: string, { all, count }: StoreBounds): void {
  const entries = readdirSync(folder)
    .filter((name) => ENTRY.test(name) || PARTIAL.test(name))
    .flatMap((name) => {
      const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
      return stats === undefined ? [] : [{ name, size: stats.size, at: stats.mtimeMs }];
    })
    .sort((a, b) => b.at - a.at || (a.name < b.name ? -1 : 1));
  let bytes = 0;
  for (const [index, { name, size }] of entries.entries()) {
    bytes += size;
    if (index >= count || bytes > all) rmSync(join(folder, name), { force: true });
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
