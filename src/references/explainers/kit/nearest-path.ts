import { message } from '../../../model/message.ts';
import { folderOf } from '../../../model/names/folder-of.ts';
import type { Reason } from '../../../model/reason.ts';
import { hostSpan, type Span } from '../../../model/span.ts';

/** The file that is nearest to a folder: the one with most leading folders in common, then with fewest folders below these. */
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

/** The nearest of the texts that create a source, as the reason why it exists. */
export function nearestText(paths: readonly string[] | undefined, at: Span): Reason | undefined {
  const path = nearestPath(paths ?? [], folderOf(hostSpan(at).file.path));
  return path === undefined ? undefined : message`${path} shows how to create it`;
}
