import type { AskedItem } from '../../../model/elsewhere/asked-item.ts';
import { treeOfItem } from '../../../model/elsewhere/item-tree.ts';
import {
  isFetched,
  itemFor,
  type Vendor,
  type VendorItem,
} from '../../../model/elsewhere/vendor.ts';
import type { FileTree } from '../../../model/file-tree.ts';
import { getOrMake } from '../../../model/memo.ts';
import { pathIn } from './paths.ts';

/** What is at hand of an item that a kustomization asks for. */
export interface AtHand<Context> {
  readonly item: VendorItem;
  /** The folder or file that is asked for, by its path in the run. */
  readonly place: string;
  readonly context: Context;
}

/** Finds what lies ready; undefined: nothing. */
export type FindElsewhere<Context> = (asked: AskedItem) => AtHand<Context> | undefined;

/** The same item, with the same content. */
export function isSameAtHand<Context>(
  before: AtHand<Context> | undefined,
  now: AtHand<Context> | undefined,
): boolean {
  return before?.place === now?.place && before?.item.hash === now?.item.hash;
}

/** Finds items in what is at hand; each is opened once, by `open`. */
export function elsewhereIn<Context>(
  vendor: Vendor | undefined,
  open: (item: VendorItem, tree: FileTree) => Context,
): FindElsewhere<Context> {
  const opened = new Map<string, Context>();
  return (asked) => {
    const item = itemFor(vendor, asked);
    const tree = item && vendor && treeOfItem(vendor, item);
    if (item === undefined || tree === undefined) return undefined;
    if (asked.path !== undefined && !isFetched(item, asked.path)) return undefined;
    const context = getOrMake(opened, item.root, () => open(item, tree));
    const [only = item.root] = asked.type === 'file' ? tree.paths : [];
    return {
      item,
      context,
      place: asked.type === 'file' ? only : pathIn(item.root, asked.path ?? ''),
    };
  };
}
