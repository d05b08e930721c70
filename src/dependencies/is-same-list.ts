/** Whether two lists have the very same items. */
export function isSameList<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((each, at) => Object.is(each, other[at]));
}
