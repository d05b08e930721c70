import type { Evidence } from '../../src/model/evidence.ts';
import { hostSpan } from '../../src/model/span.ts';

/** Objects that deploy a chart or a folder. */
const DEPLOYERS =
  /^(?:kustomize\.toolkit\.fluxcd\.io\/Kustomization|helm\.toolkit\.fluxcd\.io\/HelmRelease|argoproj\.io\/(?:Application|ApplicationSet)|helm\.cattle\.io\/HelmChart)$/;
/** Below this, the few that are not here explain little. */
const MANY = 10;

/** How many entry objects deploy what is not here (charts, other repositories, what a generator of Argo CD answers), where most do. */
export function unseenDeployments({ builds, manifests }: Evidence): number | undefined {
  const seen = new Set(
    builds.flatMap(({ deployedBy, objects }) =>
      deployedBy === undefined || objects.length === 0 ? [] : [hostSpan(deployedBy.at).file.path],
    ),
  );
  const places = new Map<string, boolean>();
  for (const { manifest } of manifests) {
    if (!DEPLOYERS.test(`${manifest.group}/${manifest.kind}`)) continue;
    const { file, start } = hostSpan(manifest.node);
    places.set(`${start} ${file.path}`, seen.has(file.path));
  }
  const unseen = [...places.values()].filter((isSeen) => !isSeen).length;
  return unseen < MANY || 2 * unseen <= places.size ? undefined : unseen;
}
