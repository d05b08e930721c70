import type { Build, Manifest } from '../model/manifest.ts';
import { childrenOf, type MapNode, type YamlNode } from '../model/node.ts';
import type { UncheckedEntry } from '../model/report.ts';

type Marks = Pick<Manifest, 'expanded' | 'unread'>;

/** Nodes of values that are read in one run: thousands of releases may share one file, and each has all of its names. */
const MAX_UNREAD = 100_000;

/**
 * Marks the objects all of whose nested objects became a build of their own (one that nobody could expand as a whole still shows what it may
 * make), and gives releases the values for charts that are not here.
 */
export function markEntryObjects(
  builds: readonly Build[],
  uncheckedEntries: readonly UncheckedEntry[],
): readonly Build[] {
  const marks = new Map<MapNode, Marks>();
  let room = MAX_UNREAD;
  const mark = (at: MapNode, unread: MapNode): void => {
    room -= nodesIn(unread);
    if (room >= 0) marks.set(at, { unread });
  };
  for (const { kind, deployedBy, objects, values } of builds) {
    if (deployedBy === undefined) continue;
    if (kind === 'flux-resource-set' && objects.length > 0)
      marks.set(deployedBy.at, { expanded: true });
    if (values?.unread !== undefined) mark(deployedBy.at, values.unread);
  }
  for (const { manifest, unread } of uncheckedEntries) {
    marks.delete(manifest.node);
    if (unread !== undefined) mark(manifest.node, unread);
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

function nodesIn(node: YamlNode): number {
  return childrenOf(node).reduce((sum, each) => sum + nodesIn(each), 1);
}
