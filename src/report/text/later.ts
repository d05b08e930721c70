/** An item of a list that is written as JSON. */
export interface Later<Item> {
  /** Called by JSON.stringify. */
  readonly toJSON: () => Item;
}

/**
 * Items that are made when JSON.stringify comes to them, and forgotten again: of a report with a hundred thousand problems only one is
 * held in the shape of its format.
 */
export function later<Thing, Item>(
  things: readonly Thing[],
  toJson: (thing: Thing, index: number) => Item,
): readonly Later<Item>[] {
  return things.map((thing, index) => ({ toJSON: () => toJson(thing, index) }));
}
