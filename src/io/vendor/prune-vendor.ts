import { lstatSync, readdirSync, rmdirSync, rmSync, type Dirent } from 'node:fs';
import { dirname, join } from 'node:path';
import { VENDOR, type LockedItem } from '../../model/elsewhere/vendor.ts';
import { itemPlace } from './item-place.ts';

/** What the script stores is called so; nothing else is ever removed. */
const STORED: Readonly<Record<string, RegExp>> = {
  charts: /^[0-9a-f]{64}\.tgz$/,
  files: /^[0-9a-f]{64}$/,
  git: /^[0-9a-f]{40}$/,
  oci: /^[0-9a-f]{64}$/,
};
/** Host, owner, groups, repository. */
const DEEPEST = 20;
const MAX = 50_000;

/** What is stored and named by no item of the lock, relative to the folder of items, sorted. No symbolic link is followed. */
export function storedBeside(root: string, locked: readonly LockedItem[]): readonly string[] {
  const kept = new Set(locked.flatMap((item) => itemPlace(item)?.stored ?? []));
  const isHere = ['.envfrom', VENDOR].every((folder) => isFolder(join(root, folder)));
  if (!isHere) return [];
  const found: string[] = [];
  for (const [type, name] of Object.entries(STORED)) walk(root, type, name, found);
  return found.filter((path) => !kept.has(path)).sort();
}

/** Removes what is stored, and the folders that are empty then. */
export function removeStored(root: string, paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(join(root, VENDOR, path), { recursive: true, force: true });
    removeEmpty(root, dirname(path));
  }
}

function removeEmpty(root: string, folder: string): void {
  for (let at = folder; at.includes('/'); at = dirname(at)) {
    try {
      rmdirSync(join(root, VENDOR, at));
    } catch {
      return;
    }
  }
}

function walk(root: string, folder: string, stored: RegExp, found: string[]): void {
  if (folder.split('/').length > DEEPEST) return;
  for (const entry of entriesOf(join(root, VENDOR, folder))) {
    if (found.length >= MAX) return;
    const path = `${folder}/${entry.name}`;
    if (stored.test(entry.name)) found.push(path);
    else if (folder.startsWith('git') && entry.isDirectory()) walk(root, path, stored, found);
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  return isFolder(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}

function isFolder(path: string): boolean {
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false;
  }
}
