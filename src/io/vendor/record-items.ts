import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotRun } from '../../model/cannot-run.ts';
import { ITEM_TYPES, itemKey } from '../../model/elsewhere/asked-item.ts';
import { LOCK, VENDOR, type LockedItem } from '../../model/elsewhere/vendor.ts';
import { writeFiles } from '../write/write-files.ts';
import { itemPlace } from './item-place.ts';
import { lockText, readLock } from './read-lock.ts';
import { walkItem } from './walk-item.ts';

/** The folder in which the script leaves what it fetched, and its files there. */
const NEW = `${VENDOR}/.new`;
const LARGEST = 16 * 1024 * 1024;

interface RecordOptions {
  /** The root of the run, absolute. */
  readonly root: string;
  /** Nothing but what the lock has is stored, and the lock stays as it is. */
  readonly isLocked: boolean;
  /** What the lock has, if it is not that of the work tree. */
  readonly lock?: readonly LockedItem[] | undefined;
  /** Whether what is asked for may be written into a lock. */
  readonly isPlain: (item: LockedItem) => boolean;
}

/**
 * Stores what the script has fetched under the names that follow from address and content, and writes the lock. Gives sentences about what was
 * not stored. Throws CannotRun.
 */
export async function recordItems(options: RecordOptions): Promise<readonly string[]> {
  const { root, isLocked, lock = lockedItems(root) } = options;
  for (const folder of ['.envfrom', VENDOR, NEW]) {
    if (kindOf(join(root, folder)) === 'other')
      throw new CannotRun(`\`${folder}\` is not a folder; it may be a symbolic link.`);
  }
  const locked = new Map(lock.map((item) => [itemKey(item), item]));
  const notices: string[] = [];
  for (const line of textOf(join(root, NEW, 'records')).split('\n')) {
    const stored = line === '' ? undefined : store(line, options, locked);
    if (typeof stored === 'string') notices.push(stored);
    else if (stored !== undefined) noteStored(locked, stored);
  }
  rmSync(join(root, NEW, 'records'), { force: true });
  if (isLocked) return notices;
  await writeLock(root, [...locked.values()]);
  return notices;
}

/** What the script has tried so far. */
export function triedItems(root: string): ReadonlySet<string> {
  return new Set(textOf(join(root, NEW, 'tried')).split('\n'));
}

/** Whether the script could not fetch something in this run. */
export function hasMissed(root: string): boolean {
  return kindOf(join(root, NEW, 'missed')) !== undefined;
}

/** Writes a lock with these items. Throws CannotRun. */
export async function writeLock(root: string, items: readonly LockedItem[]): Promise<void> {
  await writeFiles([{ path: join(root, LOCK), name: LOCK, text: lockText(items) }], root);
}

/** Items that are the same commit lie in one folder, which has the parts that all of them need. */
function noteStored(locked: Map<string, LockedItem>, stored: LockedItem): void {
  const place = itemPlace(stored)?.stored;
  for (const [key, item] of locked) {
    if (item.type !== 'git' || itemPlace(item)?.stored !== place) continue;
    locked.set(key, { ...item, hash: stored.hash, paths: stored.paths });
  }
  locked.set(itemKey(stored), stored);
}

type Locked = ReadonlyMap<string, LockedItem>;

function store(
  line: string,
  { root, isLocked, isPlain }: RecordOptions,
  locked: Locked,
): LockedItem | string {
  const [number = '', commit = '', date = '', kind, url = '', name = '', version = '', ...more] =
    line.split('\t');
  const type = ITEM_TYPES.find((each) => each === kind);
  if (type === undefined || !/^\d+$/.test(number) || !/^\d{4}-\d\d-\d\d$/.test(date))
    return 'A record of the script cannot be read.';
  const asked = {
    type,
    url,
    ...(name !== '' && { name }),
    version: version === '' ? undefined : version,
    ...(type === 'oci' && more.length > 0 && { mediaType: more[0] }),
  };
  const paths = type === 'oci' ? [] : more;
  const staged = stagedAt(join(root, NEW, number), type, name, commit);
  const found = staged && walkItem(staged.path);
  if (staged === undefined || found === undefined)
    return `${url}: nothing was fetched, or too much.`;
  const item = { ...asked, resolved: staged.resolved ?? found.hash, date, paths, hash: found.hash };
  const place = isPlain(item) ? itemPlace(item) : undefined;
  if (place === undefined) return `${url}: its name is not plain.`;
  const before = locked.get(itemKey(item));
  if (isLocked && before?.hash !== item.hash)
    return `${url}: what was fetched is not what the lock says.`;
  const path = join(root, VENDOR, place.stored);
  const link = linkAbove(join(root, VENDOR), place.stored);
  if (link !== undefined) return `${url}: \`${VENDOR}/${link}\` is not a folder.`;
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { recursive: true, force: true });
  renameSync(staged.path, path);
  return item;
}

/** The part of a path below a folder that is there and no folder: a symbolic link would lead out of it. */
function linkAbove(folder: string, path: string): string | undefined {
  const parts = path.split('/').slice(0, -1);
  const above = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  return above.find((each) => !['folder', undefined].includes(kindOf(join(folder, each))));
}

interface Staged {
  readonly path: string;
  /** Undefined: its hash is what it is resolved to. */
  readonly resolved: string | undefined;
}

function stagedAt(
  folder: string,
  type: LockedItem['type'],
  name: string,
  commit: string,
): Staged | undefined {
  if (kindOf(folder) !== 'folder') return undefined;
  if (type === 'git' || type === 'oci') return { path: folder, resolved: commit };
  if (type === 'file') return { path: join(folder, 'file'), resolved: undefined };
  const prefix = `${name}-`;
  const archive = readdirSync(folder).find(
    (each) => each.startsWith(prefix) && each.endsWith('.tgz'),
  );
  if (archive === undefined) return undefined;
  return { path: join(folder, archive), resolved: archive.slice(prefix.length, -'.tgz'.length) };
}

function lockedItems(root: string): readonly LockedItem[] {
  const text = textOf(join(root, LOCK));
  if (text === '') return [];
  const lock = readLock(text);
  if (lock.kind === 'fault')
    throw new CannotRun(`\`${LOCK}\` cannot be read: ${lock.fault}. Correct or remove it.`);
  return lock.items;
}

function kindOf(path: string): 'folder' | 'file' | 'other' | undefined {
  try {
    const found = lstatSync(path);
    if (found.isDirectory()) return 'folder';
    return found.isFile() ? 'file' : 'other';
  } catch {
    return undefined;
  }
}

/** Empty if it is not there, or not a file. */
function textOf(path: string): string {
  return kindOf(path) === 'file' && lstatSync(path).size <= LARGEST
    ? readFileSync(path, 'utf8')
    : '';
}
