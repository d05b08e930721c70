import { groupBy } from '../../model/group-by.ts';

/** The pairs of two lists. */
interface Paired<Item> {
  /** The old item of each new one that has one. */
  readonly found: Map<Item, Item>;
  /** The old items that no new one has. */
  readonly left: Set<Item>;
}

/** Pairs the items of two lists that have the same key, in their order: by the first key, what remains by the next. */
export function pairBy<Item>(
  olds: readonly Item[],
  news: readonly Item[],
  keys: readonly ((item: Item) => string)[],
): Paired<Item> {
  const found = new Map<Item, Item>();
  const left = new Set(olds);
  for (const keyOf of keys) {
    const waiting = groupBy([...left], keyOf);
    for (const after of news) {
      if (found.has(after)) continue;
      const before = waiting.get(keyOf(after))?.shift();
      if (before === undefined) continue;
      left.delete(before);
      found.set(after, before);
    }
  }
  return { found, left };
}
