/** Of several things the first that is nearest to a file: in the deepest folder that both are in. */
export function nearestTo<T>(
  here: string,
  things: readonly T[],
  pathOf: (thing: T) => string,
): T | undefined {
  let best: T | undefined;
  let most = -1;
  for (const thing of things) {
    const shared = sharedFolders(pathOf(thing), here);
    if (shared > most) [best, most] = [thing, shared];
  }
  return best;
}

/** How many folders from the root on two paths share. */
export function sharedFolders(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  let depth = 0;
  while (depth < one.length && one[depth] === other[depth]) depth += 1;
  return depth;
}
