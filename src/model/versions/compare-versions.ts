/** Compares dotted numbers, without what follows `-` or `+`: below 0 if the first is the older. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((text) => text.split(/[-+]/)[0]?.split('.').map(Number));
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at++) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
