import type { Build, Manifest } from '../model/manifest.ts';
import type { MapNode } from '../model/node.ts';
import type { UncheckedEntry } from '../model/report.ts';

type Marks = Pick<Manifest, 'expanded' | 'unread'>;

/**
 * Marks the objects all of whose nested objects became a build of their own (one that nobody could expand as a whole still shows what it may
 * make), and gives releases the values for charts that are not here.
 */
export function markEntryObjects(
  builds: readonly Build[],
  uncheckedEntries: readonly UncheckedEntry[],
): readonly Build[] {
  const marks = new Map<MapNode, Marks>();
  for (const { kind, deployedBy, objects, values } of builds) {
    if (deployedBy === undefined) continue;
    if (kind === 'flux-resource-set' && objects.length > 0)
      marks.set(deployedBy.at, { expanded: true });
    if (values?.unread !== undefined) marks.set(deployedBy.at, { unread: values.unread });
  }
  for (const { manifest, unread } of uncheckedEntries) {
    if (unread === undefined) marks.delete(manifest.node);
    else marks.set(manifest.node, { unread });
  }
  if (marks.size === 0) return builds;
  const marked = (object: Manifest): Manifest => {
    const own = marks.get(object.node);
    return own === undefined ? object : { ...object, ...own };
  };
  return builds.map((build) =>
    build.objects.some(({ node }) => marks.has(node))
      ? { ...build, objects: build.objects.map(marked) }
      : build,
  );
}
