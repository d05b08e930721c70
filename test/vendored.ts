import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { itemPlace } from '../src/io/vendor/item-place.ts';
import { lockText } from '../src/io/vendor/read-lock.ts';
import { walkItem } from '../src/io/vendor/walk-item.ts';
import { LOCK, VENDOR, type LockedItem } from '../src/model/elsewhere/vendor.ts';

/** An item to put into the folder of items: of a repository its files, else its bytes. */
export interface Vendored extends Pick<
  LockedItem,
  'type' | 'url' | 'version' | 'name' | 'mediaType'
> {
  readonly resolved?: string;
  readonly paths?: readonly string[];
  readonly files: Readonly<Record<string, string>> | string | Uint8Array;
}

export const COMMIT = '1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b';
const NO_HASH = `sha256:${'0'.repeat(64)}`;

/** Writes items and their lock below a root, as the script of `envfrom dependencies` leaves them. */
export function vendor(root: string, items: readonly Vendored[]): void {
  const locked = items.map((item) => stored(root, item));
  write(join(root, LOCK), lockText(locked));
}

function stored(
  root: string,
  { files, paths = [''], resolved = COMMIT, ...asked }: Vendored,
): LockedItem {
  const item = { ...asked, resolved, date: '2026-11-20', paths };
  if (typeof files === 'string' || files instanceof Uint8Array) {
    const hash = `sha256:${createHash('sha256').update(files).digest('hex')}`;
    write(placeOf(root, { ...item, hash }), files);
    return { ...item, hash };
  }
  const folder = placeOf(root, { ...item, hash: NO_HASH });
  for (const [path, text] of Object.entries(files)) write(join(folder, path), text);
  return { ...item, hash: walkItem(folder)?.hash ?? NO_HASH };
}

function placeOf(root: string, item: LockedItem): string {
  const place = itemPlace(item);
  if (place === undefined) throw new Error(`no place for ${item.url}`);
  return join(root, VENDOR, place.stored);
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
