import { mayBeSameCluster } from '../../model/fleet/cluster-name.ts';
import { addTo } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { hostPlaceOf } from '../../model/span.ts';

/**
 * Tells whether a build is a sibling of an object's own: another one that renders the same object from the same place of the same file
 * (overlays/dev and overlays/prod over one base, two clusters over one folder). Siblings are applied to different places, so what one of
 * them makes does not satisfy the other, unless entry objects deploy both into one namespace. In a plain folder nothing is rendered, so it
 * has none.
 */
export function siblingBuilds(builds: readonly Build[]): Siblings {
  const rendered = builds.filter(({ kind }) => kind !== 'folder');
  const rendering = new Map<string, Set<string>>();
  if (rendered.length > 1) {
    for (const { id, objects } of rendered) {
      for (const object of objects) addTo(rendering, hostPlaceOf(object.node), id);
    }
  }
  const byId = new Map(rendered.map((build) => [build.id, build]));
  return {
    isSibling: (build, manifest, own) => {
      if (build === own) return false;
      const ids = rendering.get(hostPlaceOf(manifest.node));
      if (ids?.has(build) !== true || !ids.has(own)) return false;
      return !mayBeSamePlace(byId.get(build), byId.get(own));
    },
    siblingsOf: (manifest, own) => {
      const ids = rendering.get(hostPlaceOf(manifest.node));
      return ids?.has(own) === true ? [...ids].filter((id) => id !== own) : [];
    },
  };
}

/** Which builds are variants of one: overlays over one base. */
interface Siblings {
  readonly isSibling: (build: string, manifest: Manifest, own: string) => boolean;
  /** All variants of the build that an object belongs to, but itself. */
  readonly siblingsOf: (manifest: Manifest, own: string) => readonly string[];
}

/** An umbrella chart and a chart of its own, for example, which two Applications deploy into one namespace. */
function mayBeSamePlace(one: Build | undefined, other: Build | undefined): boolean {
  if (one?.cluster === undefined || other?.cluster === undefined) return false;
  return (
    one.namespace !== undefined &&
    one.namespace === other.namespace &&
    mayBeSameCluster(one.cluster, other.cluster)
  );
}
