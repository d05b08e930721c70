import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { itemKey } from '../../model/elsewhere/asked-item.ts';
import {
  LOCK,
  VENDOR,
  type LockedItem,
  type Vendor,
  type VendorItem,
} from '../../model/elsewhere/vendor.ts';
import type { FileContent, FileTree } from '../../model/file-tree.ts';
import { getOrMake, once } from '../../model/memo.ts';
import { foldersOf } from '../../model/names/folder-of.ts';
import { contentReader } from '../read-content.ts';
import { itemPlace, type ItemPlace } from './item-place.ts';
import { readLock } from './read-lock.ts';
import { walkItem } from './walk-item.ts';

interface VendorOptions {
  /** The folder on the disk that is the root of the run. */
  readonly root: string;
  /** The files of the run, which hold the lock. */
  readonly tree: Pick<FileTree, 'read'>;
  /** Bytes read of one file. */
  readonly fileSize: number;
}

const LARGEST_LOCK = 16 * 1024 * 1024;

/**
 * What the script of `envfrom dependencies` has fetched, by the lock of the tree. Nothing in the folder is trusted: an item counts if its content
 * has the hash that the lock has; no symlink is followed, and no path leads out of its item. Undefined without a lock.
 */
export function openVendor({ root, tree, fileSize }: VendorOptions): Vendor | undefined {
  const content = tree.read(LOCK);
  if (content.kind === 'unreadable') return undefined;
  const isTooLarge = content.bytes.length > Math.min(LARGEST_LOCK, fileSize);
  const lock = isTooLarge
    ? ({ kind: 'fault', fault: 'it is too large' } as const)
    : readLock(new TextDecoder().decode(content.bytes));
  if (lock.kind === 'fault') {
    return { items: [], locked: [], fault: lock.fault, read: () => nowhere() };
  }
  const opened = new Map<string, OpenedItem>();
  const items = lock.items.flatMap((locked) => {
    const place = itemPlace(locked);
    if (place === undefined || !isThere(join(root, VENDOR, place.stored))) return [];
    const item = getOrMake(opened, place.root, () => openItem(root, place, locked, fileSize));
    return [{ ...locked, root: place.root, files: item.files, lacks: item.lacks }];
  });
  return {
    items: items.sort((one, other) => (itemKey(one) < itemKey(other) ? -1 : 1)),
    locked: lock.items,
    fault: undefined,
    read(path) {
      const at = path.search(/@[0-9a-f]{12}\//);
      const end = at === -1 ? -1 : path.indexOf('/', at);
      return opened.get(path.slice(0, Math.max(end, 0)))?.read(path) ?? nowhere();
    },
  };
}

interface OpenedItem extends Pick<VendorItem, 'files' | 'lacks'> {
  readonly read: (path: string) => FileContent;
}

function openItem(
  root: string,
  { stored, root: shown, file }: ItemPlace,
  { hash }: LockedItem,
  fileSize: number,
): OpenedItem {
  const place = join(root, VENDOR, stored);
  const found = once(() => {
    const walked = walkItem(place);
    return walked?.hash === hash ? walked : undefined;
  });
  const known = once(() => new Set(files() ?? []));
  const folders = once(() => foldersOf(known()));
  const onDisk = contentReader(join(root, VENDOR), fileSize);
  const files = once(() =>
    found()?.files.map((path) => `${shown}/${path === '' ? (file ?? '') : path}`),
  );
  return {
    files,
    lacks(path) {
      const below = path.slice(shown.length + 1);
      const link = found()?.links.find((each) => below === each || below.startsWith(`${each}/`));
      return link === undefined
        ? undefined
        : `\`${link}\` is a symbolic link, which is not followed`;
    },
    read(path) {
      if (!known().has(path)) return folders().has(path) ? A_FOLDER : nowhere();
      return onDisk(file === undefined ? `${stored}/${path.slice(shown.length + 1)}` : stored);
    },
  };
}

const A_FOLDER: FileContent = { kind: 'unreadable', reason: 'it is a folder', cause: 'folder' };

function isThere(place: string): boolean {
  try {
    const found = lstatSync(place);
    return found.isFile() || found.isDirectory();
  } catch {
    return false;
  }
}

function nowhere(): FileContent {
  return { kind: 'unreadable', reason: 'no such file', cause: 'missing' };
}
