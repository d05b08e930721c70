/** Of several files the one that is nearest to a folder: the most leading folders in common, then the shortest way down from there. */
export function nearestPath(paths: readonly string[], folder: string): string | undefined {
  const here = folder === '.' ? [] : folder.split('/');
  let best: { readonly path: string; readonly shared: number; readonly down: number } | undefined;
  for (const path of paths) {
    const there = path.split('/').slice(0, -1);
    let shared = 0;
    while (shared < here.length && here[shared] === there[shared]) shared += 1;
    const down = there.length - shared;
    const isNearer =
      best === undefined || shared > best.shared || (shared === best.shared && down < best.down);
    if (isNearer) best = { path, shared, down };
  }
  return best?.path;
}
