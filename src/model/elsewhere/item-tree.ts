import type { FileTree } from '../file-tree.ts';
import { memo } from '../memo.ts';
import { isFetched, itemAt, type Vendor, type VendorItem } from './vendor.ts';

const treesOf = memo((_vendor: Vendor) => new Map<string, FileTree | undefined>());

/** The files of an item, as those of a repository; undefined if its content is not what the lock says. The same object each time. */
export function treeOfItem(vendor: Vendor, item: VendorItem): FileTree | undefined {
  const known = treesOf(vendor);
  if (!known.has(item.root)) known.set(item.root, openItem(vendor, item));
  return known.get(item.root);
}

function openItem(vendor: Vendor, { root, type, url, files }: VendorItem): FileTree | undefined {
  const paths = files();
  if (paths === undefined) return undefined;
  return {
    paths,
    root,
    remotes: type === 'git' ? [url] : [],
    vendor,
    read: (path) =>
      path.startsWith(`${root}/`)
        ? vendor.read(path)
        : { kind: 'unreadable', reason: 'it is outside the repository', cause: 'outside' },
  };
}

/** A tree that also reads the files of items, by their paths in the run. */
export function withItems(tree: FileTree): FileTree {
  const { vendor, read } = tree;
  if (vendor === undefined) return tree;
  return {
    ...tree,
    read: (path) => (itemAt(vendor, path) === undefined ? read(path) : vendor.read(path)),
  };
}

/** Why a path of an item that is not at hand may exist all the same, as a clause. */
export function mayBeInItem(item: VendorItem): (path: string) => string | undefined {
  return (path) =>
    isFetched(item, path.slice(item.root.length + 1))
      ? item.lacks(path)
      : `only a part of ${item.root} is available`;
}
