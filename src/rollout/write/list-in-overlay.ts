import { posix } from 'node:path';
import type { Fragment } from '../../edits/fragment.ts';
import { appendItem, setValue } from '../../edits/map-edits.ts';
import type { TextEdit } from '../../model/edit.ts';
import { groupBy } from '../../model/group-by.ts';
import { itemsAt, scalarAt, valueAt } from '../../model/node.ts';
import { listedEntries } from '../../render/kustomize/kustomization-graph.ts';
import type { Overlay } from './overlays-of.ts';

/** A patch of an overlay and the workload that it is for. */
interface OverlayPatch {
  readonly path: string;
  readonly kind: string;
  readonly name: string;
}

/** What the kustomization of an overlay is to list. */
export interface Listing {
  readonly overlay: Pick<Overlay, 'folder' | 'kustomization'>;
  readonly copies: readonly string[];
  readonly patch: OverlayPatch;
}

/** Lists files of copies and patches in the kustomizations of overlays, as far as they are not listed. */
export function listInOverlays(listings: readonly Listing[]): readonly TextEdit[] {
  return [...groupBy(listings, ({ overlay }) => overlay.folder).values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const { folder, kustomization } = first.overlay;
    const inFolder = (path: string): string => posix.join(folder, path);
    const listed = new Set(listedEntries(kustomization).map(inFolder));
    const patched = new Set(
      itemsAt(kustomization, 'patches').map((item) => inFolder(scalarAt(item, 'path')?.text ?? '')),
    );
    const relative = (path: string): string => posix.relative(folder, path);
    const copies = new Set(some.flatMap((listing) => listing.copies));
    const patches = some.filter(({ patch }) => !patched.has(patch.path));
    return [
      ...addItems(
        kustomization,
        'resources',
        [...copies].filter((path) => !listed.has(path)).map(relative),
      ),
      ...addItems(
        kustomization,
        'patches',
        patches.map(({ patch: { path, kind, name } }) => ({
          path: relative(path),
          target: { kind, name },
        })),
      ),
    ];
  });
}

function addItems(
  root: Overlay['kustomization'],
  field: string,
  items: readonly Fragment[],
): readonly TextEdit[] {
  if (items.length === 0) return [];
  const list = valueAt(root, field);
  if (list?.kind === 'sequence' && list.items.length > 0) {
    return items.map((item) => appendItem(root, list, item));
  }
  const planned = setValue(root, root, [field], items);
  return planned === 'elsewhere' ? [] : planned;
}
