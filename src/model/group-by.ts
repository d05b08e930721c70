/** Items by a key, in their order. */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) appendTo(groups, keyOf(item), item);
  return groups;
}

/** One more item for the list of a key. */
export function appendTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** One more item for the set of a key. */
export function addTo<Key, Item>(sets: Map<Key, Set<Item>>, key: Key, item: Item): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([item]));
  else set.add(item);
}

/** More items for a list, however many: as arguments of `push`, a hundred thousand would overflow the stack. */
export function appendAll<Item>(list: Item[], more: Iterable<Item>): void {
  for (const item of more) list.push(item);
}

/** The first answer that there is for one of some items. */
export function firstOf<Item, Found>(
  items: Iterable<Item>,
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How many of some items come before the rest, which they are sorted by: looked for by halves. */
export function countBefore<Item>(
  items: ArrayLike<Item>,
  isBefore: (item: Item) => boolean,
): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isBefore(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
