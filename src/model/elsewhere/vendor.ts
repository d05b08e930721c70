import type { FileContent } from '../file-content.ts';
import { memo } from '../memo.ts';
import { itemKey, type AskedItem } from './asked-item.ts';

/** The folder that the script of `envfrom dependencies` writes to, and the file that says what is in it. */
export const VENDOR = '.envfrom/vendor';
export const LOCK = '.envfrom/dependencies.lock';

export interface LockedItem extends AskedItem {
  /** The commit, digest or version that it was when it was fetched. */
  readonly resolved: string;
  /** When it was fetched, or when its commit was made: `2026-11-26`. */
  readonly date: string;
  /** Of a git repository: the folders that were fetched; an empty one is all of it. */
  readonly paths: readonly string[];
  /** Of all that was fetched of it: `sha256:…`. */
  readonly hash: string;
}

/** An item that is at hand. */
export interface VendorItem extends LockedItem {
  /** The name that its paths begin with: `github.com/org/repo@1a2b3c4d5e6f`. No path of the repository can have it. */
  readonly root: string;
  /** Its files, by their paths in the run; undefined if the content is not what the lock says. Read when first asked for. */
  readonly files: () => readonly string[] | undefined;
  /** Why a path of it that is not there may exist all the same, as a clause. */
  readonly lacks: (path: string) => string | undefined;
}

/** What lies ready of other repositories, and what was asked for when it was fetched. */
export interface Vendor {
  /** Sorted by root; those of which nothing is there are left out. */
  readonly items: readonly VendorItem[];
  /** All that the lock names, and what is wrong with the lock itself. */
  readonly locked: readonly LockedItem[];
  readonly fault: string | undefined;
  /** A file of an item whose content is what the lock says. */
  readonly read: (path: string) => FileContent;
}

/** The item that a path of the run is in; undefined for what is of the repository itself. */
export function itemAt(
  vendor: Pick<Vendor, 'items'> | undefined,
  path: string,
): VendorItem | undefined {
  const root = ROOT.exec(path)?.[0];
  return root === undefined || vendor === undefined ? undefined : byRoot(vendor).get(root);
}

/** Whether a path is in an item, at hand or not. */
export function isInItem(path: string): boolean {
  return ROOT.test(path);
}

const ROOT = /^(?:[^/@]+\/)*[^/@]+@[0-9a-f]{12}(?=\/|$)/;

const byRoot = memo(
  ({ items }: Pick<Vendor, 'items'>): ReadonlyMap<string, VendorItem> =>
    new Map(items.map((item) => [item.root, item])),
);

/** The item at hand for what is asked. */
export function itemFor(
  vendor: Pick<Vendor, 'items'> | undefined,
  asked: AskedItem,
): VendorItem | undefined {
  return vendor === undefined ? undefined : byKey(vendor).get(itemKey(asked));
}

const byKey = memo(
  ({ items }: Pick<Vendor, 'items'>): ReadonlyMap<string, VendorItem> =>
    new Map(items.map((item) => [itemKey(item), item])),
);

/** Whether a folder or file of a git repository is in what was fetched of it. */
export function isFetched({ paths }: Pick<LockedItem, 'paths'>, path: string): boolean {
  return paths.some((each) => each === '' || path === each || path.startsWith(`${each}/`));
}
