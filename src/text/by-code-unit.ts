/** The order of two texts by code unit: the same on every machine. */
export function byCodeUnit(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
