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

/** How many folders from the root on two paths share. Thousands of paths are compared with thousands, so none is split. */
export function sharedFolders(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let depth = 0;
  let at = 0;
  for (; at < most && a.charCodeAt(at) === b.charCodeAt(at); at += 1)
    if (a.charCodeAt(at) === SLASH) depth += 1;
  const isWhole = [a, b].every((path) => at === path.length || path.charCodeAt(at) === SLASH);
  return isWhole ? depth + 1 : depth;
}

const SLASH = '/'.charCodeAt(0);
