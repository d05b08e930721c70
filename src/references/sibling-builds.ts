import type { Build, Manifest } from '../model/manifest.ts';
import { hostSpan } from '../model/span.ts';
import { addTo } from '../model/group-by.ts';

/**
 * Tells whether a build is a sibling of an object's own: another kustomization that renders the same object from the same place of the
 * same file (overlays/dev and overlays/prod over one base). Siblings are applied to different places, so what one of them makes does
 * not satisfy the other.
 */
export function siblingBuilds(
  builds: readonly Build[],
): (build: string, manifest: Manifest, own: string) => boolean {
  const kustomizations = builds.filter(({ kind }) => kind === 'kustomization');
  const rendering = new Map<string, Set<string>>();
  if (kustomizations.length > 1) {
    for (const { id, objects } of kustomizations) {
      for (const object of objects) addTo(rendering, placeKey(object), id);
    }
  }
  return (build, manifest, own) => {
    if (build === own) return false;
    const ids = rendering.get(placeKey(manifest));
    return ids?.has(build) === true && ids.has(own);
  };
}

function placeKey({ node }: Manifest): string {
  const { file, start } = hostSpan(node);
  return `${file.path}:${start}`;
}
