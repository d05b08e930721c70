import type { Build } from '../../model/manifest.ts';
import type { Made } from './entry-object.ts';
import type { PlacedEntry } from './walk-entries.ts';
import { plainNameInCluster } from '../../model/names/name-of.ts';

/** What an object of the cluster makes, as a build. */
export function renderMade(
  { entry: { manifest }, cluster, parent, undeployed }: PlacedEntry,
  { buildKind, objects, failures, nothing }: Made,
): Build {
  const name = plainNameInCluster(manifest);
  return {
    id: name,
    kind: buildKind,
    deployedBy: { name, at: manifest.node, parent },
    cluster,
    objects,
    partial: [],
    failures: undeployed ? [] : failures,
    ...(nothing !== undefined && { makesNothing: nothing }),
    files: [],
  };
}
