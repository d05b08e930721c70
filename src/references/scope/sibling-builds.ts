import { addTo } from '../../model/group-by.ts';
import type { Build, Manifest } from '../../model/manifest.ts';
import { hostPlaceOf } from '../../model/span.ts';

/**
 * Tells whether a build is a sibling of an object's own: another one that renders the same object from the same place of the same file
 * (overlays/dev and overlays/prod over one base, two clusters over one folder). Siblings are applied to different places, so what one of
 * them makes does not satisfy the other. In a plain folder nothing is rendered, so it has none.
 */
export function siblingBuilds(builds: readonly Build[]): Siblings {
  const rendered = builds.filter(({ kind }) => kind !== 'folder');
  const rendering = new Map<string, Set<string>>();
  if (rendered.length > 1) {
    for (const { id, objects } of rendered) {
      for (const object of objects) addTo(rendering, hostPlaceOf(object.node), id);
    }
  }
  return {
    isSibling: (build, manifest, own) => {
      if (build === own) return false;
      const ids = rendering.get(hostPlaceOf(manifest.node));
      return ids?.has(build) === true && ids.has(own);
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
