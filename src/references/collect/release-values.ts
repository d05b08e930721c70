import { groupBy } from '../../model/group-by.ts';
import type { Build, BuildKind } from '../../model/manifest.ts';
import type { Reference } from '../../model/reference.ts';
import { isInValues } from '../../model/release-values.ts';
import { hostPlaceOf, hostSpan, type Span } from '../../model/span.ts';

const RELEASES: ReadonlySet<BuildKind> = new Set(['helm-release', 'argo-application']);

/**
 * The references without those that values of releases seem to contain, if the release was rendered: the objects of a release that was rendered as
 * a whole contain all references; of others, a value that an object took over is reported once, at the object.
 */
export function withoutReleasedValues(
  references: readonly Reference[],
  builds: readonly Build[],
): Reference[] {
  const releases = rendered(builds);
  if (releases.size === 0) return [...references];
  const ids = new Set(builds.flatMap(({ id, kind }) => (RELEASES.has(kind) ? [id] : [])));
  const taken = new Set(
    references.flatMap(({ build, kind, at, use }) =>
      use === 'custom-resource' || !ids.has(build) ? [] : [`${kind} ${hostPlaceOf(at)}`],
    ),
  );
  const isRepeated = insideOf(builds, releases);
  return references.filter(({ use, path, manifest, kind, at, build }) => {
    if (!ids.has(build) && isRepeated(manifest.node)) return false;
    if (use !== 'custom-resource' || !isInValues(path, manifest)) return true;
    const release = releases.get(hostPlaceOf(manifest.node));
    if (release === undefined) return true;
    return release === 'in-part' && !taken.has(`${kind} ${hostPlaceOf(at)}`);
  });
}

/** The objects that deploy charts which were rendered, by their places. */
function rendered(builds: readonly Build[]): ReadonlyMap<string, 'whole' | 'in-part'> {
  const found = new Map<string, 'whole' | 'in-part'>();
  for (const { kind, deployedBy, partial, failures } of builds) {
    if (deployedBy === undefined) continue;
    if (!RELEASES.has(kind)) continue;
    const key = hostPlaceOf(deployedBy.at);
    const isWhole = partial.length === 0 && failures.length === 0 && found.get(key) !== 'in-part';
    found.set(key, isWhole ? 'whole' : 'in-part');
  }
  return found;
}

/** Whether an object is written in the values of a release that was rendered as a whole, which prints it. */
function insideOf(
  builds: readonly Build[],
  releases: ReadonlyMap<string, 'whole' | 'in-part'>,
): (node: Span) => boolean {
  const byFile = groupBy(
    builds.flatMap(({ deployedBy }) =>
      deployedBy !== undefined && releases.get(hostPlaceOf(deployedBy.at)) === 'whole'
        ? [hostSpan(deployedBy.at)]
        : [],
    ),
    ({ file }) => file.path,
  );
  return (node) => {
    const { file, start, end } = hostSpan(node);
    return (byFile.get(file.path) ?? []).some(
      (release) => release.start < start && end <= release.end,
    );
  };
}
