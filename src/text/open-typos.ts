import { once } from '../model/memo.ts';
import { foldName, lettersApart, lettersOf } from './nearest-name.ts';
import { typoOf } from './typo.ts';

/** Names with nearly the same letters that one question looks at closely. */
const MAX_COMPARED = 200;
/** Two wrong letters add two others, and take two away. */
const MAX_APART = 4;

/** The first item that counts and whose name differs by a typo from the written one. */
export type FindTypo<Item> = (
  written: string,
  counts?: (item: Item) => boolean,
) => Item | undefined;

/**
 * Finds the first of some items whose name differs by a typo from a written one. Each name is compared only with names of nearly the same
 * letters, so thousands of names can be compared with thousands.
 */
export function openTypos<Item>(
  items: Iterable<Item>,
  nameOf: (item: Item) => string | undefined,
): FindTypo<Item> {
  const all = once(() =>
    Array.from(items, (item) => {
      const name = nameOf(item) ?? '';
      return { item, name, letters: lettersOf(foldName(name)) };
    }),
  );
  return (written, counts) => {
    const own = lettersOf(foldName(written));
    let compared = 0;
    for (const { item, name, letters } of all()) {
      if (Math.abs(name.length - written.length) > 2) continue;
      if (lettersApart(own, letters) > MAX_APART || counts?.(item) === false) continue;
      if (typoOf(written, name) !== undefined) return item;
      compared += 1;
      if (compared === MAX_COMPARED) return undefined;
    }
    return undefined;
  };
}
