import type { Build, Manifest } from '../model/manifest.ts';
import type { MapNode } from '../model/node.ts';
import type { UncheckedEntry } from '../model/report.ts';

/** Marks the objects all of whose nested objects became a build of their own; one that nobody could expand as a whole still shows what it may make. */
export function markExpanded(
  builds: readonly Build[],
  uncheckedEntries: readonly UncheckedEntry[],
): readonly Build[] {
  const expanded = new Set<MapNode>(
    builds.flatMap(({ kind, deployedBy, objects }) =>
      kind === 'flux-resource-set' && deployedBy !== undefined && objects.length > 0
        ? [deployedBy.at]
        : [],
    ),
  );
  for (const { manifest } of uncheckedEntries) expanded.delete(manifest.node);
  if (expanded.size === 0) return builds;
  const isExpanded = ({ node }: Manifest): boolean => expanded.has(node);
  return builds.map((build) =>
    build.objects.some(isExpanded)
      ? {
          ...build,
          objects: build.objects.map((object) =>
            isExpanded(object) ? { ...object, expanded: true as const } : object,
          ),
        }
      : build,
  );
}
