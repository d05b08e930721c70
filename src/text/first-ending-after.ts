/** The index of the first of sorted, disjoint ranges that ends after an offset; their number if none does. */
export function firstEndingAfter(
  ranges: readonly { readonly end: number }[],
  offset: number,
): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
